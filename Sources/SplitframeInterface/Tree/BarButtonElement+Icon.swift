extension BarButtonElement {
    /// The icons of a split view's buttons, of the system's bar items, and of symbols that apps often use.
    public enum Icon: NamedCase {
        /// The display-mode button of tiled columns.
        case sidebar
        /// The same if the sidebar is at the trailing edge.
        case trailingSidebar
        /// The display-mode button of overlays, and the back button of a stack.
        case back
        /// Two diverging arrows: the classic button towards the secondary alone.
        case expand
        /// Two arrows: the secondary-only button of three columns.
        case secondaryOnly
        case add
        case more
        case close
        case compose
        case reply
        case share
        case folder
        case search
        case trash

        case book
        case refresh
        case camera
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case page
        case sparkles

        case bell
        case bookmark
        case bubble
        case calendar
        case cart
        case checkmark
        case circle
        case clock
        case document
        case download
        case envelope
        case filter
        case flag
        case forkAndKnife
        case gear
        case heart
        case house
        case info
        case link
        case list
        case lock
        case music
        case paperclip
        case paperplane
        case pencil
        case person
        case pin
        case square
        case star
        case tag
        case tray
        /// Any other picture.
        case image
    }
}

extension BarButtonElement.Icon {
    /// Whether a symbol's name is that of its filled variant, such as `folder.fill.badge.plus`.
    package static func isFilled(symbol name: String) -> Bool { name.split(separator: ".").contains("fill") }

    /// Whether a symbol's name is that of its variant inside a circle, such as `plus.circle.fill`.
    package static func isCircled(symbol name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains("circle")
    }
}

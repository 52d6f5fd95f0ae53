import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

extension Sketch {
    /// The distance of the outermost buttons from a toolbar's sides.
    private static let toolbarMargin = 16.0
    private static let leastSpace = 8.0

    /// A toolbar: buttons in groups between which its flexible spaces share the room that is left.
    mutating func toolbar(_ toolbar: ToolbarElement, at place: BottomBarPlace) {
        if !place.hasGlass { bottomBackground(at: place) }
        let groups = toolbar.items.split(separator: .flexibleSpace, omittingEmptySubsequences: false)
            .map { $0.compactMap(\.button) }
        let room = place.frame.width - 2 * Self.toolbarMargin
        let taken = groups.reduce(0) { $0 + $1.toolbarWidth }
        let space =
            groups.count > 1 ? max(Self.leastSpace, (room - taken) / Double(groups.count - 1)) : 0
        var x = place.frame.minX + Self.toolbarMargin
        for group in groups {
            let frame = Rectangle(
                x: x.rounded(), y: place.frame.minY, width: group.toolbarWidth, height: place.frame.height)
            if place.hasGlass, !group.isEmpty { glass(frame) }
            buttons(group, in: frame)
            x += frame.width + space
        }
    }

    private mutating func buttons(_ buttons: [BarButtonElement], in frame: Rectangle) {
        var x = frame.minX
        for button in buttons {
            let width = button.toolbarWidth
            let content = button.width(isRound: false)
            barButton(
                button,
                in: Rectangle(
                    x: x + ((width - content) / 2).rounded(), y: frame.midY - 20, width: content, height: 40),
                isRound: false)
            x += width
        }
    }
}

extension ToolbarElement.Item {
    fileprivate var button: BarButtonElement? { if case .button(let button) = self { button } else { nil } }
}

extension BarButtonElement {
    /// The room that a button takes between its neighbours, wide enough for a finger.
    fileprivate var toolbarWidth: Double { max(48, width(isRound: false)) }
}

extension [BarButtonElement] {
    fileprivate var toolbarWidth: Double { reduce(0) { $0 + $1.toolbarWidth } }
}

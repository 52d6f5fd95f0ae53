import SplitframeInterface

extension BarButtonElement.Icon {
    /// A system symbol that looks like the icon.
    var symbolName: String {
        switch self {
        case .sidebar: "sidebar.leading"
        case .back: "chevron.backward"
        case .expand: "arrow.up.left.and.arrow.down.right"
        case .secondaryOnly: "arrow.left.and.right"
        case .add: "plus"
        case .more: "ellipsis"
        case .close: "xmark"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .share: "square.and.arrow.up"
        case .folder: "folder"
        case .search: "magnifyingglass"
        case .trash: "trash"
        case .image: "photo"
        }
    }

    /// The icon that looks like a symbol or one of its variants; any other picture is a picture.
    init(symbol name: String) {
        let name = name.replacing("sidebar.left", with: "sidebar.leading")
            .replacing("chevron.left", with: "chevron.backward")
        self = Self.allCases.first { name == $0.symbolName || name.hasPrefix($0.symbolName + ".") } ?? .image
    }

    /// The icon of a button that the system names; nil where it has words.
    init?(_ item: UIBarButtonItem.SystemItem) {
        switch item {
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: return nil
        case .add: self = .add
        case .close, .stop: self = .close
        case .compose: self = .compose
        case .reply: self = .reply
        case .action: self = .share
        case .organize: self = .folder
        case .search: self = .search
        case .trash: self = .trash
        case .bookmarks, .refresh, .camera, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl,
            .writingTools:
            self = .image
        }
    }
}

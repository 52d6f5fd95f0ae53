import SplitframeInterface

extension BarButtonElement.Icon {
    /// The icon of a system button; nil for buttons with a text.
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
        case .bookmarks: self = .book
        case .refresh: self = .refresh
        case .camera: self = .camera
        case .play: self = .play
        case .pause: self = .pause
        case .rewind: self = .rewind
        case .fastForward: self = .fastForward
        case .undo: self = .undo
        case .redo: self = .redo
        case .pageCurl: self = .page
        case .writingTools: self = .sparkles
        }
    }

    /// The icon of a system tab.
    init(_ item: UITabBarItem.SystemItem) {
        switch item {
        case .more: self = .more
        case .favorites, .featured, .topRated: self = .star
        case .recents, .history, .mostRecent: self = .clock
        case .contacts: self = .person
        case .bookmarks: self = .book
        case .search: self = .search
        case .downloads: self = .download
        case .mostViewed: self = .list
        }
    }
}

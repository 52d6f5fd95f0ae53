import SplitframeInterface

extension BarButtonElement.Icon {
    /// The names of the system symbols that look like the icon; variants such as `folder.fill` have the same icon.
    var symbolNames: [String] {
        switch self {
        case .sidebar: ["sidebar.leading", "sidebar.left"]
        case .trailingSidebar: ["sidebar.trailing", "sidebar.right"]
        case .back: ["chevron.backward", "chevron.left"]
        case .expand: ["arrow.up.left.and.arrow.down.right"]
        case .secondaryOnly: ["arrow.left.and.right"]
        case .add: ["plus"]
        case .more: ["ellipsis"]
        case .close: ["xmark"]
        case .compose: ["square.and.pencil"]
        case .reply: ["arrowshape.turn.up.left"]
        case .share: ["square.and.arrow.up"]
        case .folder: ["folder"]
        case .search: ["magnifyingglass"]
        case .trash: ["trash"]
        case .book: ["book"]
        case .refresh: ["arrow.clockwise", "arrow.triangle.2.circlepath"]
        case .camera: ["camera"]
        case .play: ["play"]
        case .pause: ["pause"]
        case .rewind: ["backward"]
        case .fastForward: ["forward"]
        case .undo: ["arrow.uturn.backward", "arrow.uturn.left"]
        case .redo: ["arrow.uturn.forward", "arrow.uturn.right"]
        case .page: ["book.pages"]
        case .sparkles: ["sparkles", "apple.writing.tools"]
        case .bell: ["bell"]
        case .bookmark: ["bookmark"]
        case .bubble: ["bubble", "message", "text.bubble"]
        case .calendar: ["calendar"]
        case .cart: ["cart", "bag"]
        case .checkmark: ["checkmark"]
        case .circle: ["circle"]
        case .clock: ["clock", "timer", "stopwatch", "alarm"]
        case .document: ["doc", "document", "note", "newspaper"]
        case .download: ["arrow.down", "square.and.arrow.down", "icloud.and.arrow.down"]
        case .envelope: ["envelope", "mail"]
        case .filter: ["line.3.horizontal", "slider.horizontal.3"]
        case .flag: ["flag"]
        case .forkAndKnife: ["fork.knife"]
        case .gear: ["gear", "gearshape"]
        case .heart: ["heart"]
        case .house: ["house"]
        case .info: ["info"]
        case .link: ["link"]
        case .list: ["list"]
        case .lock: ["lock"]
        case .music: ["music", "opticaldisc"]
        case .paperclip: ["paperclip"]
        case .paperplane: ["paperplane"]
        case .pencil: ["pencil"]
        case .person: ["person"]
        case .pin: ["mappin", "location", "map"]
        case .square: ["square"]
        case .star: ["star"]
        case .tag: ["tag"]
        case .tray: ["tray", "archivebox"]
        case .image: ["photo"]
        }
    }

    /// The icon that looks like a symbol or one of its variants; for other symbols a plain image.
    ///
    /// The longest matching name determines the icon: `book.pages` is not `book`.
    init(symbol name: String) {
        let known = Self.allCases.flatMap { icon in icon.symbolNames.map { (icon: icon, name: $0) } }
        let alike = known.filter { name == $0.name || name.hasPrefix($0.name + ".") }
        self = alike.max { $0.name.count < $1.name.count }?.icon ?? .image
    }
}

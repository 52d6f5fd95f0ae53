import SplitframeInterface

extension BarButtonElement.Icon {
    /// The names of the system symbols that look like the icon; variants such as `folder.fill` have the same icon, other
    /// symbols whose names begin alike do not.
    var symbolNames: [String] {
        switch self {
        case .sidebar: ["sidebar.leading", "sidebar.left"]
        case .trailingSidebar: ["sidebar.trailing", "sidebar.right"]
        case .back: ["chevron.backward", "chevron.left"]
        case .expand: ["arrow.up.left.and.arrow.down.right"]
        case .secondaryOnly: ["arrow.left.and.right"]
        case .add: ["plus"]
        case .minus: ["minus"]
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
        case .arrowBackward: ["arrow.backward", "arrow.left"]
        case .arrowDown: ["arrow.down"]
        case .arrowForward: ["arrow.forward", "arrow.right"]
        case .arrowUp: ["arrow.up"]
        case .bag: ["bag"]
        case .bell: ["bell"]
        case .bookmark: ["bookmark"]
        case .bubble: ["bubble", "bubble.left", "bubble.right", "message", "text.bubble"]
        case .calendar: ["calendar"]
        case .cart: ["cart"]
        case .checkmark: ["checkmark"]
        case .chevronDown: ["chevron.down"]
        case .chevronForward: ["chevron.forward", "chevron.right"]
        case .chevronUp: ["chevron.up"]
        case .circle: ["circle"]
        case .clock: ["clock"]
        case .document: ["doc", "doc.text", "document", "note", "note.text"]
        case .download: ["square.and.arrow.down"]
        case .envelope: ["envelope", "mail"]
        case .filter: ["line.3.horizontal.decrease"]
        case .flag: ["flag"]
        case .forkAndKnife: ["fork.knife"]
        case .gear: ["gear", "gearshape"]
        case .globe: ["globe"]
        case .grid: ["square.grid.2x2"]
        case .heart: ["heart"]
        case .house: ["house"]
        case .info: ["info"]
        case .link: ["link"]
        case .list: ["list.bullet", "list.dash"]
        case .location: ["location"]
        case .lock: ["lock"]
        case .map: ["map"]
        case .menu: ["line.3.horizontal"]
        case .music: ["music.note"]
        case .paperclip: ["paperclip"]
        case .paperplane: ["paperplane"]
        case .pencil: ["pencil"]
        case .people: ["person.2"]
        case .person: ["person"]
        case .pin: ["mappin", "mappin.and.ellipse"]
        case .sliders: ["slider.horizontal.3"]
        case .square: ["square"]
        case .star: ["star"]
        case .tag: ["tag"]
        case .tray: ["tray"]
        case .warning: ["exclamationmark.triangle"]
        case .image: ["photo"]
        }
    }

    /// The icon that looks like a symbol or one of its variants; for other symbols a plain image.
    ///
    /// The longest matching name determines the icon: `book.pages` is not `book`.
    init(symbol name: String) {
        let known = Self.allCases.flatMap { icon in icon.symbolNames.map { (icon: icon, name: $0) } }
        let alike = known.filter { known in
            guard name.hasPrefix(known.name + ".") else { return name == known.name }
            let rest = name.dropFirst(known.name.count).split(separator: ".")
            return rest.prefix { $0 != SymbolVariant.badge }.allSatisfy(SymbolVariant.words.contains)
        }
        self = alike.max { $0.name.count < $1.name.count }?.icon ?? .image
    }
}

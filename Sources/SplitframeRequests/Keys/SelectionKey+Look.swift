import SplitframeInterface
import SplitframeWireframes

// Keys about the picture rather than its interface: caption, canvas, measures, colours.
extension SelectionKey {
    package static let caption = SelectionKey(
        name: "caption", topic: .look, values: .text, placeholder: "TEXT",
        help: "the words below the picture; the part before the first \" · \" is its title",
        read: { text, _ in Edit(text: text) { $0.look.caption = text.isEmpty ? .none : .text(text) } },
        texts: { $0.look.caption.texts },
        fileNameParts: { selection in
            switch selection.look.caption {
            case .automatic: []
            case .none: ["noCaption"]
            case .text(let text): ["caption=\(text.fileNamePart)"]
            }
        })

    package static let canvas = rare(
        "canvas", \.look.canvas, .choice(Look.Canvas.allCases.map(\.name)), placeholder: "tight|device|set",
        help:
            "the room around the device: for what is drawn, the device's own, or for every mode of it "
            + "with the same annotations, so that pictures line up",
        expected: Look.Canvas.allCases.map(\.name), read: Look.Canvas.init(name:),
        word: { $0 == .tight ? nil : $0.name }, all: Look.Canvas.allCases.map(\.name))

    package static let background = rare(
        "background", \.look.background, .names, placeholder: "transparent|COLOR",
        help: "the background around the device: theme (as usual), transparent, or a colour such as #F2F2F7",
        expected: ["theme", "transparent", "#RRGGBB"], read: { Look.Background(word: $0) }, word: \.word,
        all: ["theme", "transparent"])

    package static let crop = rare(
        "crop", \.look.crop, .names, placeholder: "ELEMENT|X,Y,W,H",
        help: "draw one element alone (primary, bar, primary.bar), or a rectangle in points of the window",
        expected: ["an element's name", "X,Y,W,H"], read: { Look.Crop(word: $0).map(Optional.some) },
        word: { $0?.word }, all: Column.allCases.map(\.name))

    package static let mark = SelectionKey(
        name: "mark", topic: .look, values: .marks, placeholder: "ELEMENT=TEXT",
        help:
            "a line to an element with a text beside the device, or with numbers and a list below where texts have "
            + "no room; may be repeated, in order",
        read: { text, _ throws(SelectionError) in
            let (name, label) = try assignment(text, key: "mark")
            return Edit(text: text) { $0.look.marks.append(Look.Mark(name, label)) }
        }, texts: { $0.look.marks.map { "\($0.element)=\($0.text)" } },
        fileNameParts: { selection in
            selection.look.marks.map { "mark=\("\($0.element)=\($0.text)".fileNamePart)" }
        })

    package static let spotlight = rare(
        "spotlight", \.look.spotlight, .names, placeholder: "ELEMENT",
        help: "dim everything but one element: primary, secondary.bar",
        expected: ["an element's name"],
        read: { text in
            guard !text.isEmpty else { return nil }
            return text
        }, word: { $0 }, all: Column.allCases.map(\.name))

    package static let pageWidth = rare(
        "pageWidth", \.look.pageWidth, .pageWidth, placeholder: "POINTS",
        help:
            "made for a page so many points wide: strips, pairs and sheets wrap, and no text is smaller than 9 points there",
        option: "width", expected: ["240 to 4000 points"],
        read: { text in
            guard let width = Double(text), (240...4000).contains(width) else { return nil }
            // Rounded so that the value is the same after it is written and read again.
            return (width * 1000).rounded() / 1000
        }, word: { $0?.exactText }, all: [])

    package static let exploded = flag(
        "exploded", .look, \.look.exploded,
        help: "lift the columns apart, seen from the side, and measure what lies beneath others",
        isRare: true, fileNamePart: { _ in "exploded" })
}

extension Look.Caption {
    /// The caption as on the command line; an empty text means no caption.
    fileprivate var texts: [String] {
        switch self {
        case .automatic: []
        case .none: [""]
        case .text(let text): [text]
        }
    }
}

extension Look.Background {
    fileprivate init?(word: String) {
        switch word {
        case "theme": self = .theme
        case "transparent": self = .transparent
        default:
            let digits = word.hasPrefix("#") ? word.dropFirst() : word[...]
            guard digits.utf8.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
            self = .color(Color(number))
        }
    }

    /// The background as on the command line; nil for the theme's own.
    fileprivate var word: String? {
        switch self {
        case .theme: nil
        case .transparent: "transparent"
        case .color(let color):
            ElementColor(red: color.red, green: color.green, blue: color.blue).twinValue.description
        }
    }
}

extension Look.Crop {
    fileprivate init?(word: String) {
        guard let first = word.first else { return nil }
        guard "-.0123456789".contains(first) else {
            self = .element(word)
            return
        }
        let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 4, case let known = numbers.compactMap(\.self), known.count == 4,
            known.allSatisfy({ $0.magnitude <= 100_000 }), known[2] > 0, known[3] > 0
        else { return nil }
        self = .rectangle(Rectangle(x: known[0], y: known[1], width: known[2], height: known[3]))
    }

    /// The crop as on the command line.
    var word: String {
        switch self {
        case .element(let name): name
        case .rectangle(let frame):
            [frame.x, frame.y, frame.width, frame.height].map(\.exactText).joined(separator: ",")
        }
    }
}

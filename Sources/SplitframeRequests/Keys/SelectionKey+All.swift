import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
public import SplitframeWireframes

extension SelectionKey {
    /// Every key; their order is that of options, names, files and lists.
    public static let all = [
        device, posture, sdk, orientation, window, generation, style, displayMode, splitBehavior, primaryEdge,
        direction, showInspector, set, theme, scale, annotate, bezel, title, largeTitle, content, caption,
        canvas, background, crop, mark, spotlight, exploded, pageWidth,
    ]

    package static let device = value(
        "device", .place, \.request.device, .names, placeholder: "ID",
        help: "a device's id, name or model identifier; `splitframe devices` lists all",
        read: { text, devices throws(SelectionError) in
            do throws(DeviceError) {
                return try Device.named(text, among: devices)
            } catch {
                throw .device(error)
            }
        }, word: \.id, all: { $1 })

    package static let posture = folding(
        "posture", \.request.posture, placeholder: "POSTURE", more: "")

    package static let sdk = folding(
        "sdk", \.request.sdk, placeholder: "SDK",
        more: ", the SDK that the app was built with",
        fileNameParts: { $0.request.sdk.map { ["sdk\($0.name)"] } ?? [] })

    package static let orientation = word(
        "orientation", .place, \.request.orientation, placeholder: "portrait|landscape",
        help: "how the device is held", all: { $0.request.device.orientations },
        setDefault: { $0.request.orientation = $0.request.device.orientations.first ?? .portrait })

    package static let window = value(
        "window", .place, \.request.window, .names, placeholder: "WINDOW",
        help: Window.named.map(\.name).joined(separator: ", ") + " or a size in points such as 600x700",
        read: { text, _ throws(SelectionError) in
            do throws(WindowError) {
                return try Window(name: text)
            } catch {
                throw .window(error)
            }
        }, word: \.name, all: { _, _ in Window.named })

    package static let generation = word(
        "generation", .place, \.request.generation, placeholder: "GENERATION",
        setDefault: { $0.request.generation = $0.request.device.usualGeneration })

    package static let style = word(
        "style", .splitView, \.request.style, placeholder: "STYLE",
        setDefault: { if !$0.request.generation.rules.hasColumnStyles { $0.request.style = .unspecified } })

    package static let displayMode = word(
        "displayMode", .splitView, \.request.displayMode, placeholder: "MODE", more: "; set on screen")

    package static let splitBehavior = word(
        "splitBehavior", .splitView, \.request.splitBehavior, placeholder: "BEHAVIOR",
        more: "; set on screen, before the mode")

    package static let primaryEdge = word(
        "primaryEdge", .splitView, \.request.primaryEdge, placeholder: "leading|trailing",
        help: "the side of the primary column")

    package static let direction = value(
        "direction", .place, \.request.direction, .choice(LayoutDirection.allCases.map(\.word)),
        placeholder: "ltr|rtl", help: "the direction of reading",
        read: { text, _ throws(SelectionError) in
            try known(
                LayoutDirection.allCases.first { $0.word == text } ?? LayoutDirection(name: text), text,
                "direction", LayoutDirection.allCases.map(\.word))
        }, word: \.word, all: { _, _ in LayoutDirection.allCases })

    package static let showInspector = flag(
        "showInspector", .splitView, \.request.showsInspector, help: "show the inspector column",
        fileNamePart: { _ in "inspector" })

    package static let set = SelectionKey(
        name: "set", topic: .splitView, values: .properties, placeholder: "PROPERTY=VALUE",
        help: "any UISplitViewController property, before mounting; in order, may be repeated",
        read: { text, _ throws(SelectionError) in
            let (name, value) = try assignment(text, key: "set")
            do throws(SplitPropertyError) {
                let property = try SplitProperty(name: name, value: value)
                return Edit(text: text) { $0.request.properties.append(property) }
            } catch {
                throw .property(error)
            }
        }, texts: { $0.request.properties.map(\.text) })

    package static let theme = word("theme", .look, \.look.theme, placeholder: "THEME")

    package static let scale = value(
        "scale", .look, \.look.scale, .numbers([1, 2, 3]), placeholder: "1|2|3",
        help: "output pixels per point",
        read: { text, _ throws(SelectionError) in
            try known(["1": 1, "2": 2, "3": 3][text], text, "scale", ["1", "2", "3"])
        }, word: { String($0) }, all: { _, _ in [1, 2, 3] }, fileNameParts: { ["\($0.look.scale)x"] })

    package static let annotate = SelectionKey(
        name: "annotate", topic: .look, values: .some(Set<Annotation>.choices), placeholder: "WHAT",
        help: Set<Annotation>.choices.joined(separator: ", "),
        read: { text, _ throws(SelectionError) in
            let annotations = try known(
                Set<Annotation>(word: text), text, "annotate", Set<Annotation>.choices)
            return Edit(text: text) { $0.look.annotations = annotations }
        }, texts: { [$0.look.annotations.word] },
        fileNameParts: { [$0.look.annotations.word.replacing(",", with: "+")] })

    package static let bezel = flag(
        "bezel", .look, \.look.bezel, help: "draw the device around its screen (on by default)",
        fileNamePart: { $0 ? "bezel" : "noBezel" })

    package static let title = perColumn(
        "title", .splitView, \.request.titles, choices: nil, placeholder: "COLUMN=TEXT",
        help: "a column's title; may be repeated", read: { text throws(SelectionError) in text },
        word: { $0 })

    package static let largeTitle = SelectionKey(
        name: "largeTitle", topic: .splitView, values: .columns, placeholder: "COLUMN",
        help: "a column whose title is large, below its bar, or all; may be repeated",
        read: { text, _ throws(SelectionError) in
            var columns: Set<Column> = text == "all" ? Set(Column.allCases) : []
            for name in text == "all" ? [] : text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let column = Column(name: String(name)) else {
                    throw name.isEmpty
                        ? .emptyList(text, key: "largeTitle")
                        : .word(String(name), key: "largeTitle", expected: Column.allCases.map(\.name))
                }
                columns.insert(column)
            }
            let added = columns
            return Edit(text: text) { $0.request.largeTitles.formUnion(added) }
        }, texts: { $0.request.largeTitles.sorted().map(\.name) },
        fileNameParts: { $0.request.largeTitles.sorted().map { "largeTitle=\($0)" } })

    package static let content = perColumn(
        "content", .splitView, \.request.contents, choices: ContentElement.Kind.allCases.map(\.name),
        placeholder: "KIND|COLUMN=KIND", isForAll: true,
        help: "what a column shows: \(ContentElement.Kind.allCases.map(\.name).joined(separator: ", ")); "
            + "for all columns, or for one each; may be repeated",
        read: { text throws(SelectionError) in
            try known(
                ContentElement.Kind(name: text), text, "content", ContentElement.Kind.allCases.map(\.name))
        }, word: \.name)
}

extension LayoutDirection {
    /// The direction as on the command line: `ltr` or `rtl`.
    var word: String {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}

extension Set<Annotation> {
    /// The annotations as on the command line: `none`, some of them separated by commas, or `all`.
    var word: String {
        switch count {
        case 0: "none"
        case Annotation.allCases.count: "all"
        default: Annotation.allCases.filter(contains).map(\.name).joined(separator: ",")
        }
    }

    /// The names of the annotations, and of `none` and `all`.
    public static var choices: [String] { ["none"] + Annotation.allCases.map(\.name) + ["all"] }

    /// The annotations that a word names, or several names separated by commas.
    public init?(word: String) {
        switch word {
        case "none": self = []
        case "all": self = Set(Annotation.allCases)
        default:
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            let annotations = parts.compactMap { Annotation(name: String($0)) }
            guard annotations.count == parts.count else { return nil }
            self = Set(annotations)
        }
    }
}

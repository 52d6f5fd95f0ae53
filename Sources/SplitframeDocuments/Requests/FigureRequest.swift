import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeInterface
import SplitframeRequests
import SplitframeScenarios
import SplitframeSystem
import SplitframeWireframes

/// A request of a document: an entry of `goldens.json` for one picture, a scenario, or a figure of the app's own code,
/// with the settings of its files.
struct FigureRequest: Sendable {
    /// The subject of the picture.
    enum Content: Sendable {
        case selection(SelectionList)
        case sheet(GoldenSheet, SelectionList)
        /// A scenario file, whose path is relative to the document.
        case scenarioFile(String, ScenarioView)
        /// A scenario inside the document.
        case scenario(JSON, ScenarioView)
        /// A figure of the app's code, by its name.
        case figure(String)
    }

    /// The part of a scenario to show.
    enum ScenarioView: Hashable, Sendable {
        case step(String?)
        /// Two steps beside each other; `after` is the last step by default.
        case pair(before: String, after: String?)
        case filmstrip
        /// The steps in motion.
        case animation
    }

    var subject: Content
    /// The look of a scenario or a figure.
    var look = SelectionList()
    /// The name of the files without suffix; nil for one made from the subject.
    var name: String?
    var appearance: FigureAppearance?
    /// The scales in pixels per point, one file each; empty to use that of the look.
    var scales: [Int] = []
    var format: PictureFormat?
    var width: Int?
    var language: String?
    /// Whether readers can resize, turn and fold what the figure shows.
    var isInteractive = false
    /// The author's alternative text.
    var alternativeText: String?
    /// The author's attributes of the picture, by name.
    var attributes: [String: String] = [:]

    /// Reads a request; selections can name the given devices.
    ///
    /// - Throws: `JSONError`, or `SelectionError` for invalid values.
    init(_ json: JSON, among devices: [Device]) throws {
        let node = JSONNode(json)
        if Self.isScenario(json) {
            let own = Set(Self.ownKeys.map(\.name) + Self.viewKeys.map(\.name))
            try ScenarioSchema.shape(with: Self.ownKeys + Self.viewKeys).check(node)
            var scenario = json.object ?? [:]
            for key in own where key != "name" && key != "format" { scenario[key] = nil }
            subject = .scenario(.object(scenario), try Self.view(node))
        } else {
            try Self.plainShape.check(node)
            if let file = try node["scenario"]?.text() {
                subject = .scenarioFile(file, try Self.view(node))
            } else if let figure = try node["figure"]?.text() {
                subject = .figure(figure)
            } else {
                var list = SelectionList()
                try list.read(node.required("selection").value, among: devices, allowsSeveral: true)
                if let exploded = node["exploded"] {
                    try list.read(exploded.value, as: .exploded, among: devices, allowsSeveral: false)
                }
                subject = try node["sheet"].map { .sheet(try $0.word(), list) } ?? .selection(list)
            }
            if node["selection"] == nil {
                for key in Self.lookKeys {
                    guard let value = node[key.name]?.value else { continue }
                    try look.read(value, as: key, among: devices, allowsSeveral: false)
                }
            }
        }
        name = try node["name"]?.text()
        appearance = try node["appearance"]?.word()
        scales =
            try node["scales"]?.list { scale throws(JSONError) in try scale.wholeNumber() }.sorted() ?? []
        format = try node["format"]?.text() == "svg" ? .svg : nil
        width = try node["width"]?.wholeNumber()
        language = try node["language"]?.text()
        isInteractive = try node["interactive"]?.flag() ?? false
        alternativeText = try node["alt"]?.text()
        for (name, value) in json["attributes"]?.object ?? [:] {
            guard Self.isAttribute(name), let value = value.string, !value.contains(where: \.isNewline) else {
                throw RequestError.badAttribute(name)
            }
            attributes[name] = value
        }
    }

    /// Whether the request sets the theme.
    var setsTheme: Bool {
        switch subject {
        case .selection(let list), .sheet(_, let list): list.has(.theme)
        case .scenario(let json, _): json["theme"] != nil || look.has(.theme)
        case .scenarioFile, .figure: look.has(.theme)
        }
    }

    private static func isAttribute(_ name: String) -> Bool {
        name.first?.isLetter == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            && !["src", "srcset", "alt", "generated", "data-generated"].contains(name.lowercased())
    }

    private static func isScenario(_ json: JSON) -> Bool {
        ["splitView", "steps", "root", "environment"].contains { json[$0] != nil }
    }

    private static func view(_ node: JSONNode) throws(JSONError) -> ScenarioView {
        let moves = try node["animate"]?.flag() ?? false
        let steps = ["step", "beforeStep"].filter { node[$0] != nil }
        let views = [moves ? "animate" : nil, node["sheet"].map { _ in "sheet" }, steps.first]
            .compactMap(\.self)
        guard views.count < 2 else { throw .conflictingKeys(views, at: node.path) }
        if let sheet: GoldenSheet = try node["sheet"]?.word() {
            return sheet == .motion ? .animation : .filmstrip
        }
        if moves { return .animation }
        let step = try node["step"]?.text()
        return try node["beforeStep"].map { node throws(JSONError) in
            .pair(before: try node.text(), after: step)
        } ?? .step(step)
    }

    // MARK: Shape

    private static let lookKeys = SelectionKey.all.filter { $0.topic == .look }

    /// The keys that are allowed for every picture in a document.
    private static let ownKeys = [
        JSONKey("name", .text, "what the picture's files are called, without suffix"),
        JSONKey("appearance", .named(FigureAppearance.self), "light, dark, or one picture for each"),
        JSONKey(
            "scales", .list(.number(1...3)), "pixels a point, a file each; by default the look's"),
        JSONKey("format", .choice(["png", "svg"]), "png unless given; one svg has both appearances"),
        JSONKey(
            "interactive", .boolean, "also a page on which the window can be resized, turned and folded"),
        JSONKey("width", .number(1...10_000), "how wide the document shows it, in points"),
        JSONKey("language", .text, "of the alternative text: en, de, zh, or the path of a table of words"),
        JSONKey("alt", .text, "the alternative text, in place of one that follows the picture"),
        JSONKey(
            "attributes", .map(.text),
            "other attributes of the picture, by name: title, class, width in percent"),
    ]

    /// The keys that choose a part of a scenario.
    private static let viewKeys = [
        JSONKey("step", .text, "the step that is shown; the last one unless given"),
        JSONKey("beforeStep", .text, "the step that is shown beside the other, as it was before it"),
        JSONKey(
            "sheet", .choice(GoldenSheet.ofStories.map(\.name)), "all steps in one picture, or in motion"),
        JSONKey("animate", .boolean, "the steps in motion: an animated PNG, or an SVG with a style sheet"),
    ]

    /// The JSON shape of a request that is not itself a scenario.
    private static let plainShape: JSONShape = {
        let look = lookKeys.map { JSONKey($0.name, $0.shape, $0.help) }
        let sheet = JSONKey(
            "sheet", .named(GoldenSheet.self), "one picture of several, or one exploded selection in motion")
        let exploded = JSONKey("exploded", SelectionKey.exploded.shape, SelectionKey.exploded.help)
        return .oneOf([
            JSONKey(
                "selection", SelectionKey.listShape, "one picture in words, or several for a sheet",
                beside: ownKeys + [sheet, exploded]),
            JSONKey(
                "scenario", .text, "a scenario file; its path begins at the document",
                beside: ownKeys + look + viewKeys),
            JSONKey("figure", .text, "a figure of the app's code, by its name", beside: ownKeys + look),
        ])
    }()

    /// The JSON shape of any request.
    static let anyShape = JSONShape.shared(
        "figure", .either([plainShape, ScenarioSchema.shape(with: ownKeys + viewKeys)]))
}

/// The readers for whom a figure is drawn.
package enum FigureAppearance: NamedCase {
    case light
    case dark
    /// For readers who prefer light colours, and for those who prefer dark ones.
    case both
}

extension FigureRequest {
    /// The maximum length of a figure's name in bytes, so that the names of its files are portable.
    private static let longest = 80

    /// The name of the figure's files, without suffix: the given one, or one made from its subject.
    func fileName(of selections: [Selection]) -> String {
        let parts: [String]
        switch subject {
        case _ where name != nil: parts = [name ?? ""]
        case .selection: parts = Self.parts(of: selections)
        case .sheet(let sheet, _): parts = [sheet.name] + Self.parts(of: selections)
        case .scenarioFile(let path, let view):
            let file = path.split(separator: "/").last.map(String.init) ?? path
            parts = [file.hasSuffix(".json") ? String(file.dropLast(5)) : file] + view.parts
        case .scenario(let json, let view):
            let title = json["name"]?.string ?? ""
            parts =
                [title.isEmpty ? "scenario-" + String(json.compactText.checkSum, radix: 16) : title]
                + view.parts
        case .figure(let name): parts = [name] + Self.parts(of: look)
        }
        let name = parts.map(\.portable).joined(separator: "-")
        let trimmed = name.split(separator: "-").joined(separator: "-")
        let checkSum = String(name.checkSum, radix: 16)
        guard !trimmed.isEmpty, !trimmed.hasPrefix(".") else { return "figure-" + checkSum }
        guard trimmed.utf8.count > Self.longest else { return trimmed }
        return "\(trimmed.prefix(Self.longest - 17))-\(checkSum)"
    }

    private static func parts(of selections: [Selection]) -> [String] {
        guard let first = selections.first else { return [] }
        return [first.device.id] + first.fileNameParts(beyond: .picture, but: [.device, .theme, .scale])
            + (first.look.theme == .light ? [] : [first.look.theme.name])
    }

    /// The values of a look as parts of a name, so that two looks of one figure have different files.
    private static func parts(of look: SelectionList) -> [String] {
        let plain = Selection(device: .iPadPro11InchM4)
        return look.changing(plain).fileNameParts(beyond: .picture, but: [.scale])
    }
}

extension FigureRequest.ScenarioView {
    fileprivate var parts: [String] {
        switch self {
        case .step(let label): label.map { [$0] } ?? []
        case .pair(let before, let after): [before] + (after.map { [$0] } ?? [])
        case .filmstrip: ["filmstrip"]
        case .animation: ["animated"]
        }
    }
}

extension String {
    /// The text as a part of a file's name on every file system: letters, digits, dots, underscores and hyphens.
    fileprivate var portable: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") ? $0 : "-" })
    }
}

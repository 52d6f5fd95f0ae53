import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes

/// A selection as it is written in other places, each of which shows the same picture.
struct ExploredCopies {
    private let selection: Selection
    private let resolved: ResolvedRequest

    init(_ selection: Selection, _ resolved: ResolvedRequest) {
        self.selection = selection
        self.resolved = resolved
    }

    /// The texts by what they are.
    var json: JSON {
        [
            "command": .string(command), "request": .string(request), "test": .string(test),
            "scenario": .string(scenario.indentedText), "figure": .string(figure),
        ]
    }

    var command: String {
        (["splitframe", "render"] + selection.options().map(\.shellWord) + ["-o", "picture.svg"])
            .joined(separator: " ")
    }

    /// An entry of `goldens.json` and `figures.json`.
    var request: String { JSON.object(["selection": selection.shortJSON]).compactText }

    /// A block of a document in Markdown or HTML, where `--` would end it.
    var figure: String { "<!-- splitframe: \(request.replacing("--", with: "-\\u002d")) -->" }

    /// A test in Swift of what the layout is now.
    var test: String {
        let lines =
            selection.request.swiftLines + [
                "let layout = try ResolvedRequest(request).layout",
                "#expect(layout.summary == \(resolved.layout.summary.swiftLiteral))",
            ]
        return """
            import Splitframe
            import Testing

            @Test func \("`\(resolved.styleWords) on \(selection.device.id)`")() throws {
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
            }
            """
    }

    /// A scenario with one step.
    var scenario: JSON {
        let request = selection.request
        var actions: [JSON] = [["mount": [:]]]
        let wanted: [SplitProperty] = [
            .preferredSplitBehavior(request.splitBehavior), .preferredDisplayMode(request.displayMode),
        ]
        for property in wanted where property.valueText != "automatic" {
            actions.append(["set": .object([property.name: .string(property.valueText)])])
        }
        if request.showsInspector { actions.append(["show": "inspector"]) }
        var scenario: [String: JSON?] = [
            "generation": .string(request.generation.name), "environment": environment,
            "splitView": splitView,
            "steps": [["label": "shown", "do": .array(actions)]],
        ]
        let looks = selection.shortJSON.object ?? [:]
        for key in SelectionKey.all where key.topic == .look { scenario[key.name] = looks[key.name] }
        return .members(scenario)
    }

    private var environment: JSON {
        let texts = Dictionary(selection.words.map { ($0.key.name, $0.text) }) { first, _ in first }
        return .members([
            "device": .string(selection.device.id), "posture": texts["posture"].map(JSON.string),
            "sdk": texts["sdk"].map(JSON.string), "orientation": .string(selection.orientation.name),
            "window": window,
            "layoutDirection": .string(selection.direction.name),
        ])
    }

    private var window: JSON {
        if case .free(let size) = selection.window { JSON(size) } else { .string(selection.window.name) }
    }

    private var splitView: JSON {
        let request = selection.request
        var columns = request.columns ?? request.style.columns
        if request.showsInspector { columns.insert(.inspector) }
        let controllers = columns.columns.map { column -> (String, JSON) in
            let looks = request.columnContents[column] ?? .standard(for: column)
            let controller = JSON.members([
                "viewController": .string(column.name), "title": .string(looks.title),
                "largeTitle": looks.prefersLargeTitle ? .bool(true) : nil,
                "content": looks.content.map { .string($0.kind.name) },
                "selectedRow": looks.content?.selectedRow.map { .number(Double($0)) },
            ])
            return (column.name, controller)
        }
        let properties: [SplitProperty] = [.primaryEdge(request.primaryEdge)] + request.properties
        return .members([
            "style": .string(request.style.name),
            "columns": .object(Dictionary(controllers) { first, _ in first }),
            "properties": .object(
                Dictionary(properties.map { ($0.name, $0.value.json) }) { _, last in last }),
        ])
    }
}

extension SplitProperty.Value {
    /// The value in a scenario.
    fileprivate var json: JSON {
        switch self {
        case .word(let word): .string(word)
        case .flag(let flag): .bool(flag)
        case .length(let length): length.map(JSON.number) ?? "automatic"
        }
    }
}

extension SplitRequest {
    /// The statements that make the request in Swift.
    fileprivate var swiftLines: [String] {
        let plain = SplitRequest(on: device.asUsual)
        var lines = ["var request = SplitRequest(on: try Device.named(\(device.id.swiftLiteral)))"]
        func set(_ name: String, _ value: String, if isNeeded: Bool) {
            if isNeeded { lines.append("request.\(name) = \(value)") }
        }
        set("posture", ".\(posture?.name ?? "")", if: posture != plain.posture)
        set("sdk", "AppSDK(name: \((sdk?.name ?? "").swiftLiteral))", if: sdk != plain.sdk)
        set("orientation", ".\(orientation)", if: true)
        set("window", "try Window(name: \(window.name.swiftLiteral))", if: window != .full)
        set("generation", ".\(generation.name)", if: generation != plain.generation)
        set("direction", ".\(direction)", if: direction != plain.direction)
        set("style", ".\(style)", if: style != plain.style)
        set("primaryEdge", ".\(primaryEdge)", if: primaryEdge != plain.primaryEdge)
        for property in properties {
            let (name, value) = (property.name.swiftLiteral, property.valueText.swiftLiteral)
            lines.append("request.properties.append(try SplitProperty(name: \(name), value: \(value)))")
        }
        for (column, title) in titles.sorted(by: { $0.key < $1.key }) {
            lines.append("request.titles[.\(column)] = \(title.swiftLiteral)")
        }
        for column in largeTitles.sorted() { lines.append("request.largeTitles.insert(.\(column))") }
        for (column, kind) in contents.sorted(by: { $0.key < $1.key }) {
            lines.append("request.contents[.\(column)] = .\(kind.name)")
        }
        set("splitBehavior", ".\(splitBehavior)", if: splitBehavior != .automatic)
        set("displayMode", ".\(displayMode)", if: displayMode != .automatic)
        set("showsInspector", "true", if: showsInspector)
        return lines
    }
}

extension String {
    /// The text in the quotes of Swift.
    fileprivate var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: "\(scalar)"
            }
        }
        return "\"\(escaped.joined())\""
    }
}

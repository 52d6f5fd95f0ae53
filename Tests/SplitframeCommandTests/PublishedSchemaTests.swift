import Foundation
import SplitframeFiles
import SplitframeInterface
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

/// Files that commands are asked about, for as long as a test lasts.
private final class Workplace {
    let folder: TemporaryFolder
    var path: String { folder.path }

    init() throws {
        folder = try TemporaryFolder()
        try write(Self.scenario, to: "turning.json")
        try FileManager.default.createDirectory(atPath: "\(path)/Goldens", withIntermediateDirectories: true)
        try write(
            #"{"schema": 1, "goldens": [{"selection": {"device": "iphone-se-1"}}, {"pictures": false, "selection": {"device": "ipad-2", "style": "all"}}]}"#,
            to: "Goldens/goldens.json")
    }

    private static let scenario = """
        {"name": "Turning", "environment": {"device": "iphone-16-pro-max"},
         "splitView": {"style": "tripleColumn", "delegate": {},
             "columns": {"primary": "A", "supplementary": "B", "secondary": "C"}},
         "steps": [{"label": "before", "do": []}, {"label": "upright", "do": [{"mount": {}}]},
                   {"label": "turned", "do": [{"rotate": "landscape"}]}]}
        """

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
    }

    func read(_ file: String) throws -> Data { try Data(contentsOf: URL(filePath: "\(path)/\(file)")) }

    /// What a command prints; `DIR` in its words is the folder.
    func run(_ words: [String]) async -> Data {
        let transcript = ConsoleTranscript()
        _ = await transcript.run(words.map { $0.replacing("DIR", with: path) })
        return Data(transcript.output)
    }
}

struct `The schemas that are published` {
    private let place: Workplace

    init() throws { place = try Workplace() }

    /// The validator of a schema as the command prints it.
    private func validator(_ schema: PublishedSchema) async throws -> SchemaValidator {
        try SchemaValidator(await place.run(["schema", schema.name]))
    }

    /// Real JSON has its shape and its schema; with a key too many, without its version or of a wrong kind it has not.
    private func check(
        _ data: Data, _ schema: PublishedSchema, location: SourceLocation = #_sourceLocation
    ) async throws {
        let validator = try await validator(schema)
        let json = try JSON(data: data)
        #expect(throws: Never.self, "\(json.indentedText.prefix(2_000))", sourceLocation: location) {
            try schema.shape.check(JSONNode(json))
        }
        #expect(try validator.accepts(data), sourceLocation: location)
        guard case .object(let members) = json else { return }
        for broken in Self.spoilt(members, needsAll: ![.goldens, .devices].contains(schema)) {
            let text = JSON.object(broken).indentedText
            let comment = Comment(rawValue: String(text.prefix(400)))
            #expect(throws: JSONError.self, comment, sourceLocation: location) {
                try schema.shape.check(JSONNode(.object(broken)))
            }
            #expect(try !validator.accepts(Data(text.utf8)), comment, sourceLocation: location)
        }
    }

    private static func spoilt(_ members: [String: JSON], needsAll: Bool) -> [[String: JSON]] {
        var spoilt = [
            members.merging(["surplus": 1]) { $1 }, members.filter { $0.key != "schema" },
            members.merging(["schema": 2]) { $1 },
        ]
        for (key, value) in members {
            // A value of any kind is right where a decision is about any.
            if key != "value" { spoilt.append(members.merging([key: ["surplus": [[1]]]]) { $1 }) }
            if case .object(let first)? = value.array?.first {
                spoilt.append(members.merging([key: [.object(first.merging(["surplus": 1]) { $1 })]]) { $1 })
                for name in first.keys where needsAll {
                    spoilt.append(members.merging([key: [.object(first.filter { $0.key != name })]]) { $1 })
                }
            }
        }
        return spoilt
    }

    @Test(arguments: PublishedSchema.allCases)
    func `are JSON Schemas`(schema: PublishedSchema) async throws {
        let validator = try await validator(schema)
        #expect(validator.problems.isEmpty)
        #expect(try !validator.accepts(Data(#"{"surplus": 1}"#.utf8)))
        #expect(try !validator.accepts(Data("5".utf8)))
    }

    private static let commands: [(PublishedSchema, [String])] = [
        (.render, []),
        (.render, ["--device", "iphone-se-1", "--theme", "dark", "-o", "DIR/phone.png"]),
        (.render, ["--device", "ipad-9-7-inch", "--generation", "iOS7", "--style", "unspecified"]),
        (.render, ["--device", "apple-tv", "--scale", "1", "--no-bezel"]),
        (
            .render,
            [
                "--style", "tripleColumn", "--orientation", "landscape", "--title", "primary=Mail",
                "--content", "secondary=map", "--large-title", "primary", "--annotate", "widths,frames",
                "--set", "preferredPrimaryColumnWidth=280", "--set", "presentsWithGesture=false",
            ]
        ),
        (.render, ["DIR/turning.json"]), (.render, ["DIR/turning.json", "--before-step", "upright"]),
        (.render, ["--generation", "all", "--style", "unspecified", "--device", "ipad-9-7-inch"]),
        (.render, ["DIR/turning.json", "--generation", "iOS26,iOS14"]),
        (
            .render,
            [
                "--mark", "secondary.bar=Here", "--spotlight", "secondary", "--canvas", "set", "--caption",
                "A · b",
                "--background", "#F2F2F7",
            ]
        ),
        (.render, ["--no-caption", "--crop", "10,10,300,200", "--background", "transparent"]),
        (.explain, []), (.explain, ["--style", "tripleColumn", "--orientation", "landscape"]),
        (.explain, ["--device", "iphone-se-1"]), (.explain, ["--assumptions"]),
        (.explain, ["--style", "tripleColumn", "--sweep"]),
        (.explain, ["--style", "tripleColumn", "--why", "secondary.width"]),
        (.explain, ["--why", "secondary.safeArea"]), (.explain, ["--why", "displayMode"]),
        (.explain, ["--device", "iphone-se-1", "--why", "button"]),
        (.lint, ["--device", "ipad-10th"]),
        (.layouts, ["--device", "iphone-duo,ipad-mini-6"]),
        (.solve, ["columns = 2", "--for", "preferredSplitBehavior", "--every", "pad"]),
        (.solve, ["columns = 3", "--style", "tripleColumn", "--orientation", "landscape"]),
        (
            .lint,
            [
                "--device", "all", "--style", "tripleColumn", "--set", "minimumSecondaryColumnWidth=700",
                "--set", "preferredDisplayMode=twoBesideSecondary",
            ]
        ),
        (.lint, ["--device", "ipad-mini-6", "--set", "preferredPrimaryColumnWidthFraction=0.9"]),
        (.replay, ["DIR/turning.json"]), (.replay, ["DIR/turning.json", "--device", "ipad-mini-6"]),
        (.doctor, []),
        (.gallery, ["--device", "iphone-se-1", "--style", "doubleColumn", "-o", "DIR/Gallery"]),
        (.gallery, ["--device", "iphone-se-1", "--style", "doubleColumn", "-o", "DIR/gallery.pdf"]),
        (.error, ["--nonsense"]),
    ]

    @Test(arguments: commands)
    func `accept what commands print`(schema: PublishedSchema, words: [String]) async throws {
        let command = schema == .error ? "render" : schema.name
        try await check(place.run([command] + words + ["--json"]), schema)
    }

    @Test func `accept what galleries and pictures say of themselves`() async throws {
        _ = await place.run(["gallery", "--device", "iphone-se-1", "-o", "DIR/Gallery"])
        try await check(place.read("Gallery/gallery.json"), .gallery)
        _ = await place.run(["render", "-o", "DIR/a.png"])
        _ = await place.run(["render", "DIR/turning.json", "-o", "DIR/b.svg"])
        for file in ["a.png", "b.svg"] {
            try await check(place.run(["inspect", "DIR/\(file)", "--json"]), .inspect)
        }
    }

    @Test func `accept what runs over goldens print`() async throws {
        let goldens = ["--json", "--goldens", "DIR/Goldens"]
        try await check(place.run(["verify"] + goldens), .verify)
        try await check(place.run(["record"] + goldens), .verify)
        try await check(place.run(["verify"] + goldens), .verify)
        let name = "Goldens/iOS26/iphone-se-1/portrait/full/doubleColumn"
        let twin = String(decoding: try place.read("\(name).txt"), as: UTF8.self)
        try place.write(twin.replacing("isCollapsed=true", with: "isCollapsed=false"), to: "\(name).txt")
        let layouts = "Goldens/iOS26/ipad-2/portrait/full/layouts.twins"
        let text = String(decoding: try place.read(layouts), as: UTF8.self)
        try place.write(text.replacing("title=\"Primary\"", with: "title=\"First\""), to: layouts)
        try place.write("", to: "Goldens/stray.png")
        try await check(place.run(["verify"] + goldens), .verify)
        try await check(place.run(["review", "-o", "DIR/Review"] + goldens), .review)
        try await check(place.run(["prune"] + goldens), .prune)
        try await check(place.run(["prune", "--delete"] + goldens), .prune)
        try await check(place.run(["prune", "--goldens", "DIR/nowhere", "--json"]), .error)
    }

    @Test func `accept what comparisons print`() async throws {
        for (theme, folder) in [("light", "before"), ("dark", "after")] {
            _ = try await place.folder(folder).run(["render", "--theme", theme, "-o", "DIR/\(folder)/a.png"])
        }
        _ = await place.run(["render", "--scale", "1", "-o", "DIR/after/b.png"])
        for words in [
            ["DIR/before/a.png", "DIR/after/a.png"], ["DIR/before/a.png", "DIR/before/a.png"],
            ["DIR/before/a.png", "DIR/after/b.png"],
            ["DIR/before", "DIR/after", "--max-differing-ratio", "1"],
        ] {
            try await check(place.run(["diff"] + words + ["--json"]), .diff)
        }
        let folders = ["--expected", "DIR/before", "--actual", "DIR/after", "-o", "DIR/Review"]
        try await check(place.run(["review", "--json"] + folders), .review)
        try await check(place.read("Review/report.json"), .review)
    }

    @Test func `accept the files that are read`() async throws {
        try await check(place.run(["devices", "--json"]), .devices)
        let list = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Snapshots/goldens.json")
        try await check(Data(contentsOf: list), .goldens)
        #expect(try await validator(.scenario).accepts(place.read("turning.json")))
    }
}

extension Workplace {
    fileprivate func folder(_ name: String) throws -> Workplace {
        try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
        return self
    }
}

struct `splitframe schema` {
    private let transcript = ConsoleTranscript()

    @Test func `lists what it knows`() async {
        #expect(await transcript.run("schema") == .done)
        #expect(transcript.text.split(separator: "\n").prefix(3) == ["scenario", "devices", "goldens"])
    }

    @Test func `guesses a misspelt name`() async {
        #expect(await transcript.run("schema", "verfy") == .usage)
        #expect(
            transcript.messages == "error: There is no schema \"verfy\". Did you mean \"verify\"?\n")
        #expect(await transcript.run("schema", "lint", "diff") == .usage)
    }
}

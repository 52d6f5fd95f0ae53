import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeScenarios

@MainActor struct `A scenario that makes no sense` {
    private nonisolated static let split =
        #""environment": {"device": "ipad-10th"}, "splitView": {"style": "doubleColumn", "columns": {"primary": "nav[A]", "secondary": "nav[B]"}}"#

    /// Why a scenario with these actions after mounting cannot be read or played.
    private func error(of actions: String, in split: String = split) -> ScenarioError? {
        let text = "{\(split), \"steps\": [{\"label\": \"s\", \"do\": [{\"mount\": {}}, \(actions)]}]}"
        do throws(ScenarioError) {
            for scenario in try Scenario.read(Data(text.utf8)) { _ = try ScenarioReplay(scenario).play() }
            return nil
        } catch {
            return error
        }
    }

    private nonisolated static let spot = ScenarioSpot(step: "s", path: "steps[0].do[1]")

    private nonisolated static let actions: [(String, ScenarioError)] = [
        (
            #"{"show": "primary", "hide": "primary"}"#,
            .json(.conflictingKeys(["hide", "show"], at: spot.path))
        ),
        (#"{"show": "primary", "on": "A"}"#, .json(.unknownKey("on", at: spot.path, known: ["show"]))),
        (
            #"{"show": "primry"}"#,
            .json(
                .badValue(
                    "\"primry\"", at: "steps[0].do[1].show",
                    expected: "primary, supplementary, secondary, compact, inspector", nearest: "primary"))
        ),
        (
            #"{"push": {"on": "Calendar", "viewController": "D"}}"#,
            .noSuchController("Calendar", at: spot, nearest: nil)
        ),
        (#"{"selectTab": 1, "on": "A"}"#, .wrongKind("A", at: spot, needed: "a tab bar controller")),
        (#"{"push": {"on": "nav[A]", "viewController": "nav[A]"}}"#, .insideItself(at: spot)),
        (#"{"push": {"on": "nav[A]", "viewController": "B"}}"#, .alreadyThere("B", at: spot)),
        (#"{"showDetailViewController": "tabs[A]"}"#, .alreadyThere("A", at: spot)),
        (
            #"{"setViewController": {"column": "secondary", "to": "A"}}"#,
            .alreadyThere("A", at: spot)
        ),
        (
            #"{"setViewControllers": ["nav[C]", "nav[C]"]}"#,
            .json(
                .badValue(
                    "\"nav[C]\" twice", at: "steps[0].do[1].setViewControllers",
                    expected: "each controller once"))
        ),
        (
            #"{"showViewController": "nav[split]"}"#,
            .json(
                .badValue(
                    "\"nav[split]\"", at: "steps[0].do[1].showViewController",
                    expected: "controllers other than the split view itself"))
        ),
    ]

    @Test(arguments: actions)
    func `says which action and why`(action: String, expected: ScenarioError) {
        #expect(error(of: action) == expected)
    }

    @Test func `acts on a controller that is there and is no navigation controller`() {
        let split =
            #""environment": {"device": "ipad-10th"}, "splitView": {"style": "doubleColumn", "columns": {"primary": "nav[A]", "secondary": "tabs[B]"}}"#
        let error = error(of: #"{"pop": {"on": "tabs[B]"}}"#, in: split)
        #expect(error == .wrongKind("tabs[B]", at: Self.spot, needed: "a navigation controller"))
        #expect(error?.description.contains("Did you mean") == false)
    }

    @Test(arguments: [
        (#"{"primary": "A", "secondary": "A"}"#, "splitView.columns"),
        (#"{"primary": "A", "secondary": "nav[A]"}"#, "splitView.columns"),
        (#"{"primary": "nav[A,A]"}"#, "splitView.columns.primary"),
        (#"{"primary": "nav[split]"}"#, "splitView.columns.primary"),
        (#"{"primary": "nav[A"}"#, "splitView.columns.primary"),
    ])
    func `puts a controller where none can be`(columns: String, path: String) {
        let text = "{\"splitView\": {\"style\": \"doubleColumn\", \"columns\": \(columns)}}"
        let error = #expect(throws: ScenarioError.self) { try Scenario.read(Data(text.utf8)) }
        #expect(error?.description.hasPrefix("\(path) is ") == true)
    }

    @Test func `has both names of the generation`() {
        let text = #"{"profile": "iOS14", "generation": "iOS14"}"#
        #expect(throws: ScenarioError.json(.conflictingKeys(["generation", "profile"], at: ""))) {
            try Scenario.read(Data(text.utf8))
        }
    }

    @Test func `with controllers deep inside each other is refused in time that grows with its length`() {
        let growth = growth(from: 6000) { depth in
            let label = String(repeating: "nav[", count: depth) + "A" + String(repeating: "]", count: depth)
            let text =
                "{\"splitView\": {\"style\": \"doubleColumn\", \"columns\": {\"primary\": \"\(label)\"}}}"
            #expect(throws: ScenarioError.self) { try Scenario.read(Data(text.utf8)) }
        }
        #expect(growth < 24)
    }
}

@MainActor struct `A scenario that was read` {
    private func read(_ text: String) throws -> Scenario {
        try #require(try Scenario.read(Data(text.utf8)).first)
    }

    @Test(arguments: ["generation", "profile"])
    func `has its generation under either name`(key: String) throws {
        #expect(try read("{\"\(key)\": \"iOS14\"}").generation?.name == "iOS14")
    }

    @Test func `is drawn as it wishes, in the words of the command line`() throws {
        let preferences = try read(#"{"theme": "dark", "annotate": "widths", "scale": 3, "bezel": false}"#)
            .preferences
        #expect(
            preferences.look.look(beyond: .picture)
                == Look(theme: .dark, scale: 3, bezel: false, annotations: [.widths]))
        #expect(preferences.format == nil)
    }

    @Test(arguments: [(#"{"theme": "drak"}"#, "dark"), (#"{"scale": 1.5}"#, "1, 2, 3")])
    func `says which wish cannot be granted`(text: String, words: String) {
        let error = #expect(throws: ScenarioError.self) { try read(text) }
        #expect("\(error as Any)".contains(words))
    }

    @Test func `stands anywhere else, without the expectations of its own place`() throws {
        let scenario = try read(
            #"{"environment": {"device": "ipad-10th"}, "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}}, "steps": [{"do": [{"mount": {}}], "expect": {"isCollapsed": false}}]}"#
        )
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        let result = try #require(try ScenarioReplay(scenario.placed(in: place)).play().first)
        #expect(result.state["isCollapsed"] == true)
        #expect(result.place?.device == .iPhone16Pro)
        #expect(result.comparedKeys.isEmpty && result.mismatches.isEmpty)
    }

    @Test func `expects nothing by saying how events are compared`() throws {
        let scenario = try read(
            #"{"environment": {"device": "ipad-10th"}, "splitView": {"style": "doubleColumn"}, "steps": [{"do": [{"mount": {}}], "expect": {"eventsUnorderedDid": true}}]}"#
        )
        #expect(try ScenarioReplay(scenario).play().first?.comparedKeys == [])
    }

    @Test func `holds twenty thousand tabs`() throws {
        let tabs = (0..<20_000).map { "nav[X\($0)]" }.joined(separator: ",")
        let scenario = try read(
            "{\"splitView\": {\"style\": \"doubleColumn\", \"columns\": {\"primary\": \"tabs[\(tabs)]\"}}}")
        let controllers =
            if case .columns(let columns)? = scenario.splitView?.controllers {
                columns[.primary]?.name.parts
            } else { nil as [ControllerName]? }
        #expect(controllers?.count == 20_000)
    }
}

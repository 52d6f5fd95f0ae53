import Foundation
import SplitframeScenarios
import Testing

@MainActor struct `A scenario with a wrong word` {
    /// What a file says is wrong with it when it is read and played.
    private func complaint(about json: String) -> String? {
        do {
            for scenario in try Scenario.read(Data(json.utf8)) { _ = try ScenarioReplay(scenario).play() }
            return nil
        } catch {
            return "\(error)"
        }
    }

    private nonisolated static let split =
        #""environment": {"device": "ipad-10th"}, "splitView": {"style": "doubleColumn", "columns": {"primary": "nav[A]", "secondary": "B"}}"#

    @Test(arguments: [
        (#"{"profile": "ios14"}"#, "iOS14"), (#"{"format": "pgn"}"#, "png"),
        (#"{"environment": {"device": "ipad-10th", "orientation": "lanscape"}}"#, "landscape"),
        (#"{"environment": {"device": "ipad-10ht"}}"#, "ipad-10th"),
        (#"{"environment": {"device": "ipad-10th", "window": "haf"}}"#, "half"),
        (#"{"splitView": {"style": "doubleColum"}}"#, "doubleColumn"),
        (
            #"{"splitView": {"style": "doubleColumn", "properties": {"primaryEdge": "trialing"}}}"#,
            "trailing"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "properties": {"preferredPrimaryColumnWidth": "automatik"}}}"#,
            "automatic"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "delegate": {"observes": ["willShwo"]}}}"#,
            "willShow"
        ),
        (#"{"childObserves": ["viewDidlod"]}"#, "viewDidLoad"),
        (#"{"steps": [{"do": [{"show": "primry"}]}]}"#, "primary"),
        (#"{"steps": [{"do": [{"get": "dispalyMode"}]}]}"#, "displayMode"),
        (#"{"steps": [{"expect": {"columns": {"secondry": {}}}}]}"#, "secondary"),
        (#"{"steps": [{"expect": {"buttons": {"displayModButton": {}}}}]}"#, "displayModeButton"),
        (#"{"steps": [{"expect": {"properties": {"primaryEge": "leading"}}}]}"#, "primaryEdge"),
        (
            "{\(split), \"steps\": [{\"do\": [{\"mount\": {}}, {\"pop\": {\"on\": \"nav[AA]\"}}]}]}",
            "nav[A]"
        ),
        (
            "{\(split), \"steps\": [{\"do\": [{\"setDelegate\": \"observer\"}, {\"releaseDelegate\": \"observr\"}]}]}",
            "observer"
        ),
    ])
    func `offers the nearest one`(json: String, nearest: String) throws {
        let sentence = try #require(complaint(about: json))
        #expect(sentence.contains("Did you mean \"\(nearest)\"?"))
    }

    @Test(arguments: [
        (
            #"{"size": [0, 600]}"#,
            "environment.size is a list of 2: write [width, height] in points, each from 1"
        ),
        (#"{"size": [800, 600], "scale": "2"}"#, "environment.scale is \"2\": write a number"),
        (#"{"device": 5}"#, "environment.device is 5: write a text"),
        (#"{"size": [800, 600], "window": "half"}"#, "environment has no key"),
    ])
    func `is told of it where it stands, whichever way the environment is given`(
        environment: String, words: String
    ) throws {
        #expect(try #require(complaint(about: "{\"environment\": \(environment)}")).contains(words))
    }

    @Test(arguments: [#"{"profile": "macOS"}"#, #"{"steps": [{"do": [{"get": "colour"}]}]}"#])
    func `offers none where none comes near`(json: String) throws {
        let sentence = try #require(complaint(about: json))
        #expect(sentence.contains("write ") && !sentence.contains("Did you mean"))
    }
}

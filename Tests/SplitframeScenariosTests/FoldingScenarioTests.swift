import Foundation
import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeScenarios
import Testing

/// A device that folds, in the words of scenarios.
@MainActor struct `A scenario on a device that folds` {
    private func steps(_ actions: String, posture: String = "closed") throws -> [ScenarioResult] {
        let text = """
            {"generation": "iOS27", "environment": {"device": "iphone-duo", "posture": "\(posture)"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}, "delegate": {}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]}, \(actions)]}
            """
        let scenario = try #require(try Scenario.read(Data(text.utf8)).first)
        return try ScenarioReplay(scenario).play()
    }

    @Test func `opens, folds and shuts it`() throws {
        let results = try steps(
            """
            {"label": "open", "do": [{"open": {}}]}, {"label": "book", "do": [{"fold": "book"}]},
            {"label": "half", "do": [{"open": {}}, {"window": "split-right"}]},
            {"label": "shut", "do": [{"close": {}}]}
            """)
        #expect(
            results.map { $0.place?.device.posture } == [.closed, .open, .book, .open, .closed])
        #expect(
            results.map { $0.state["isCollapsed"] } == [true, false, false, true, true].map { .bool($0) })
        #expect(
            results.map { $0.place?.orientation } == [
                .portrait, .landscape, .landscape, .landscape, .portrait,
            ])
        #expect(results[1].events.contains("didExpand") && results[4].events == [])
        #expect(results[2].events == [], "Half folding is no change of the columns.")
    }

    @Test func `refuses a fold against how it is held, with those that it has`() throws {
        #expect {
            try steps(#"{"label": "wrong", "do": [{"fold": "laptop"}]}"#, posture: "open")
        } throws: { error in
            "\(error)".contains("does not fold to laptop") && "\(error)".contains("closed or book")
        }
    }
}

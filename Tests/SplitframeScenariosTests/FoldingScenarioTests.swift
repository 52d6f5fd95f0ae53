import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeScenarios
import Testing

/// A device that folds, in the words of scenarios.
@MainActor struct `A scenario on a device that folds` {
    private func steps(
        _ actions: String, posture: String = "closed", sdk: String = "27.1"
    ) throws -> [ScenarioResult] {
        let text = """
            {"generation": "iOS27", "environment": {"device": "iphone-duo", "posture": "\(posture)", "sdk": "\(sdk)"},
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

    /// An app of SDK 27.0 stands in landscape alone when the device is open, however that is held.
    @Test(arguments: [
        ("27.0", ["386.0", "871.0", "871.0", "386.0"]), ("26", ["382.0", "375.0", "375.0", "382.0"]),
    ])
    func `gives an older app its windows through opening and shutting`(sdk: String, widths: [String]) throws {
        let results = try steps(
            """
            {"label": "open", "do": [{"open": {}}]}, {"label": "book", "do": [{"fold": "book"}]},
            {"label": "shut", "do": [{"close": {}}]}
            """, sdk: sdk)
        #expect(results.compactMap { $0.place.map { "\($0.environment.size.width)" } } == widths)
        #expect(results.allSatisfy { $0.place?.device.sdk?.name == sdk })
        #expect(
            results.map { $0.state["isCollapsed"] }
                == [true, sdk == "26", sdk == "26", true].map { .bool($0) })
        let turned = try steps(
            #"{"label": "turned", "do": [{"rotate": "landscape"}]}, {"label": "open", "do": [{"open": {}}]}"#,
            sdk: "27.0")
        #expect(turned.last?.place?.orientation == .landscape)
    }
}

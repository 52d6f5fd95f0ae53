import Foundation
import SplitframeFiles
import SplitframeInterface
import SplitframeScenarios
import Testing

/// What people reported in public, as scenarios: the rule of each, not its numbers.
@MainActor struct `A reported scenario` {
    private func play(_ json: String) throws -> [ScenarioResult] {
        let scenario = try #require(try Scenario.read(Data(json.utf8)).first)
        return try ScenarioReplay(scenario).play()
    }

    private func children(_ result: ScenarioResult?) -> [String]? { result?.state["children"]?.strings }

    /// FB8640357: the navigation controller of the secondary is kept, and gets the new controller on top.
    @Test(arguments: [("iOS14", "nav[A,nav[B,C]]"), ("iOS26", "nav[A,nav[C]]"), ("iOS27", "nav[A,nav[C]]")])
    func `of another plain detail pushes it before iOS 26 and replaces since`(
        generation: String, stack: String
    ) throws {
        let results = try play(
            #"""
            {"generation": "\#(generation)", "environment": {"device": "iphone-16", "orientation": "portrait"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"},
                "delegate": {"topColumnForCollapsing": "primary"}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]}, {"label": "B", "do": [{"show": "secondary"}]},
                {"label": "back", "do": [{"show": "primary"}]},
                {"label": "C", "do": [{"setViewController": {"column": "secondary", "to": "C"}},
                    {"show": "secondary"}]},
                {"label": "back again", "do": [{"show": "primary"}]},
                {"label": "C again", "do": [{"setViewController": {"column": "secondary", "to": "C"}},
                    {"show": "secondary"}]}]}
            """#)
        #expect(children(results[3]) == [stack] && children(results[5]) == [stack])
        #expect(results[3].tree?.element(named: "secondary") != nil)
    }

    @Test(arguments: [("iOS14", ["nav[A]", "nav[B,C]"]), ("iOS26", ["nav[A]", "nav[C]"])])
    func `of another plain detail does so beside the primary too`(
        generation: String, stacks: [String]
    ) throws {
        let results = try play(
            #"""
            {"generation": "\#(generation)", "environment": {"device": "ipad-10th", "orientation": "landscape"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]},
                {"label": "C", "do": [{"setViewController": {"column": "secondary", "to": "C"}}]},
                {"label": "none", "do": [{"setViewController": {"column": "secondary", "to": null}},
                    {"setViewController": {"column": "secondary", "to": "D"}}]}]}
            """#)
        #expect(children(results[1]) == stacks && children(results[2])?.contains("nav[D]") == true)
    }

    /// Unclear on a device; here the primary shows beside an empty place until the detail comes.
    @Test func `without a detail at first shows one as soon as it is there`() throws {
        let results = try play(
            #"""
            {"generation": "iOS26", "environment": {"device": "ipad-10th", "orientation": "landscape"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "nav[A]"}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]},
                {"label": "detail", "do": [{"setViewController": {"column": "secondary", "to": "B"}}]}]}
            """#)
        #expect(children(results[0]) == ["nav[A]"])
        #expect(results[0].tree?.element(named: "primary") != nil)
        #expect(children(results[1]) == ["nav[A]", "nav[B]"])
        let detail = try #require(results[1].tree?.element(named: "secondary"))
        #expect(detail.element.frame.width == 1180)
        #expect(results[1].state["appearance"]?.strings?.contains("B.viewDidAppear") == true)
    }

    /// iPadOS 26 has separators that people drag; nobody has measured one.
    @Test func `of a dragged separator gives the column its width, and keeps it when the device is turned`()
        throws
    {
        let results = try play(
            #"""
            {"generation": "iOS26", "environment": {"device": "ipad-10th", "orientation": "landscape"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"},
                "properties": {"maximumPrimaryColumnWidth": 420}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]},
                {"label": "dragged", "do": [{"drag": {"separator": "primary", "to": 400}}]},
                {"label": "further", "do": [{"drag": {"separator": "primary", "to": 600}}]},
                {"label": "turned", "do": [{"rotate": "portrait"}, {"rotate": "landscape"}]}]}
            """#)
        let widths = results.map { $0.state["primaryColumnWidth"]?.number }
        #expect(widths == [320, 400, 420, 420])
        #expect(results[1].tree?.element(named: "primary")?.element.frame.width == 400)
        #expect(results[1].events.isEmpty)
    }

    @Test(arguments: [("iOS14", "primary"), ("iOS26", "inspector")])
    func `of a separator that is not there says so`(generation: String, column: String) throws {
        let error = #expect(throws: ScenarioError.self) {
            try play(
                #"""
                {"generation": "\#(generation)", "environment": {"device": "ipad-10th", "orientation": "landscape"},
                 "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}},
                 "steps": [{"label": "dragged", "do": [{"mount": {}}, {"drag": {"separator": "\#(column)", "to": 400}}]}]}
                """#)
        }
        #expect(
            "\(try #require(error))".contains("drags the separator behind the \(column), which is not there"))
    }

    /// `render` refuses them with the same sentence.
    @Test func `of column styles on iOS 7 is refused`() throws {
        let error = #expect(throws: ScenarioError.self) {
            try play(
                #"""
                {"generation": "iOS7", "environment": {"device": "ipad-2"},
                 "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}}}
                """#)
        }
        #expect(
            "\(try #require(error))".hasPrefix(
                "splitView: iOS7 has no style doubleColumn: use style unspecified, or generation iOS14"))
    }

    @Test func `with an inspector on a phone has it presented, not stacked`() throws {
        let results = try play(
            #"""
            {"generation": "iOS26", "environment": {"device": "iphone-16"},
             "splitView": {"style": "doubleColumn", "delegate": {},
                "columns": {"primary": "A", "secondary": "B", "inspector": "I"}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]}, {"label": "shown", "do": [{"show": "inspector"}]},
                {"label": "hidden", "do": [{"hide": "inspector"}]}]}
            """#)
        #expect(children(results[1]) == ["nav[A,nav[B]]"])
        #expect(results[1].state["presented"]?["on"]?.string == "split")
        #expect(results[1].state["presented"]?["viewController"]?.string == "nav[I]")
        #expect(results[1].events == ["didShow(inspector)"] && results[2].events == ["didHide(inspector)"])
        #expect(results[2].state["presented"] == .null)
    }

    /// A shipping app does it; two columns that can be on screen together still refuse to share.
    @Test func `with one controller in the secondary and the compact column moves it between them`() throws {
        let results = try play(
            #"""
            {"generation": "iOS26", "environment": {"device": "ipad-10th", "orientation": "landscape"},
             "splitView": {"style": "doubleColumn",
                "columns": {"primary": "A", "secondary": "nav[B]", "compact": "nav[B]"}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]}, {"label": "narrow", "do": [{"resize": [400, 700]}]},
                {"label": "wide", "do": [{"window": "full"}]}]}
            """#)
        #expect(
            results.map { children($0)?.sorted() } == [
                ["nav[A]", "nav[B]"], ["nav[B]"], ["nav[A]", "nav[B]"],
            ])
        let error = #expect(throws: ScenarioError.self) {
            try play(
                #"{"splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "A"}}}"#)
        }
        #expect("\(try #require(error))".contains("each controller once"))
    }
}

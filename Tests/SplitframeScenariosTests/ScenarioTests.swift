import Foundation
import SplitframeFiles
import SplitframeInterface
import SplitframeScenarios
import Testing

@MainActor struct `A scenario` {
    private func read(_ json: String) throws -> [Scenario] { try Scenario.read(Data(json.utf8)) }

    /// The results of the only scenario of a file.
    private func play(_ json: String) throws -> [ScenarioResult] {
        try read(json).first.map { try ScenarioReplay($0).play() } ?? []
    }

    @Test func `with a misspelt key names the key and the nearest one`() {
        #expect(throws: ScenarioError.self) { try read(#"{"splitVeiw": null}"#) }
        let error = #expect(throws: ScenarioError.self) {
            try read(#"{"splitView": {"style": "doubleColumn", "colums": {}}}"#)
        }
        let sentence = error.map { "\($0)" } ?? ""
        #expect(sentence.contains("has no key \"colums\". Did you mean \"columns\"?"))
    }

    @Test(arguments: [
        #"{"steps": [{"do": [{"show": "middle"}]}]}"#, #"{"steps": [{"do": [{"resize": [1]}]}]}"#,
        #"{"steps": [{"expect": {"isCollapsed": "yes"}}]}"#, #"{"environment": {"orientation": "portrait"}}"#,
        #"{"splitView": {"style": "quadrupleColumn"}}"#, #"[1]"#, #"{"#,
    ])
    func `with a value of another kind is refused`(json: String) {
        #expect(throws: ScenarioError.self) { try read(json) }
    }

    @Test func `may carry a schema and comments anywhere`() throws {
        let json = #"{"$schema": "x", "splitView": {"comment": "why", "style": "doubleColumn"}, "steps": []}"#
        #expect(try read(json).count == 1)
    }

    @Test func `without steps is one picture after mounting`() throws {
        let json = #"""
            {"environment": {"device": "ipad-pro-11-inch"},
             "splitView": {"style": "doubleColumn", "columns": {
                "primary": {"viewController": "nav[A]", "title": "Folders", "content": "list", "selectedRow": 2},
                "secondary": "B"}}}
            """#
        let results = try play(json)

        #expect(results.map(\.label) == ["mounted"])
        #expect(results.first?.state["viewControllers"] == .array([.string("nav[A]"), .string("B")]))
        #expect(results.first?.tree?.twin.contains("title=\"Folders\"") == true)
        #expect(results.first?.tree?.twin.contains("selectedRow=2") == true)
    }

    /// scenario-format.md, expect: the icon of `displayModeButton` is `sidebar`, `back` or `expand`.
    @Test(arguments: ["leading", "trailing"])
    func `has one word for the sidebar button, on whatever side the sidebar is`(edge: String) throws {
        let json = #"""
            {"environment": {"device": "ipad-pro-11-inch"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"},
                "properties": {"primaryEdge": "\#(edge)"}}}
            """#
        let button: JSON = .object(["icon": .string("sidebar"), "column": .string("primary")])
        #expect(try play(json).first?.state["buttons"] == .object(["displayModeButton": button]))
    }

    @Test func `gives controllers bars: buttons, a large title, a toolbar`() throws {
        let json = #"""
            {"environment": {"device": "ipad-pro-11-inch"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A",
                "secondary": {"viewController": "B", "title": "Message", "largeTitle": true,
                    "leftBarButtonItems": ["edit"], "rightBarButtonItems": ["Reply all", "trash"],
                    "toolbarItems": ["add", "flexibleSpace", "Read"]}}}}
            """#
        let twin = try #require(play(json).first?.tree?.twin)
        #expect(twin.contains("title=\"Message\" prefersLargeTitle=true"))
        #expect(twin.contains("title=\"Edit\" side=leading"))
        #expect(twin.contains("title=\"Reply all\" side=trailing"))
        #expect(twin.contains("icon=trash side=trailing"))
        #expect(twin.contains(/toolbar\/item1\t.* icon=add/))
        #expect(twin.contains(/toolbar\/item2\t.* title="Read"/))
    }

    @Test func `says what came out otherwise than expected`() throws {
        let json = #"""
            {"environment": {"device": "iPhone 16"}, "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}], "expect": {"isCollapsed": false, "viewControllers": ["A"]}}]}
            """#
        let result = try #require(play(json).first)

        #expect(result.mismatches.map(\.key) == ["isCollapsed"])
        #expect(result.mismatches.first?.actual == .bool(true))
        #expect(result.comparedKeys == ["isCollapsed", "viewControllers"])
    }

    @Test func `fills every key of its state`() throws {
        let json =
            #"{"environment": {"device": "iPhone 16"}, "splitView": {"style": "unspecified", "viewControllers": ["A"]}}"#
        let state = try #require(play(json).first).state

        #expect(state["splitBehavior"] == .null)
        #expect(state["isCollapsed"] == .bool(true))
        #expect(state["raises"] == .null)
        #expect(state.keys.contains("presented"))
    }

    @Test(arguments: [(64, Array(0..<64)), (65, Array(0..<48) + [nil] + Array(49..<65))])
    func `names the first and the last of a long stack`(count: Int, named: [Int?]) throws {
        func label(_ numbers: [Int?]) -> String {
            "nav[\(numbers.map { $0.map { "X\($0)" } ?? "…\(count - 64)…" }.joined(separator: ","))]"
        }
        let stack = label(Array(0..<count))
        let json =
            "{\"environment\": {\"device\": \"iPhone 16\"}, \"splitView\": {\"style\": \"doubleColumn\", \"columns\": {\"primary\": \"\(stack)\"}}, \"steps\": [{\"do\": [{\"mount\": {}}]}]}"
        #expect(try play(json).first?.state["viewControllers"] == [.string(label(named))])
    }

    @Test func `in a file of several is one of several`() throws {
        #expect(try read(#"{"scenarios": [{"name": "a"}, {"name": "b"}]}"#).map(\.name) == ["a", "b"])
    }

    /// A bar belongs to a navigation controller: a plain pane has none, and so no place for a button.
    @Test(arguments: [("A", "B", 0), ("nav[A]", "B", 1), ("A", "nav[B]", 1), ("nav[A]", "nav[B]", 2)])
    func `draws a bar for each navigation controller in a classic split view, and a button in one`(
        primary: String, secondary: String, bars: Int
    ) throws {
        let json = #"""
            {"generation": "iOS14", "environment": {"device": "ipad-9-7-inch", "orientation": "landscape"},
             "splitView": {"style": "unspecified", "viewControllers": ["\#(primary)", "\#(secondary)"]}}
            """#
        let result = try #require(try play(json).first)
        let twin = try #require(result.tree?.twin)
        #expect(twin.split(separator: "\n").count { $0.contains("\tnavigationBar") } == bars, "\(twin)")
        let hasButton = secondary == "nav[B]"
        #expect((result.state["buttons"] == .object([:])) == !hasButton)
        #expect(twin.contains("displayModeButton") == hasButton)
    }

    /// The top controller of a collapsed stack becomes the detail where the device is turned, without a bar around it.
    @Test func `draws no bar above a plain controller that becomes the detail`() throws {
        let json = #"""
            {"generation": "iOS14", "environment": {"device": "iphone-5-5-inch", "orientation": "portrait"},
             "splitView": {"style": "unspecified", "viewControllers": ["nav[A]", "nav[B]"],
                "delegate": {"collapseSecondary": true}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]},
                {"label": "deeper", "do": [{"push": {"on": "nav[A]", "viewController": "A2"}}]},
                {"label": "landscape", "do": [{"rotate": "landscape"}]}]}
            """#
        let result = try #require(try play(json).last)
        #expect(result.state["viewControllers"] == .array([.string("nav[A]"), .string("A2")]))
        #expect(result.state["buttons"] == .object([:]))
        let twin = try #require(result.tree?.twin)
        #expect(twin.contains("split/primary/bar\t") && !twin.contains("split/secondary/bar"))
    }
}

import SplitframeFiles
import Testing

@testable import SplitframeScenarios

struct `Expectations` {
    private func mismatches(
        _ expected: [String: JSON], _ actual: [String: JSON]
    ) -> [String] { Comparison(expected: expected, actual: actual).mismatches.map(\.key) }

    private func texts(_ words: String...) -> JSON { .array(words.map { .string($0) }) }

    @Test func `say nothing about keys that are not there`() {
        #expect(mismatches([:], ["isCollapsed": .bool(true)]).isEmpty)
        #expect(mismatches(["isCollapsed": .bool(true)], [:]) == ["isCollapsed"])
    }

    @Test func `take did-calls as a set only where their order was not stable`() {
        let actual = ["events": texts("willShow(primary)", "didCollapse", "didShow(primary)")]
        let events = texts("willShow(primary)", "didShow(primary)", "didCollapse")
        #expect(mismatches(["events": events], actual) == ["events"])
        #expect(mismatches(["events": events, "eventsUnorderedDid": .bool(true)], actual).isEmpty)

        let early = texts("didShow(primary)", "willShow(primary)", "didCollapse")
        #expect(mismatches(["events": early, "eventsUnorderedDid": .bool(true)], actual).isEmpty)
        let other = texts("willHide(primary)", "didShow(primary)", "didCollapse")
        #expect(mismatches(["events": other, "eventsUnorderedDid": .bool(true)], actual) == ["events"])
    }

    @Test func `take null as what is not there`() {
        let expected: [String: JSON] = ["buttons": .object(["displayModeButton": .null])]
        let button: JSON = .object(["icon": .string("sidebar")])
        #expect(mismatches(expected, ["buttons": .object([:])]).isEmpty)
        #expect(
            mismatches(expected, ["buttons": .object(["displayModeButton": button])])
                == ["buttons.displayModeButton"])
    }

    @Test func `pair what callbacks saw with the callbacks`() {
        let actual: [String: JSON] = [
            "events": texts("didHide(primary)", "didCollapse"),
            "eventsCollapsedFlag": .array([.bool(false), .bool(true)]),
        ]
        let expected: [String: JSON] = [
            "events": texts("didCollapse", "didHide(primary)"), "eventsUnorderedDid": .bool(true),
            "eventsCollapsedFlag": .array([.bool(true), .bool(false)]),
        ]
        #expect(mismatches(expected, actual).isEmpty)
        var swapped = expected
        swapped["eventsCollapsedFlag"] = .array([.bool(false), .bool(true)])
        #expect(mismatches(swapped, actual) == ["eventsCollapsedFlag"])
    }

    @Test func `fold a disappearance that was heard twice, and no appearance`() {
        let once = texts("S.viewWillDisappear", "S.viewDidDisappear")
        let twice = texts(
            "S.viewWillDisappear", "S.viewDidDisappear", "S.viewWillDisappear", "S.viewDidDisappear")
        #expect(mismatches(["appearance": twice], ["appearance": once]).isEmpty)
        #expect(
            mismatches(
                ["appearance": texts("S.viewWillAppear", "S.viewWillAppear")],
                ["appearance": texts("S.viewWillAppear")]) == ["appearance"])
    }

    private nonisolated static let presentations: [(JSON, Bool)] = [
        ("C", true), (["viewController": "C"], true), (["on": "split", "viewController": "C"], true),
        ("D", false), (["viewController": "D"], false), (["on": "A"], false), (["presented": "C"], false),
        (.null, false),
    ]

    @Test(arguments: presentations)
    func `of a presentation hold by the keys that it has`(expected: JSON, holds: Bool) {
        let actual: [String: JSON] = ["presented": ["on": "split", "viewController": "C"]]
        #expect(mismatches(["presented": expected], actual).isEmpty == holds)
    }

    @Test func `do not fold a disappearance that only we repeat`() {
        let once = texts("S.viewWillDisappear", "S.viewDidDisappear")
        let twice = texts(
            "S.viewWillDisappear", "S.viewDidDisappear", "S.viewWillDisappear", "S.viewDidDisappear")
        #expect(mismatches(["appearance": once], ["appearance": twice]) == ["appearance"])
        #expect(mismatches(["log": once], ["log": twice]) == ["log"])
        #expect(mismatches(["log": twice], ["log": once]).isEmpty)
    }

    @Test func `of an object hold for the members that were measured`() {
        let frame = JSON.numbers([10, 32, 320, 1133])
        let actual: [String: JSON] = [
            "columns": .object(["primary": .object(["frame": frame, "isShowing": .bool(true)])])
        ]
        #expect(mismatches(["columns": .object(["primary": .object(["frame": frame])])], actual).isEmpty)
        #expect(
            mismatches(["columns": .object(["primary": .object(["isShowing": .bool(false)])])], actual)
                == ["columns.primary.isShowing"])
        #expect(
            mismatches(
                ["columns": .object(["primary": .object(["frame": .numbers([10, 32, 321, 1133])])])], actual)
                == ["columns.primary.frame[2]"])
    }
}

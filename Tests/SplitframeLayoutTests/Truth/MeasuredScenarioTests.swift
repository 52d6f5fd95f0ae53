import Foundation
import SplitframeInterface
import SplitframeLayout
import Testing

struct `What was measured on iOS 26` {
    static let files = [
        "width-boundary", "width-resize", "width-growth", "ipad-double", "ipad-triple", "iphone-double",
        "ipad-transition.double", "ipad-transition.triple", "iphone-transition.triple",
    ]

    @Test(arguments: files)
    func `comes out of the core, step by step`(file: String) throws {
        var compared = 0
        var skipped = 0

        for scenario in try MeasuredScenario.all(in: file) {
            var player = try MeasuredPlayer(scenario)
            for step in scenario.steps {
                let label = step["label"] as? String ?? ""
                guard try player.play(step["do"] as? [[String: Any]] ?? []) else {
                    skipped += 1
                    continue
                }
                compared += 1
                for difference in player.differences(from: step["expect"] as? [String: Any] ?? [:]) {
                    Issue.record("\(scenario.name), \(label): \(difference)")
                }
            }
        }

        print("\(file): compared \(compared), skipped \(skipped)")
        #expect(compared > 0)
        #expect(skipped == 0)
    }
}

extension MeasuredPlayer {
    /// Every measured value that the core reports otherwise.
    func differences(from expected: [String: Any]) -> [String] {
        let layout = state.layout
        var differences: [String] = []
        func compare(_ key: String, _ actual: String) {
            guard let value = expected[key] else { return }
            let wanted = (value as? Double).map(\.pointText) ?? "\(value)"
            if wanted != actual { differences.append("\(key) is \(actual), measured \(wanted)") }
        }
        compare("displayMode", layout.displayMode.name)
        compare("splitBehavior", layout.splitBehavior.name)
        compare("preferredDisplayMode", state.configuration.preferredDisplayMode.name)
        compare("preferredSplitBehavior", state.configuration.preferredSplitBehavior.name)
        if let collapsed = expected["isCollapsed"] as? Bool, collapsed != layout.isCollapsed {
            differences.append("isCollapsed is \(layout.isCollapsed)")
        }
        compare("primaryColumnWidth", layout.primaryColumnWidth.pointText)
        compare("supplementaryColumnWidth", layout.supplementaryColumnWidth.pointText)
        for (name, value) in expected["columns"] as? [String: [String: Any]] ?? [:] {
            guard let column = Column(name: name) else { continue }
            differences += self.differences(of: column, from: value, in: layout)
        }
        if let measured = expected["events"] as? [String] {
            differences += self.differences(
                ofEvents: measured, isDidUnordered: expected["eventsUnorderedDid"] as? Bool ?? false)
        }
        return differences
    }

    private func differences(
        of column: Column, from expected: [String: Any], in layout: ResolvedSplit
    ) -> [String] {
        var differences: [String] = []
        let isShowing = state.visibleColumns.contains(column)
        if let wanted = expected["isShowing"] as? Bool, wanted != isShowing {
            differences.append("\(column).isShowing is \(isShowing)")
        }
        if let frame = expected["frame"] as? [Double] {
            let actual = layout.column(column)?.frame
            let values = actual.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
            if !values.isClose(to: frame) {
                differences.append("\(column).frame is \(values), measured \(frame)")
            }
        }
        if let insets = expected["safeArea"] as? [Double] {
            let actual = layout.column(column)?.safeArea
            let values = actual.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
            if !values.isClose(to: insets) {
                differences.append("\(column).safeArea is \(values), measured \(insets)")
            }
        }
        return differences
    }

    private func differences(ofEvents measured: [String], isDidUnordered: Bool) -> [String] {
        let isDid = { (event: String) in event.hasPrefix("did") }
        let matches =
            isDidUnordered
            ? measured.filter { !isDid($0) } == events.filter { !isDid($0) }
                && measured.filter(isDid).sorted() == events.filter(isDid).sorted()
            : measured == events
        return matches ? [] : ["events are \(events), measured \(measured)"]
    }
}

extension [Double] {
    fileprivate func isClose(to other: [Double]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 0.001 }
    }
}

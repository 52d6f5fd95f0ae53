import SplitframeInterface
import SplitframeLayout
import Testing

struct `The reason of a number` {
    @Test func `adds up to the number for every number of every visible column`() throws {
        var generator = SeededGenerator(seed: 1133)
        var seen: Set<String> = []
        for _ in 0..<1200 {
            let generation = Generation.known.randomElement(using: &generator) ?? .iOS26
            let split = RandomSplits.asked(&generator, of: generation)
            let state = split.state(on: generation)
            let layout = state.layout
            for column in state.visibleColumns.columns {
                guard let visible = layout.column(column) else { continue }
                let frame = visible.frame
                seen.formUnion([
                    "\(visible.presentation)", "\(split.configuration.primaryEdge)",
                    "\(split.environment.layoutDirection)", "\(split.environment.idiom)",
                    "\(generation) \(split.configuration.style)",
                    layout.isCollapsed ? "collapsed" : "expanded",
                    "\(column)",
                ])
                let numbers = [
                    ("x", [frame.x]), ("y", [frame.y]), ("width", [frame.width]), ("height", [frame.height]),
                    (
                        "safeArea",
                        [
                            visible.safeArea.top, visible.safeArea.left, visible.safeArea.bottom,
                            visible.safeArea.right,
                        ]
                    ),
                ]
                for (attribute, expected) in numbers {
                    let reason = try state.reason(for: "\(column).\(attribute)")
                    #expect(reason.sums.map(\.total) == expected)
                    for sum in reason.sums {
                        let added = sum.terms.reduce(0) { $0 + $1.value }
                        #expect(
                            abs(added - sum.total) < 1e-9,
                            "\(column).\(attribute) \(sum.side) \(sum.terms.map(\.value)) in \(layout.displayMode) \(split)"
                        )
                    }
                }
            }
        }
        let kinds = ColumnPresentation.allCases.map { "\($0)" } + PrimaryEdge.allCases.map { "\($0)" }
        let places = LayoutDirection.allCases.map { "\($0)" } + ["pad", "tv", "collapsed", "expanded"]
        let styles =
            SplitStyle.allCases.flatMap { ["iOS27 \($0)", "iOS26 \($0)", "iOS14 \($0)"] } + [
                "iOS7 unspecified"
            ]
        let wanted = Set(kinds + places + styles + ["primary", "supplementary", "secondary", "inspector"])
        #expect(wanted.subtracting(seen).isEmpty)
    }

    /// iPad mini 6 in landscape: 1133 points; the supplementary has 280 points beneath the primary.
    @Test func `says what is taken from the window`() throws {
        let environment = TraitEnvironment(size: Size(width: 1133, height: 744), scale: 2)
        let state = SplitState(SplitConfiguration(style: .tripleColumn)).settled(after: .mount(environment))
        let reason = try state.reason(for: "secondary/width")
        #expect(reason.value == .number(522.5))
        #expect(
            reason.sums[0].terms.map { "\($0.value.pointText) \($0.meaning.words)" } == [
                "1133 the window's width",
                "-610 supplementary, of which 280 lie beneath the primary", "-0.5 separator",
            ])
        #expect(reason.decisions.map(\.rule).contains("GrowingWidths"))
        #expect(!reason.decisions.map(\.rule).contains("ButtonHost"))
    }

    @Test func `names the nearest name for one that nothing has`() throws {
        let environment = TraitEnvironment(size: Size(width: 1133, height: 744), scale: 2)
        let state = SplitState(SplitConfiguration(style: .doubleColumn)).settled(after: .mount(environment))
        let error = #expect(throws: UnknownReason.self) { try state.reason(for: "secondary.widht") }
        #expect(error?.nearest == "secondary.width")
        #expect(try state.reason(for: "displayMode").value == .word("oneBesideSecondary"))
    }
}

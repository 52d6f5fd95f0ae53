import SplitframeInterface
import SplitframeLayout
import Testing

struct `A sweep over the width` {
    /// Measured on iOS 26.1: three columns from 954.5 pt, the primary whole at 994.5; 1074.5 is computed from
    /// the measured growth rule.
    @Test func `finds where three columns fit and stop growing`() {
        let breakpoints = Breakpoint.sweep(from: 680, through: 1376, scale: 2) { width in
            SplitState(SplitConfiguration(style: .tripleColumn)).settled(
                after: .mount(TraitEnvironment(size: Size(width: width, height: 1000), scale: 2)))
        }

        let arrival = breakpoints.first { $0.change == "two columns become three columns" }
        #expect(arrival?.width == 954.5)
        #expect(arrival?.rule == "ThreeColumnFit")
        let primary = breakpoints.first { $0.change.contains("the primary column stops growing") }
        #expect(primary?.width == 994.5)
        #expect(primary?.rule == "GrowingWidths")
        let supplementary = breakpoints.first {
            $0.width > 994.5 && $0.change.contains("the supplementary column stops growing")
        }
        #expect(supplementary?.width == 1074.5)
    }

    @Test func `finds the size class's own boundary`() {
        let breakpoints = Breakpoint.sweep(from: 600, through: 760, scale: 1) { width in
            SplitState(SplitConfiguration(style: .doubleColumn)).settled(
                after: .mount(
                    TraitEnvironment(
                        size: Size(width: width, height: 1000), scale: 1,
                        horizontalSizeClass: width < 700 ? .compact : .regular)))
        }

        #expect(breakpoints.first?.width == 700)
        #expect(breakpoints.first?.change == "the split view expands")
        #expect(breakpoints.first?.rule == "CollapseWhenCompact")
    }

    @Test func `finds nothing where nothing changes`() {
        let breakpoints = Breakpoint.sweep(from: 1100, through: 1376, scale: 1) { width in
            SplitState(SplitConfiguration(style: .doubleColumn)).settled(
                after: .mount(TraitEnvironment(size: Size(width: width, height: 1000), scale: 1)))
        }
        #expect(breakpoints.isEmpty)
    }
}

import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import Testing

struct `iOS 14 to 18` {
    static func layout(
        _ style: SplitStyle, _ size: Size, behavior: SplitBehavior = .automatic,
        preferred: DisplayMode = .automatic
    ) -> ResolvedSplit {
        var configuration = SplitConfiguration(style: style)
        configuration.preferredSplitBehavior = behavior
        configuration.preferredDisplayMode = preferred
        return SplitState(configuration, generation: .iOS14)
            .settled(after: .mount(TraitEnvironment(size: size, scale: 2))).layout
    }

    /// Documented: side by side in landscape, the sidebar hidden in portrait.
    @Test(arguments: [
        (SplitStyle.doubleColumn, Size(width: 1180, height: 820), DisplayMode.oneBesideSecondary),
        (.doubleColumn, Size(width: 820, height: 1180), .secondaryOnly),
        (.unspecified, Size(width: 1024, height: 768), .oneBesideSecondary),
        (.unspecified, Size(width: 768, height: 1024), .secondaryOnly),
        (.tripleColumn, Size(width: 1366, height: 1024), .twoBesideSecondary),
        (.tripleColumn, Size(width: 820, height: 1180), .secondaryOnly),
    ])
    func `show by themselves what the documentation says`(style: SplitStyle, size: Size, mode: DisplayMode) {
        #expect(Self.layout(style, size).displayMode == mode)
    }

    /// Documented: a preference is read through the behaviour in force.
    @Test(arguments: [
        (DisplayMode.twoBesideSecondary, SplitBehavior.overlay, DisplayMode.twoOverSecondary),
        (.twoBesideSecondary, .displace, .twoDisplaceSecondary),
        (.twoOverSecondary, .tile, .twoBesideSecondary),
        (.oneBesideSecondary, .overlay, .oneOverSecondary),
        (.oneOverSecondary, .displace, .oneBesideSecondary),
        (.secondaryOnly, .overlay, .secondaryOnly),
    ])
    func `read a preference through the behaviour`(
        preferred: DisplayMode, behavior: SplitBehavior, mode: DisplayMode
    ) {
        let layout = Self.layout(
            .tripleColumn, Size(width: 1366, height: 1024), behavior: behavior, preferred: preferred)
        #expect(layout.displayMode == mode)
        #expect(layout.splitBehavior == behavior)
    }

    @Test func `dim and shut off what an overlay or a displacement covers`() throws {
        let over = Self.layout(
            .doubleColumn, Size(width: 820, height: 1180), behavior: .overlay, preferred: .oneOverSecondary)
        #expect(over.arrangement.dimmed == Rectangle(x: 0, y: 0, width: 820, height: 1180))
        #expect(over.column(.secondary)?.isInteractive == false)
        #expect(over.column(.primary)?.frame == Rectangle(x: 0, y: 0, width: 320, height: 1180))

        let pushed = Self.layout(
            .tripleColumn, Size(width: 1180, height: 820), behavior: .displace,
            preferred: .twoDisplaceSecondary)
        let secondary = try #require(pushed.column(.secondary))
        #expect(secondary.frame.width == 1180 - 320 - 0.5)
        #expect(secondary.frame.x == 320.5 + 320.5)
        #expect(!secondary.isInteractive && secondary.presentation == .displaced)
    }

    /// Documented: larger preferences are ignored until the maximum is raised.
    @Test func `hold the primary at 320 points until the maximum is raised`() {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.primaryWidth.preferredFraction = 0.5
        let environment = TraitEnvironment(size: Size(width: 1180, height: 820), scale: 2)
        let mounted = SplitState(configuration, generation: .iOS14).settled(after: .mount(environment))
        #expect(mounted.layout.primaryColumnWidth == 320)
        let raised = mounted.settled(after: .set(.width(.primary, .maximum, 500)))
        #expect(raised.layout.primaryColumnWidth == 500)
    }
}

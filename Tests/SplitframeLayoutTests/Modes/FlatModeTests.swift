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

    /// The class reference has every effort made to respect the preferred mode; 768 points hold 320 and 448.
    @Test(arguments: [
        Size(width: 744, height: 1133), Size(width: 768, height: 1024), Size(width: 834, height: 1194),
        Size(width: 1024, height: 768), Size(width: 1024, height: 1366),
    ])
    func `of the classic style show the preferred mode as it is, having no behaviour to read it through`(
        size: Size
    ) throws {
        for mode in [DisplayMode.oneBesideSecondary, .oneOverSecondary, .secondaryOnly] {
            let layout = Self.layout(.unspecified, size, preferred: mode)
            #expect(layout.displayMode == mode)
        }
        let beside = Self.layout(.unspecified, size, preferred: .oneBesideSecondary)
        #expect(beside.splitBehavior == .tile && beside.arrangement.dimmed == nil)
        #expect(beside.column(.secondary)?.frame.width == size.width - 320.5)

        var configuration = SplitConfiguration(style: .unspecified)
        configuration.preferredDisplayMode = .oneBesideSecondary
        let state = SplitState(configuration, generation: .iOS14)
            .settled(after: .mount(TraitEnvironment(size: size, scale: 2)))
        let decision = try #require(
            state.explainedLayout.decisions.first { $0.rule == "FlatModeResolution" })
        #expect(decision.provenance.kind == "documented")
        #expect(!state.explainedLayout.decisions.contains { $0.sentence.contains("behaviour overlay") })
    }

    /// What the delegate wants for the next tap is a preference too.
    @Test func `of the classic style hide a primary beside the secondary, and show it there again`() {
        var configuration = SplitConfiguration(style: .unspecified)
        configuration.preferredDisplayMode = .oneBesideSecondary
        var state = SplitState(configuration, generation: .iOS14)
            .settled(after: .mount(TraitEnvironment(size: Size(width: 768, height: 1024), scale: 2)))
        state = state.settled(after: .tapDisplayModeButton)
        #expect(state.layout.displayMode == .secondaryOnly)
        state = state.settled(after: .tapDisplayModeButton)
        #expect(state.layout.displayMode == .oneBesideSecondary)

        var automatic = SplitState(SplitConfiguration(style: .unspecified), generation: .iOS14)
            .settled(after: .mount(TraitEnvironment(size: Size(width: 768, height: 1024), scale: 2)))
        #expect(automatic.layout.displayMode == .secondaryOnly)
        guard
            case .question(.targetDisplayModeForAction, let plan, let asked) =
                SplitMachine.apply(.tapDisplayModeButton, to: automatic).ending
        else {
            Issue.record("the delegate was not asked")
            return
        }
        let answered = SplitMachine.answer(.displayMode(.oneBesideSecondary), to: plan, in: asked)
        if case .settled(let next) = answered.ending { automatic = next }
        #expect(automatic.layout.displayMode == .oneBesideSecondary)
        #expect(automatic.layout.arrangement.dimmed == nil)
    }

    /// Whether two columns that prefer to stand beside each other in portrait do so, nobody has published.
    @Test func `of two columns leave it open what beside means under an automatic overlay`() throws {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.preferredDisplayMode = .oneBesideSecondary
        let state = SplitState(configuration, generation: .iOS14)
            .settled(after: .mount(TraitEnvironment(size: Size(width: 768, height: 1024), scale: 2)))
        let decision = try #require(
            state.explainedLayout.decisions.first { $0.rule == "PreferenceUnderBehavior" })
        #expect(decision.provenance.source.contains("undecided"))
    }

    /// `didShow` and `didHide` are of iOS 26, and before it the calls about columns are of column styles (documented).
    @Test(arguments: [SplitStyle.unspecified, .doubleColumn, .tripleColumn])
    func `tell the delegate only what their header has`(style: SplitStyle) {
        let wide = TraitEnvironment(size: Size(width: 1180, height: 820), scale: 2)
        var narrow = TraitEnvironment(size: Size(width: 500, height: 820), scale: 2)
        narrow.horizontalSizeClass = .compact
        func calls(_ event: SplitEvent, in state: inout SplitState) -> [SplitCallback] {
            var transition = SplitMachine.apply(event, to: state)
            var steps = transition.steps
            while case .question(_, let plan, let asked) = transition.ending {
                transition = SplitMachine.answer(.none, to: plan, in: asked)
                steps += transition.steps
            }
            if case .settled(let next) = transition.ending { state = next }
            return steps.compactMap { if case .callback(let call) = $0 { call } else { nil } }
        }
        for generation in [Generation.iOS14, .iOS26] {
            var state = SplitState(SplitConfiguration(style: style), generation: generation)
            let heard = [SplitEvent.mount(wide), .environment(narrow), .environment(wide)]
                .flatMap { calls($0, in: &state) }
            let dids = heard.filter {
                switch $0 {
                case .didShow, .didHide: true
                default: false
                }
            }
            #expect(dids.isEmpty == (generation == .iOS14))
            #expect(heard.contains(.didCollapse) == (generation == .iOS26 || style != .unspecified))
            #expect(heard.contains(.willHide(.primary)) == (generation == .iOS26 || style != .unspecified))
            #expect(heard.contains(.willChangeTo(.oneBesideSecondary)) || style == .tripleColumn)
        }
    }
}

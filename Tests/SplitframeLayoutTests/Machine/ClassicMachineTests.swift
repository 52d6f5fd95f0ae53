import SplitframeInterface
import SplitframeLayout
import Testing

struct `A classic split view` {
    static let wide = TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2)
    static let compact = TraitEnvironment(
        size: Size(width: 820, height: 1180), scale: 2, horizontalSizeClass: .compact)

    /// Measured on iOS 26.1: collapse answered with false and with true.
    @Test func `collapses as the delegate answers`() {
        let mounted = SplitState(SplitConfiguration(style: .unspecified)).settled(after: .mount(Self.wide))

        let pushed = Hearing.calls(.environment(Self.compact), mounted, answer: .flag(false))
        let dropped = Hearing.calls(.environment(Self.compact), mounted, answer: .flag(true))

        #expect(
            pushed.wills == [
                .willHide(.secondary), .willHide(.primary), .willShow(.secondary),
            ])
        #expect(
            pushed.dids == [
                .didHide(.primary), .didCollapse, .didShow(.secondary),
            ])
        #expect(pushed.state.topColumn == .secondary)
        #expect(dropped.wills == [.willHide(.secondary)])
        #expect(dropped.state.topColumn == .primary)
    }

    /// Measured on iOS 26.1: mounted compact, answered with false and with true.
    @Test func `starts collapsed on a phone`() {
        let split = SplitState(SplitConfiguration(style: .unspecified))
        let kept = Hearing.calls(.mount(Self.compact), split, answer: .flag(false))
        let dropped = Hearing.calls(.mount(Self.compact), split, answer: .flag(true))

        #expect(
            kept.wills == [
                .willChangeTo(.oneBesideSecondary), .willShow(.primary), .willHide(.primary),
                .willShow(.secondary),
            ])
        #expect(dropped.wills == [.willChangeTo(.oneBesideSecondary), .willShow(.primary)])
    }

    @Test func `keeps only the primary where two plain controllers collapse`() {
        var configuration = SplitConfiguration(style: .unspecified)
        configuration.primaryIsNavigationController = false
        let mounted = SplitState(configuration).settled(after: .mount(Self.wide))
        #expect(
            Hearing.calls(.environment(Self.compact), mounted, answer: .flag(false)).state.topColumn
                == .primary)
    }

    /// Documented: unhandled, a shown controller becomes the primary, or the secondary if the primary holds it.
    @Test func `routes shown controllers`() {
        let mounted = SplitState(SplitConfiguration(style: .unspecified)).settled(after: .mount(Self.wide))
        func route(_ event: SplitEvent, handled: Bool) -> SplitStep? {
            guard case .question(_, let plan, let asked) = SplitMachine.apply(event, to: mounted).ending
            else { return nil }
            return SplitMachine.answer(.flag(handled), to: plan, in: asked).steps.last
        }
        #expect(
            route(.showViewController(isChildOfPrimary: false), handled: false) == .route(.replacePrimary))
        #expect(
            route(.showViewController(isChildOfPrimary: true), handled: false) == .route(.replaceSecondary))
        #expect(route(.showViewController(isChildOfPrimary: true), handled: true) == .route(.none))
        #expect(route(.showDetailViewController, handled: false) == .route(.replaceSecondary))
    }
}

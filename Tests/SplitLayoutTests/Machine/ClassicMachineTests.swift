import Geometry
import InterfaceModel
import SplitLayout
import Testing

struct `A classic split view` {
    static let wide = TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2)
    static let compact = TraitEnvironment(
        size: Size(width: 820, height: 1180), scale: 2, horizontalSizeClass: .compact)

    /// Plays an event, answering collapse with a flag, and returns what the delegate hears.
    static func calls(
        _ event: SplitEvent, _ state: SplitState, handled: Bool
    ) -> (calls: [SplitCallback], state: SplitState) {
        var transition = SplitMachine.apply(event, to: state)
        var calls: [SplitCallback] = []
        while true {
            calls += transition.steps.compactMap { if case .callback(let call) = $0 { call } else { nil } }
            switch transition.ending {
            case .settled(let next):
                return (calls, next)
            case .question(let question, let plan, let asked):
                transition = SplitMachine.answer(
                    question == .collapseSecondary ? .flag(handled) : .none, to: plan, in: asked)
            }
        }
    }

    /// Measured on iOS 26.1: collapse answered with false and with true.
    @Test func `collapses as the delegate answers`() {
        let mounted = SplitState(SplitConfiguration(style: .unspecified)).settled(after: .mount(Self.wide))

        let pushed = Self.calls(.environment(Self.compact), mounted, handled: false)
        let dropped = Self.calls(.environment(Self.compact), mounted, handled: true)

        #expect(
            pushed.calls.filter(\.isWill) == [
                .willHide(.secondary), .willHide(.primary), .willShow(.secondary),
            ])
        #expect(
            Set(pushed.calls.filter { !$0.isWill }) == [
                .didHide(.primary), .didCollapse, .didShow(.secondary),
            ])
        #expect(pushed.state.topColumn == .secondary)
        #expect(dropped.calls.filter(\.isWill) == [.willHide(.secondary)])
        #expect(dropped.state.topColumn == .primary)
    }

    /// Measured on iOS 26.1: mounted compact, answered with false and with true.
    @Test func `starts collapsed on a phone`() {
        let split = SplitState(SplitConfiguration(style: .unspecified))
        let kept = Self.calls(.mount(Self.compact), split, handled: false)
        let dropped = Self.calls(.mount(Self.compact), split, handled: true)

        #expect(
            kept.calls.filter(\.isWill) == [
                .willChangeTo(.oneBesideSecondary), .willShow(.primary), .willHide(.primary),
                .willShow(.secondary),
            ])
        #expect(dropped.calls.filter(\.isWill) == [.willChangeTo(.oneBesideSecondary), .willShow(.primary)])
    }

    @Test func `keeps only the primary where two plain controllers collapse`() {
        var configuration = SplitConfiguration(style: .unspecified)
        configuration.primaryIsNavigationController = false
        let mounted = SplitState(configuration).settled(after: .mount(Self.wide))
        #expect(Self.calls(.environment(Self.compact), mounted, handled: false).state.topColumn == .primary)
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

extension SplitCallback {
    fileprivate var isWill: Bool { "\(self)".hasPrefix("will") }
}

import SplitframeInterface
import SplitframeLayout
import Testing

struct `A column split view` {
    let wide = TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2)
    let compact = TraitEnvironment(
        size: Size(width: 820, height: 1180), scale: 2, horizontalSizeClass: .compact)

    /// Measured on iOS 26.1: a compact column comes and goes.
    @Test func `collapses to its compact column and expands from it`() {
        var configuration = SplitConfiguration(style: .tripleColumn)
        configuration.columns.set(.compact, to: true)
        let mounted = SplitState(configuration).settled(after: .mount(wide))

        let collapsed = Hearing.calls(.environment(compact), mounted)
        let expanded = Hearing.calls(.environment(wide), collapsed.state)

        #expect(
            collapsed.wills == [.willHide(.supplementary), .willShow(.compact), .willHide(.secondary)])
        #expect(collapsed.state.topColumn == .compact)
        #expect(
            expanded.wills == [.willShow(.supplementary), .willHide(.compact), .willShow(.secondary)])
    }

    /// Measured on iOS 26.1: triple from the primary alone pushes two columns, one after the other.
    @Test func `pushes column by column while collapsed`() {
        let mounted = SplitState(SplitConfiguration(style: .tripleColumn)).settled(after: .mount(compact))
        let atRoot = Hearing.calls(.show(.primary), mounted)

        let pushed = Hearing.calls(.show(.secondary), atRoot.state)

        #expect(atRoot.wills == [.willHide(.secondary), .willHide(.supplementary)])
        #expect(
            pushed.wills == [
                .willShow(.supplementary), .willHide(.primary), .willHide(.supplementary),
                .willShow(.secondary),
            ])
        #expect(pushed.dids == [.didHide(.primary), .didHide(.supplementary), .didShow(.secondary)])
    }

    /// Measured on iOS 26.1: the delegate's column on top.
    @Test func `takes the delegate's top column`() {
        let mounted = SplitState(SplitConfiguration(style: .tripleColumn)).settled(after: .mount(wide))
        let calls = Hearing.calls(.environment(compact), mounted, answer: .column(.primary))
        #expect(
            calls.wills == [.willHide(.supplementary), .willShow(.primary), .willHide(.secondary)])
        #expect(calls.state.stack == .primary)
    }

    @Test func `takes the delegate's mode on expanding where the style has it`() {
        let collapsed = SplitState(SplitConfiguration(style: .doubleColumn)).settled(after: .mount(compact))
        let alone = Hearing.calls(.environment(wide), collapsed, answer: .displayMode(.secondaryOnly))
        let odd = Hearing.calls(.environment(wide), collapsed, answer: .displayMode(.automatic))
        #expect(alone.state.layout.displayMode == .secondaryOnly)
        #expect(odd.state.layout.displayMode == .oneBesideSecondary)
    }

    @Test func `hears both ends of a swipe`() {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.preferredDisplayMode = .secondaryOnly
        let mounted = SplitState(configuration).settled(after: .mount(wide))
        let swiped = Hearing.calls(.swipeFromLeadingEdge, mounted)
        #expect(swiped.all.first == .gestureWillBegin && swiped.all.last == .gestureDidEnd)
        #expect(swiped.all.contains(.willShow(.primary)))
        #expect(swiped.state.layout.displayMode == .oneBesideSecondary)
    }
}

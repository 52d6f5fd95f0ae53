import SplitframeInterface
import SplitframeLayout
import Testing

struct `iOS 7` {
    let landscape = TraitEnvironment(size: Size(width: 1024, height: 768), scale: 2)
    let portrait = TraitEnvironment(size: Size(width: 768, height: 1024), scale: 2)
    let split = SplitState(SplitConfiguration(style: .unspecified), generation: .iOS7)

    /// Documented: iOS Human Interface Guidelines, 2014.
    @Test func `shows both panes in landscape, the left one 320 points wide`() {
        let layout = split.settled(after: .mount(landscape)).layout
        #expect(layout.column(.primary)?.frame == Rectangle(x: 0, y: 0, width: 320, height: 768))
        #expect(layout.column(.secondary)?.frame.maxX == 1024)
    }

    /// Documented: iOS 5.1 release notes, UIKit, the sliding presentation style.
    @Test func `shows the right pane alone in portrait, over which the left one slides in full height`()
        throws
    {
        let alone = split.settled(after: .mount(portrait))
        #expect(alone.layout.arrangement.columns.map(\.column) == [.secondary])

        let opened = alone.settled(after: .tapDisplayModeButton)
        let pane = try #require(opened.layout.column(.primary))
        #expect(pane.frame == Rectangle(x: 0, y: 0, width: 320, height: 1024))
        #expect(pane.presentation == .overlaid && pane.screen == nil)
        #expect(opened.layout.column(.secondary)?.frame.width == 768)
        #expect(opened.settled(after: .tapDimmingView).layout.column(.primary) == nil)
        #expect(alone.settled(after: .swipeFromLeadingEdge).layout == opened.layout)
        let tree = try #require(InterfaceTree(opened))
        #expect(tree.presented.isEmpty)
    }

    @Test func `slides the pane in from the edge where reading begins, whichever edge the primary has`() {
        for (edge, direction, side) in [
            (PrimaryEdge.leading, LayoutDirection.leftToRight, 0.0), (.trailing, .leftToRight, 0),
            (.leading, .rightToLeft, 448), (.trailing, .rightToLeft, 448),
        ] {
            var turned = portrait
            turned.layoutDirection = direction
            let opened = split.settled(after: .set(.primaryEdge(edge))).settled(after: .mount(turned))
                .settled(after: .tapDisplayModeButton)
            #expect(opened.layout.column(.primary)?.frame.minX == side)
        }
    }

    @Test func `shows its primary while it is open`() {
        let alone = split.settled(after: .mount(portrait))
        #expect(alone.visibleColumns == .secondary)
        #expect(alone.settled(after: .tapDisplayModeButton).visibleColumns == [.primary, .secondary])
    }

    @Test func `tells the delegate of the bar button on every turn`() {
        let mounted = split.settled(after: .mount(landscape))
        let transition = SplitMachine.apply(.environment(portrait), to: mounted)
        guard case .question(.shouldHide(isPortrait: true), let plan, let asked) = transition.ending else {
            Issue.record("no question")
            return
        }

        let hiding = SplitMachine.answer(.none, to: plan, in: asked)
        let staying = SplitMachine.answer(.flag(false), to: plan, in: asked)

        #expect(hiding.steps.contains(.callback(.willHideWithBarButtonItem)))
        #expect(!staying.steps.contains(.callback(.willHideWithBarButtonItem)))
        guard case .settled(let state) = staying.ending else {
            Issue.record("no answer to the question")
            return
        }
        #expect(state.layout.column(.primary) != nil)
    }
}

extension ResolvedSplit {
    /// Layouts are compared without their explanations.
    fileprivate static func == (left: ResolvedSplit, right: ResolvedSplit) -> Bool {
        left.arrangement == right.arrangement && left.displayMode == right.displayMode
    }
}

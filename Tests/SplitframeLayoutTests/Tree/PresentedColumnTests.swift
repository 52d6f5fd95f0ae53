import SplitframeInterface
import SplitframeLayout
import Testing

struct `A collapsed inspector` {
    /// Windows of an iPhone 16, an iPhone SE, both turned, and a narrow window of an iPad.
    @Test(arguments: [
        TraitEnvironment(
            size: Size(width: 393, height: 852), scale: 3,
            safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), horizontalSizeClass: .compact,
            idiom: .phone),
        TraitEnvironment(
            size: Size(width: 375, height: 667), scale: 2,
            safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), horizontalSizeClass: .compact,
            idiom: .phone),
        TraitEnvironment(
            size: Size(width: 852, height: 393), scale: 3,
            safeArea: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59), horizontalSizeClass: .compact,
            verticalSizeClass: .compact, idiom: .phone),
        TraitEnvironment(
            size: Size(width: 375, height: 1133), scale: 2,
            safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), horizontalSizeClass: .compact),
    ])
    func `is presented like every sheet`(environment: TraitEnvironment) throws {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.columns.insert(.inspector)
        let state = SplitState(configuration, generation: .iOS26).settled(after: .mount(environment))
            .settled(after: .show(.inspector))
        let expected = PresentedFrame(of: .pageSheet(.large), in: environment)
        let column = try #require(state.layout.column(.inspector))
        #expect(column.frame == expected.frame && column.safeArea == expected.safeArea)

        let tree = try #require(InterfaceTree(state))
        let screen = try #require(tree.presented.last)
        #expect(
            screen.kind == .screen(ScreenElement(expected.presentation, safeArea: expected.safeArea))
                && screen.frame == expected.frame && screen.children.map(\.name) == ["inspector"])
        #expect(tree.presented.dropLast().map(\.kind) == (expected.presentation.dims ? [.dimming] : []))
        #expect(tree.root.children.allSatisfy { $0.name != "inspector" })
        #expect(tree.element(named: "inspector")?.path == "presented/inspector")
    }
}

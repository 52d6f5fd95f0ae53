import SplitframeInterface
import Testing

@testable import SplitframeLayout

/// What is documented or reported of split views on iPadOS 27; no frames measured there have been published.
struct `A sidebar on iOS 27` {
    private func state(
        _ style: SplitStyle, width: Double = 1376, height: Double = 1032, _ generation: Generation = .iOS27,
        _ change: (inout SplitConfiguration) -> Void = { _ in }
    ) -> SplitState {
        var configuration = SplitConfiguration(style: style)
        change(&configuration)
        return SplitState(configuration, generation: generation).settled(
            after: .mount(
                TraitEnvironment(
                    size: Size(width: width, height: height), scale: 2,
                    safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))))
    }

    /// Apple, iPadOS 27, and the change log of the Human Interface Guidelines, June 2026: sidebars run to the window's
    /// edges again.
    @Test(arguments: [SplitStyle.doubleColumn, .tripleColumn])
    func `runs from edge to edge, flush with three of them`(style: SplitStyle) throws {
        let sidebar = try #require(state(style).layout.column(.primary))
        #expect(sidebar.frame == Rectangle(x: 0, y: 0, width: sidebar.frame.width, height: 1032))
        #expect(sidebar.presentation == .edgeToEdge)
        #expect(sidebar.safeArea == EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    }

    /// ForceTower/Melon, docs/ios-spread-layout.md (iOS 27.1): the detail is offered the whole width and has the leading
    /// column in its horizontal safe area.
    @Test func `lies above the secondary, which has the whole width and the sidebar's as an inset`() throws {
        let secondary = try #require(state(.doubleColumn).layout.column(.secondary))
        #expect(secondary.frame == Rectangle(x: 0, y: 0, width: 1376, height: 1032))
        #expect(secondary.safeArea.left == 320)
    }

    /// settings_ui (Settings on iPadOS 27): 320 points, no divider.
    @Test func `is 320 points wide beside one column, without a line`() throws {
        let layout = state(.doubleColumn).layout
        #expect(layout.column(.primary)?.frame.width == 320)
        #expect(layout.arrangement.separators.isEmpty)
    }

    /// ForceTower/Melon (iOS 27.1): 400 points where the app asks for that, at a width of 951.
    @Test func `has no maximum of 320 points`() throws {
        let layout = state(.doubleColumn, width: 951, height: 669) {
            $0.primaryWidth.minimum = 340
            $0.primaryWidth.preferred = 400
            $0.primaryWidth.maximum = 480
        }.layout
        #expect(layout.column(.primary)?.frame.width == 400)
    }

    /// 240 + 240 + 464 and a separator: the fit of iOS 26 without its ten points around the sidebar, inferred.
    @Test(arguments: [(944.0, DisplayMode.oneBesideSecondary), (944.5, .twoBesideSecondary)])
    func `leaves room for three columns from 944.5 points on`(width: Double, mode: DisplayMode) {
        #expect(state(.tripleColumn, width: width, height: 700).layout.displayMode == mode)
    }

    @Test func `keeps its distance on iOS 26`() throws {
        let sidebar = try #require(state(.doubleColumn, .iOS26).layout.column(.primary))
        #expect(sidebar.frame.x == 10 && sidebar.frame.y == 32 && sidebar.presentation == .floating)
    }

    @Test func `says that its inset is documented and the figure inferred`() throws {
        let figure = try #require(Generation.iOS27.figure(.sidebarInset))
        #expect(figure.provenance.kind == "documented, figure inferred")
        #expect(Generation.iOS27.figure(.automaticTriplePrimaryWidth)?.provenance.kind == "assumed")
        #expect(Generation.iOS27.figure(.automaticPrimaryWidth)?.provenance.kind == "reported")
    }

    @Test func `above other columns hides part of them`() {
        let over = state(.doubleColumn).settled(after: .set(.preferredDisplayMode(.oneOverSecondary)))
            .settled(after: .layout)
        #expect(over.layout.column(.primary)?.presentation == .overlaid)
        #expect(over.layout.column(.secondary)?.safeArea.left == 0)
    }
}

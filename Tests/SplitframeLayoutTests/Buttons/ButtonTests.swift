import SplitframeInterface
import SplitframeLayout
import Testing

struct `The display-mode button` {
    static func state(
        _ style: SplitStyle, _ behavior: SplitBehavior, _ mode: DisplayMode, gesture: Bool = true,
        visibility: DisplayModeButtonVisibility = .automatic
    ) -> SplitState {
        var configuration = SplitConfiguration(style: style)
        configuration.preferredSplitBehavior = behavior
        configuration.preferredDisplayMode = mode
        configuration.presentsWithGesture = gesture
        configuration.displayModeButtonVisibility = visibility
        return SplitState(configuration, generation: .iOS14).settled(
            after: .mount(TraitEnvironment(size: Size(width: 1366, height: 1024), scale: 2)))
    }

    @Test(arguments: PrimaryEdge.allCases)
    func `of tiles shows the sidebar where it is`(edge: PrimaryEdge) {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.primaryEdge = edge
        let state = SplitState(configuration).settled(
            after: .mount(TraitEnvironment(size: Size(width: 1366, height: 1024), scale: 2)))
        #expect(
            state.layout.buttons.displayMode?.icon == (edge == .leading ? .sidebar : .trailingSidebar))
    }

    /// Documented: UISplitViewController.SplitBehavior's three pages.
    @Test(
        arguments: [
            (
                SplitStyle.doubleColumn, SplitBehavior.tile, DisplayMode.secondaryOnly,
                BarButtonElement.Icon.sidebar
            ),
            (.doubleColumn, .tile, .oneBesideSecondary, .sidebar),
            (.tripleColumn, .tile, .secondaryOnly, nil),
            (.tripleColumn, .tile, .oneBesideSecondary, .sidebar),
            (.tripleColumn, .tile, .twoBesideSecondary, .sidebar),
            (.doubleColumn, .overlay, .secondaryOnly, .back),
            (.tripleColumn, .overlay, .secondaryOnly, .back),
            (.tripleColumn, .overlay, .oneOverSecondary, .back),
            (.tripleColumn, .overlay, .twoOverSecondary, nil),
            (.tripleColumn, .displace, .oneBesideSecondary, .back),
            (.tripleColumn, .displace, .twoDisplaceSecondary, nil),
        ] as [(SplitStyle, SplitBehavior, DisplayMode, BarButtonElement.Icon?)])
    func `shows as documented`(
        style: SplitStyle, behavior: SplitBehavior, mode: DisplayMode, icon: BarButtonElement.Icon?
    ) {
        let layout = Self.state(style, behavior, mode).layout
        #expect(layout.displayMode == mode)
        #expect(layout.buttons.displayMode?.icon == icon)
    }

    /// Documented: displayModeButtonVisibility.
    @Test func `hides with the gesture, with never, and never shows where it would not`() {
        #expect(Self.state(.doubleColumn, .tile, .oneBesideSecondary, gesture: false).layout.buttons == .none)
        #expect(
            Self.state(.doubleColumn, .tile, .oneBesideSecondary, visibility: .never).layout.buttons == .none)
        let always = Self.state(
            .doubleColumn, .tile, .oneBesideSecondary, gesture: false, visibility: .always)
        #expect(always.layout.buttons.displayMode != nil)
        let over = Self.state(.tripleColumn, .overlay, .twoOverSecondary, visibility: .always)
        #expect(over.layout.buttons.displayMode == nil)
    }

    /// Dossier l.14: tiled columns keep their button whatever is preferred.
    @Test(arguments: [SplitStyle.doubleColumn, .tripleColumn], [SplitBehavior.overlay, .displace])
    func `follows the behaviour in force, not the preferred one`(
        style: SplitStyle, behavior: SplitBehavior
    ) {
        var configuration = SplitConfiguration(style: style)
        configuration.preferredSplitBehavior = behavior
        let state = SplitState(configuration).settled(
            after: .mount(TraitEnvironment(size: Size(width: 1366, height: 1024), scale: 2)))

        #expect(state.mode.splitBehavior == .tile)
        #expect(state.layout.buttons.displayMode?.icon == .sidebar)
    }

    @Test func `walks three overlaid columns in and a tap beside them walks back`() {
        var state = Self.state(.tripleColumn, .overlay, .secondaryOnly)
        var modes: [DisplayMode] = []
        for _ in 0..<2 {
            state = state.settled(after: .tapDisplayModeButton)
            modes.append(state.layout.displayMode)
        }
        for _ in 0..<2 {
            state = state.settled(after: .tapDimmingView)
            modes.append(state.layout.displayMode)
        }
        #expect(modes == [.oneOverSecondary, .twoOverSecondary, .oneOverSecondary, .secondaryOnly])
        #expect(state.configuration.preferredDisplayMode == .secondaryOnly)
    }

    @Test func `stands in the classic bar as an arrow to where it leads`() {
        let beside = Self.state(.unspecified, .automatic, .oneBesideSecondary)
        #expect(beside.layout.buttons.displayMode?.icon == .expand)
        let alone = beside.settled(after: .tapDisplayModeButton)
        #expect(alone.layout.displayMode == .secondaryOnly)
        #expect(alone.layout.buttons.displayMode?.icon == .back)
    }

    @Test func `is missing on a television, whatever the delegate wants`() {
        var television = TraitEnvironment(size: Size(width: 1920, height: 1080), scale: 1)
        television.idiom = .tv
        let state = SplitState(SplitConfiguration(style: .unspecified), generation: .iOS26).settled(
            after: .mount(television))
        #expect(state.layout.buttons == .none)
        #expect(state.displayModeButton(targeting: .secondaryOnly) == nil)
    }
}

struct `The secondary-only button` {
    @Test func `leaves the secondary alone and brings the last columns back`() {
        var configuration = SplitConfiguration(style: .tripleColumn)
        configuration.showsSecondaryOnlyButton = true
        let wide = TraitEnvironment(size: Size(width: 1366, height: 1024), scale: 2)
        let state = SplitState(configuration).settled(after: .mount(wide))

        let alone = state.settled(after: .tapSecondaryOnlyButton)
        let back = alone.settled(after: .tapSecondaryOnlyButton)

        #expect(state.layout.buttons.secondaryOnly?.column == .secondary)
        #expect(alone.layout.displayMode == .secondaryOnly)
        #expect(back.layout.displayMode == .twoBesideSecondary)
    }
}

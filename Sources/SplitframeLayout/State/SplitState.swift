public import SplitframeInterface

/// A split view at one moment: its configuration, its environment, and the result of its history.
///
/// `SplitMachine` turns one state into the next; `layout` computes the frames.
public struct SplitState: Hashable, Sendable {
    public var configuration: SplitConfiguration
    /// The generation of the system, whose rules apply.
    public let generation: Generation
    /// Whether the split view has an environment.
    private(set) var isMounted = false
    /// The environment of a mounted split view, stored without the optional, which every layout would copy.
    private(set) var surroundings = TraitEnvironment(size: .zero, scale: 1)
    /// The mode that the getters return.
    public internal(set) var mode = ResolvedMode.unmounted
    /// The origin of that mode; nil before the first appearance.
    public internal(set) var resolution: ModeResolution?
    public internal(set) var isCollapsed = false
    /// The columns of the collapsed stack; the highest is on top, the lowest is the root.
    public internal(set) var stack: ColumnSet = []
    /// The number of controllers that the app of a classic split view has pushed onto the collapsed stack itself.
    public internal(set) var rawPushes = 0
    public internal(set) var isInspectorShown = false
    /// The widths to which a person has dragged columns.
    public internal(set) var draggedWidths = DraggedWidths()
    /// Whether the popover of iOS 7 is open.
    public internal(set) var isPopoverShown = false
    /// The delegate's last answer to `shouldHide` for the current orientation (iOS 7).
    public internal(set) var shouldHide: Bool?
    /// The last mode with a column beside or over the secondary.
    public internal(set) var lastModeWithColumns: ResolvedMode?
    /// Whether a preference takes effect with the next layout pass.
    public internal(set) var needsResolution = false

    public init(_ configuration: SplitConfiguration, generation: Generation = .standard) {
        self.configuration = configuration
        self.generation = generation
    }

    /// The environment of the split view; nil until it is mounted.
    public internal(set) var environment: TraitEnvironment? {
        get { isMounted ? surroundings : nil }
        set {
            isMounted = newValue != nil
            surroundings = newValue ?? TraitEnvironment(size: .zero, scale: 1)
        }
    }

    /// The top column of the collapsed stack; nil where a controller pushed by the app covers it.
    public var topColumn: Column? { rawPushes > 0 ? nil : stack.last }

    /// The columns on screen, as `isShowing(_:)` reports them; none before the first appearance.
    public var visibleColumns: ColumnSet {
        guard isMounted else { return [] }
        let inspector: ColumnSet = isInspectorShown ? .inspector : []
        if isCollapsed {
            return inspector.union(topColumn.map { ColumnSet($0) } ?? [])
        }
        let popover: ColumnSet = isPopoverShown ? .primary : []
        return modeColumns(mode.displayMode).union(inspector).union(popover)
    }

    /// The state after an event, with UIKit's default answer to every question.
    public func settled(after event: SplitEvent) -> SplitState { settled(after: event) { _ in } }

    /// The same state; the transitions on the way are passed on, each up to its question.
    package func settled(after event: SplitEvent, seeing: (SplitTransition) -> Void) -> SplitState {
        var transition = SplitMachine.apply(event, to: self)
        while true {
            seeing(transition)
            switch transition.ending {
            case .settled(let state): return state
            case .question(_, let plan, let state):
                transition = SplitMachine.answer(.none, to: plan, in: state)
            }
        }
    }

    /// Whether a person can drag a separator behind a column: of a sidebar or inspector on screen, where the system has
    /// such separators and a touch screen or pointer.
    public func hasSeparator(behind column: Column) -> Bool {
        let columns: ColumnSet = [.primary, .supplementary, .inspector]
        return isMounted && !isCollapsed && generation.rules.hasMovableSeparators
            && surroundings.idiom != .tv && visibleColumns.intersection(columns).contains(column)
    }

    /// The columns that a mode shows in this style.
    func modeColumns(_ mode: DisplayMode) -> ColumnSet {
        mode.columns(of: configuration.style)
    }
}

extension SplitState {
    /// The layout of a hidden classic primary that floats: the panel's size at the origin (measured on 393 points).
    public var restingPrimary: ColumnLayout? {
        guard generation.rules.arrangement == .floating, configuration.style == .unspecified,
            isMounted, !isCollapsed, !visibleColumns.contains(.primary)
        else { return nil }
        var shown = self
        shown.mode = ResolvedMode(.oneBesideSecondary, .tile)
        guard var resting = shown.layout.column(.primary) else { return nil }
        resting.frame.x = 0
        resting.frame.y = 0
        resting.frame.width = layout.primaryColumnWidth
        return resting
    }

    /// The classic button for a target mode; automatic leaves the mode to the split view.
    public func displayModeButton(targeting target: DisplayMode) -> SplitButton? {
        guard configuration.style == .unspecified, isMounted, !isCollapsed else { return nil }
        return SplitResolver<Double>(self).classicButton(target: target)
    }
}

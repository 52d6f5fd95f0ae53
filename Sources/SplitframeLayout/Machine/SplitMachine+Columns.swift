import SplitframeInterface

extension SplitMachine {
    /// `show(_:)` while expanded: no change for a visible column, otherwise the nearest mode that shows the column.
    static func show(_ column: Column, _ state: SplitState) -> SplitTransition {
        if column == .inspector { return setInspector(isShown: true, state) }
        guard state.isMounted, state.generation.rules.hasColumnStyles,
            state.configuration.style != .unspecified, column != .compact
        else { return SplitTransition(settled: state) }
        if column == .secondary {
            return state.mode.displayMode == .twoDisplaceSecondary
                ? request(.oneBesideSecondary, of: state) : SplitTransition(settled: recordingTiles(state))
        }
        guard !state.visibleColumns.contains(column), state.configuration.style.columns.contains(column)
        else { return SplitTransition(settled: state) }
        return request(modeShowing(column, in: state), of: state)
    }

    /// `hide(_:)` while expanded: no change for the secondary and for hidden columns.
    static func hide(_ column: Column, _ state: SplitState) -> SplitTransition {
        if column == .inspector { return setInspector(isShown: false, state) }
        guard state.visibleColumns.contains(column), state.generation.rules.hasColumnStyles,
            state.configuration.style != .unspecified
        else { return SplitTransition(settled: state) }
        switch column {
        case .primary where state.configuration.style == .tripleColumn:
            let isOverlay = state.generation.rules.hidingKeepsOverlay && state.mode.splitBehavior == .overlay
            return request(isOverlay ? .oneOverSecondary : .oneBesideSecondary, of: state)
        case .primary, .supplementary:
            return request(.secondaryOnly, of: state)
        case .secondary, .compact, .inspector:
            return SplitTransition(settled: state)
        }
    }

    /// Rewrites the preferred mode but not the behaviour, and changes to that mode unannounced (measured).
    private static func request(_ mode: DisplayMode, of state: SplitState) -> SplitTransition {
        guard state.isMounted else { return SplitTransition(settled: state) }
        var next = state
        next.configuration.preferredDisplayMode = mode
        return change(
            next, to: self.mode(of: next, at: .onScreen), isAnnounced: false)
    }

    /// The mode that shows a column: by the preferred behaviour in iOS 26, by the current one before.
    private static func modeShowing(_ column: Column, in state: SplitState) -> DisplayMode {
        let behavior =
            state.generation.rules.showFollowsPreference
            ? state.configuration.preferredSplitBehavior : state.mode.splitBehavior
        let wanted: DisplayMode =
            column == .primary && state.configuration.style == .tripleColumn
            ? .twoBesideSecondary : .oneBesideSecondary
        guard state.isMounted else { return wanted }
        return SplitResolver<Double>(state).read(wanted, under: Decided(behavior)).value
    }

    /// `show(.secondary)` with an automatic preference stores the style's tiled mode, without any change on screen
    /// (measured).
    static func recordingTiles(_ state: SplitState) -> SplitState {
        guard state.configuration.preferredDisplayMode == .automatic, state.generation.rules.showRecordsTiles
        else { return state }
        var next = state
        next.configuration.preferredDisplayMode =
            state.configuration.style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        return next
    }

    /// Shows or hides the inspector, a sheet while collapsed; of every change, the app's own too, the delegate gets
    /// `didShow` or `didHide` alone (reported by a shipping app for iOS 26.5).
    static func setInspector(isShown: Bool, _ state: SplitState) -> SplitTransition {
        guard state.isMounted, state.generation.rules.hasInspector,
            state.configuration.columns.contains(.inspector), state.isInspectorShown != isShown
        else { return SplitTransition(settled: state) }
        var next = state
        next.isInspectorShown = isShown
        let column = ColumnSet.inspector
        let (shown, hidden) = isShown ? (column, ColumnSet()) : (ColumnSet(), column)
        var steps: [SplitStep] = isShown ? [.install(.inspector)] : []
        steps += appearance(will, shown: shown, hidden: hidden)
        steps.append(.callback(isShown ? .didShow(.inspector) : .didHide(.inspector)))
        steps += appearance(did, shown: shown, hidden: hidden)
        guard !state.isCollapsed, state.mode.displayMode == .twoBesideSecondary else {
            return SplitTransition(steps, settled: next)
        }
        return change(next, to: mode(of: next, at: .resize)).preceded(by: steps)
    }

    /// A column gets or loses its controller; the class layer replaces the one on screen.
    static func setColumn(
        _ column: Column, hasController: Bool, in state: SplitState
    ) -> SplitTransition {
        var next = state
        next.configuration.columns.set(column, to: hasController)
        if column == .inspector, !hasController { next.isInspectorShown = false }
        guard state.isCollapsed else { return SplitTransition(settled: next) }
        switch (column, hasController) {
        case (.primary, _) where state.configuration.style == .unspecified:
            // A new classic primary brings its own stack, so the controllers pushed onto the old one are gone.
            next.stack = .primary
            next.rawPushes = 0
            return SplitTransition(settled: next)
        case (.compact, true) where state.topColumn != .compact:
            next.stack = .compact
            return SplitTransition(
                [
                    .install(.compact), .callback(.willShow(.compact)), .commit(.stack(.compact)),
                    .callback(.didShow(.compact)),
                ], settled: next)
        case (.compact, false) where state.stack.contains(.compact):
            let top = proposedTopColumn(of: next.configuration.columns)
            next.stack = stack(upTo: top, of: next.configuration.columns)
            return SplitTransition(
                [.callback(.willShow(top)), .commit(.stack(next.stack)), .callback(.didShow(top))],
                settled: next)
        case (let cleared, false) where state.topColumn == cleared:
            // The emptied wrapper stays in the stack (measured for the secondary).
            return SplitTransition(
                [.callback(.willHide(cleared)), .callback(.didHide(cleared))], settled: next)
        case (_, true), (_, false):
            return SplitTransition(settled: next)
        }
    }
}

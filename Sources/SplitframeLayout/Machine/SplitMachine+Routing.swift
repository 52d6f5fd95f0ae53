import SplitframeInterface

extension SplitMachine {
    /// `show(_:sender:)`: in column style it presents modally; in classic style it asks the delegate, then replaces a
    /// pane.
    static func showViewController(_ state: SplitState, isChildOfPrimary: Bool) -> SplitTransition {
        guard state.configuration.style == .unspecified else {
            return SplitTransition(
                [.route(state.isMounted ? .presentModally : .none)], settled: state)
        }
        return SplitTransition(
            [], asking: .show, then: .show(isChildOfPrimary: isChildOfPrimary), in: state)
    }

    static func routeShow(
        _ answer: SplitAnswer, in state: SplitState, isChildOfPrimary: Bool
    ) -> SplitTransition {
        let route: SplitRoute =
            if answer == .flag(true) {
                .none
            } else if state.isCollapsed {
                .presentModally
            } else {
                isChildOfPrimary ? .replaceSecondary : .replacePrimary
            }
        return SplitTransition([.route(route)], settled: state)
    }

    /// `showDetailViewController(_:sender:)`: the secondary is replaced, and shown on top while collapsed.
    static func showDetailViewController(_ state: SplitState) -> SplitTransition {
        guard state.configuration.style != .unspecified else {
            return SplitTransition([], asking: .showDetail, then: .showDetail, in: state)
        }
        var next = state
        next.configuration.columns.set(.secondary, to: true)
        let route = SplitStep.route(.replaceSecondary)
        guard state.isCollapsed, let top = state.topColumn, top != .secondary, top != .compact else {
            return SplitTransition([route], settled: next)
        }
        next.stack = stack(upTo: .secondary, of: next.configuration.columns)
        let calls: [SplitStep] = [.callback(.willHide(top)), .callback(.willShow(.secondary))]
        return SplitTransition(
            [route] + calls + turn(from: ColumnSet(top), to: .secondary, stack: next.stack)
                + didCalls(after: calls), settled: next)
    }

    static func routeShowDetail(_ answer: SplitAnswer, in state: SplitState) -> SplitTransition {
        guard answer != .flag(true) else { return SplitTransition([.route(.none)], settled: state) }
        guard state.isCollapsed else {
            var next = state
            next.configuration.columns.set(.secondary, to: true)
            return SplitTransition([.route(.replaceSecondary)], settled: next)
        }
        guard state.configuration.primaryIsNavigationController else {
            return SplitTransition([.route(.presentModally)], settled: state)
        }
        var next = state
        next.rawPushes += 1
        let calls: [SplitStep] = state.topColumn.map { [.callback(.willHide($0))] } ?? []
        return SplitTransition(
            [.route(.pushOntoPrimary)] + calls + [.commit(.push)] + didCalls(after: calls), settled: next)
    }
}

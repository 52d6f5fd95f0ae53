import Foundation
import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// The traits of this split view, in the form that the core needs.
    private var place: TraitEnvironment? {
        guard let view = loadedView, view.window != nil, !view.bounds.isEmpty else { return nil }
        let traits = traitCollection
        var place = TraitEnvironment(
            size: view.bounds.size.values, scale: traits.displayScale, safeArea: view.safeAreaInsets.values,
            horizontalSizeClass: traits.horizontalSizeClass == .compact ? .compact : .regular,
            verticalSizeClass: traits.verticalSizeClass == .compact ? .compact : .regular,
            idiom: UserInterfaceIdiom(rawValue: traits.userInterfaceIdiom.rawValue) ?? .pad,
            layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        place.hasWindowControls = view.window?.environment.hasWindowControls ?? false
        if let window = view.window?.environment {
            place.verticalBarEdge = window.verticalBarEdge
            let origin = view.convert(CGPoint.zero, to: nil)
            place.reservedRegions = window.reservedRegions.offset(x: -origin.x, y: -origin.y)
        }
        return place
    }

    /// A layout pass: the environment and pending preferences take effect, then the columns are placed.
    func layOutColumns() {
        guard isOnScreen, let place else { return }
        if state.environment == nil { adoptGeneration() }
        if place != state.environment { perform(.environment(place)) }
        while !requests.isEmpty { perform(requests.removeFirst()) }
        perform(.layout)
        placeColumns()
    }

    /// Places the columns as they will be after the running steps, so that appearing controllers are in their place.
    func placeNow() {
        placeColumns()
        for panel in panels.values { panel.performLayout() }
    }

    /// Adopts the generation of the window and sets the early properties again, since the generation also determines
    /// how one property changes others.
    private func adoptGeneration() {
        let generation = traitCollection.values.system
        guard generation != state.generation else { return }
        var new = SplitState(state.configuration, generation: generation)
        new.configuration.preferredSplitBehavior = .automatic
        state = earlyProperties.reduce(new) { $0.settled(after: .set($1)) }
    }

    private func placeColumns() {
        guard let view = loadedView, (incoming ?? state).environment != nil else { return }
        let layout = (incoming ?? state).layout
        let columns = layout.arrangement.columns.filter { column in
            containers[column.column]?.parent === self
        }
        let placed = columns.compactMap { containers[$0.column] }
        for (column, container) in containers where !placed.contains(container) && container.parent === self {
            container.viewIfLoaded?.removeFromSuperview()
            if column == .primary, style == .unspecified, let resting = (incoming ?? state).restingPrimary {
                container.viewIfLoaded?.place(as: resting)
            }
        }
        for column in columns {
            guard let child = containers[column.column]?.view else { continue }
            let panel = panel(of: column.column)
            panel.frame = CGRect(column.frame)
            if panel.superview === view { view.bringSubviewToFront(panel) } else { view.addSubview(panel) }
            if child.superview !== panel { panel.addSubview(child) }
            child.place(as: column)
        }
        for panel in panels.values where panel.subviews.isEmpty { panel.removeFromSuperview() }
        view.needsLayout = false
    }

    /// The view around a column's container; the container's view is at its origin (measured).
    private func panel(of column: Column) -> UIView {
        if let panel = panels[column] { return panel }
        let panel = UIView(frame: .zero)
        panels[column] = panel
        return panel
    }

    /// The last visible container, which decides about the status bar and the home indicator.
    var leadingChild: UIViewController? {
        visibleContainers.last
    }

    /// The container whose bars may be upright: the trailing one, or the top of a collapsed stack; inspectors keep
    /// level bars (inferred from reports about SwiftUI's split views).
    var trailingChild: UIViewController? {
        visibleContainers.last { $0 !== containers[.inspector] }
    }

    /// The containers on screen, in UIKit's numeric order; of a collapsed stack, the one at the root.
    var visibleContainers: [UIViewController] {
        guard state.environment != nil else { return [] }
        var columns = state.visibleColumns
        if state.isCollapsed {
            columns = columns.intersection(.inspector).union(
                state.stack.contains(.compact) ? .compact : .primary)
        }
        return columns.columns.compactMap { containers[$0] }.filter { $0.parent === self }
    }

    /// The traits for a child, which include the state of the split view.
    func traits(of child: UIViewController) -> TraitValues {
        var values = traitCollection.values
        values.layoutEnvironment = reported.isCollapsed ? .collapsed : .expanded
        // Only the trailing column can have upright bars, and none beside an inspector.
        if !reported.isCollapsed, values.verticalBarEdge ?? .unspecified != .unspecified,
            column(ofContainer: child).flatMap({ state.uprightSlot(of: $0, in: state.layout) }) == nil
        {
            values.verticalBarEdge = .unspecified
        }
        return values
    }

    /// The override that makes sidebars compact, also during collapse and expansion.
    func ownOverride(of child: UIViewController) -> UITraitCollection? {
        switch column(ofContainer: child) {
        case .primary, .supplementary, .inspector: UITraitCollection(horizontalSizeClass: .compact)
        case .secondary, .compact, nil: nil
        }
    }

    /// The size that a column will have in a split view of another size.
    func columnSize(of child: UIViewController, in size: CGSize) -> CGSize {
        guard let column = column(ofContainer: child), var place = state.environment
        else { return size }
        place.size = size.values
        let layout = SplitMachine.outcome(of: .environment(place), in: state).layout
        return layout.column(column).map { CGSize($0.frame.size) } ?? size
    }
}

extension UIView {
    fileprivate func place(as column: ColumnLayout) {
        frame = CGRect(origin: .zero, size: CGSize(column.frame.size))
        givenSafeArea = UIEdgeInsets(column.safeArea)
    }
}

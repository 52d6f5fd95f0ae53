import SplitframeInterface

/// The descriptions of elements by kind; each is nil for an element of another kind.
///
/// None is inlined: the optimizer of Swift 6.3.1 ends with an error in callers that then look at a copy of `kind`.
extension InterfaceElement {
    @inline(never) var split: SplitElement? { if case .split(let split) = kind { split } else { nil } }

    @inline(never) var column: ColumnElement? { if case .column(let column) = kind { column } else { nil } }

    @inline(never) var screen: ScreenElement? { if case .screen(let screen) = kind { screen } else { nil } }

    @inline(never) var navigationBar: NavigationBarElement? {
        if case .navigationBar(let bar) = kind { bar } else { nil }
    }

    @inline(never) var barButton: BarButtonElement? {
        if case .barButton(let button) = kind { button } else { nil }
    }

    @inline(never) var tab: TabElement? { if case .tab(let tab) = kind { tab } else { nil } }

    @inline(never) var view: ViewElement? { if case .view(let view) = kind { view } else { nil } }
}

extension InterfaceElement {
    /// Every element that fulfils a condition, among this one and those inside, in drawing order.
    func all(where predicate: (InterfaceElement) -> Bool) -> [InterfaceElement] {
        (predicate(self) ? [self] : []) + children.flatMap { $0.all(where: predicate) }
    }

    /// Whether this element or one inside fulfils a condition.
    func contains(where predicate: (InterfaceElement) -> Bool) -> Bool {
        predicate(self) || children.contains { $0.contains(where: predicate) }
    }

    /// The columns in and below this element, the screens without columns and, if wanted, the veils between them, in
    /// drawing order.
    func columns(withVeils: Bool = false) -> [InterfaceElement] {
        if column != nil || withVeils && kind == .dimming { return [self] }
        guard split != nil || screen != nil else { return [] }
        let inside = children.flatMap { $0.columns(withVeils: withVeils) }
        return inside.isEmpty && screen != nil ? [self] : inside
    }

    /// The elements inside in reading order: the bar at the top is drawn after the content but read before it.
    var childrenAsRead: [InterfaceElement] {
        children.filter { $0.navigationBar != nil } + children.filter { $0.navigationBar == nil }
    }

    /// The title of the navigation bar in a column; nil without one.
    var barTitle: String? { children.lazy.compactMap(\.navigationBar?.title).first { !$0.isEmpty } }

    /// The insets of a column or screen, nil for any other element.
    var safeArea: EdgeInsets? { column?.safeArea ?? screen?.safeArea }

    var presentation: ColumnPresentation? { column?.presentation }

    /// Whether it is a column above others.
    var coversColumns: Bool {
        switch presentation {
        case .floating, .edgeToEdge, .overlaid: true
        case .tiled, .displaced, nil: false
        }
    }
}

extension InterfaceTree {
    /// The columns of all layers, and the screens without columns, in drawing order.
    var columns: [InterfaceElement] { layers.flatMap { $0.columns() } }
}

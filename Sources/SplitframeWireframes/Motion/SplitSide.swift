import SplitframeInterface

/// The children of a split view at one end of a move.
struct SplitSide {
    /// The elements with their names; a separator has that of the column whose edge it is.
    let named: [(name: String, element: InterfaceElement)]
    private let window: Size

    init(_ elements: [InterfaceElement], in window: Size) {
        named = elements.map { element in
            let owner = element.kind == .separator ? elements.first { $0.hasEdge(at: element) } : nil
            return (([owner?.name, element.name].compactMap(\.self)).joined(separator: " "), element)
        }
        self.window = window
    }

    subscript(name: String) -> [InterfaceElement] { named.filter { $0.name == name }.map(\.element) }

    /// The topmost layer of the elements with a name.
    func layer(of name: String) -> Int { self[name].map(\.layer).max() ?? 0 }

    /// The elements with a name that the other side lacks, where they slide in from: columns together beyond the
    /// window's edge, separators at the edge of their column; none for elements that fade.
    func outside(_ other: SplitSide, _ name: String) -> [InterfaceElement] {
        let coming = named.filter { other[$0.name].isEmpty }.map(\.element)
        return self[name].compactMap { element in
            guard element.kind == .separator else { return element.outside(other.window, with: coming) }
            guard let (name, column) = named.first(where: { $0.element.hasEdge(at: element) }),
                let there = other[name].first ?? column.outside(other.window, with: coming)
            else { return nil }
            let edge = abs(column.frame.minX - element.frame.midX) < 1 ? \Rectangle.minX : \.maxX
            let distance = there.frame[keyPath: edge] - column.frame[keyPath: edge]
            // If its column is outside the window, the separator is entirely beyond the window's edge.
            let beyond = other[name].isEmpty ? element.frame.width : 0
            return element.moved(x: distance + (distance < 0 ? -beyond : beyond), y: 0)
        }
    }
}

extension InterfaceElement {
    /// The order of drawing: 0 for columns beside each other, 1 for the veil over them, 2 for columns above.
    fileprivate var layer: Int {
        switch presentation {
        case .tiled, .displaced: 0
        case .floating, .edgeToEdge, .overlaid: 2
        case nil: kind == .dimming ? 1 : 0
        }
    }

    /// Whether it is a column beside the secondary one, with an edge where a separator is.
    fileprivate func hasEdge(at separator: InterfaceElement) -> Bool {
        guard let column, column.column != .secondary else { return false }
        return [frame.minX, frame.maxX].contains { abs($0 - separator.frame.midX) < 1 }
    }

    /// The column beyond the window's edge, from where it slides in together with others; nil for elements that fade.
    fileprivate func outside(_ window: Size, with others: [InterfaceElement]) -> InterfaceElement? {
        guard slides(in: window) else { return nil }
        let isOnLeft = frame.midX < window.width / 2
        let distances = others.filter {
            $0.slides(in: window) && ($0.frame.midX < window.width / 2) == isOnLeft
        }.map {
            // A tiled column casts no shadow, and the column that grows into its place follows it directly.
            (isOnLeft ? $0.frame.maxX : window.width - $0.frame.minX)
                + ($0.layer == 0 ? 0 : InterfaceElement.shadowRoom)
        }
        let distance = distances.max() ?? 0
        return moved(x: isOnLeft ? -distance : distance, y: 0)
    }

    /// Whether it is a column beside or above others, which comes from the side.
    private func slides(in window: Size) -> Bool { column != nil && frame.width < window.width }

    /// The additional distance, in points, at which an element beyond an edge has its shadow beyond it too.
    static let shadowRoom = 40.0

    func moved(x: Double, y: Double) -> InterfaceElement {
        var element = self
        element.frame = frame.offset(x: x, y: y)
        element.children = children.map { $0.moved(x: x, y: y) }
        return element
    }
}

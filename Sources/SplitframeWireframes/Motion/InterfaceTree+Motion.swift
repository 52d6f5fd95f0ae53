import SplitframeGeometry
import SplitframeInterface

extension InterfaceTree {
    /// The two ends of a move between interfaces: both contain the columns of either; a column that only one of them
    /// has is beyond the window's edge in the other, from where it slides in.
    static func ends(from: InterfaceTree, to: InterfaceTree) -> (start: InterfaceTree, end: InterfaceTree) {
        var (start, end) = (from, to)
        (start.root, end.root) = Ends(start: from.environment.size, end: to.environment.size)
            .joined(from.root, to.root)
        return (start, end)
    }
}

/// The windows at both ends of a move.
private struct Ends {
    let start: Size
    let end: Size

    func joined(_ first: InterfaceElement, _ second: InterfaceElement) -> (InterfaceElement, InterfaceElement)
    {
        var (first, second) = (first, second)
        if case .split = first.kind, case .split = second.kind {
            (first.children, second.children) = columns(first.children, second.children)
            return (first, second)
        }
        for index in first.children.indices {
            guard let other = second.children.firstIndex(where: { $0.name == first.children[index].name })
            else { continue }
            (first.children[index], second.children[other]) = joined(
                first.children[index], second.children[other])
        }
        return (first, second)
    }

    /// The children of a split view in one order: those that are above others at either end are drawn last.
    private func columns(
        _ first: [InterfaceElement], _ second: [InterfaceElement]
    ) -> ([InterfaceElement], [InterfaceElement]) {
        let names = (second + first).map(\.name).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        func named(_ name: String, _ elements: [InterfaceElement]) -> [InterfaceElement] {
            elements.filter { $0.name == name }
        }
        let layers = names.map { name in
            (name: name, layer: (named(name, first) + named(name, second)).map(\.layer).max() ?? 0)
        }
        let ordered = (0...2).flatMap { layer in layers.filter { $0.layer == layer }.map(\.name) }
        var starts: [InterfaceElement] = []
        var ends: [InterfaceElement] = []
        let coming = second.filter { named($0.name, first).isEmpty }
        let going = first.filter { named($0.name, second).isEmpty }
        for name in ordered {
            let (before, after) = (named(name, first), named(name, second))
            starts += before.isEmpty ? after.compactMap { $0.outside(end, with: coming) } : before
            ends += after.isEmpty ? before.compactMap { $0.outside(start, with: going) } : after
        }
        return (starts, ends)
    }
}

extension InterfaceElement {
    /// The drawing order: adjacent columns, the veil over them, columns above.
    fileprivate var layer: Int {
        switch kind {
        case .dimming: 1
        case .column(let column):
            switch column.presentation {
            case .tiled, .displaced: 0
            case .floating, .edgeToEdge, .overlaid, .sheet, .popover: 2
            }
        case .split, .screen, .separator, .navigationBar, .title, .barButton, .windowControls, .toolbar,
            .tabBar, .tab, .glass, .content, .view:
            0
        }
    }

    /// The column beyond the edge from which it slides in, together with others; nil for a column that fades.
    fileprivate func outside(_ window: Size, with others: [InterfaceElement]) -> InterfaceElement? {
        guard case .column(let column) = kind else { return nil }
        // Additional distance for its shadow.
        let beyond = 40.0
        switch column.presentation {
        case .popover: return nil
        case .sheet: return moved(x: 0, y: window.height - frame.minY + beyond)
        case .tiled, .displaced, .floating, .edgeToEdge, .overlaid:
            guard slides(in: window) else { return nil }
            let isOnLeft = frame.midX < window.width / 2
            let distances = others.filter {
                $0.slides(in: window) && ($0.frame.midX < window.width / 2) == isOnLeft
            }.map {
                // A tiled column has no shadow, and a neighbour that grows into its place follows it directly.
                (isOnLeft ? $0.frame.maxX : window.width - $0.frame.minX) + ($0.layer == 0 ? 0 : beyond)
            }
            let distance = distances.max() ?? 0
            return moved(x: isOnLeft ? -distance : distance, y: 0)
        }
    }

    /// Whether it is a column beside or above others, which slides in from the side.
    private func slides(in window: Size) -> Bool {
        guard case .column(let column) = kind else { return false }
        return ![.popover, .sheet].contains(column.presentation) && frame.width < window.width
    }

    private func moved(x: Double, y: Double) -> InterfaceElement {
        var element = self
        element.frame = frame.offset(x: x, y: y)
        element.children = children.map { $0.moved(x: x, y: y) }
        return element
    }
}

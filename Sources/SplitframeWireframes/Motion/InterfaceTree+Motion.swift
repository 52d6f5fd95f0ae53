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
        let (first, second) = (SplitSide(first, in: start), SplitSide(second, in: end))
        let names = (second.named + first.named).map(\.name).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        let layers = names.map { (name: $0, layer: max(first.layer(of: $0), second.layer(of: $0))) }
        let ordered = (0...2).flatMap { layer in layers.filter { $0.layer == layer }.map(\.name) }
        return (
            ordered.flatMap { first[$0].isEmpty ? second.outside(first, $0) : first[$0] },
            ordered.flatMap { second[$0].isEmpty ? first.outside(second, $0) : second[$0] }
        )
    }
}

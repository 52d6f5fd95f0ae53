import SplitframeInterface

extension InterfaceTree {
    /// The two ends of a move between interfaces: both contain the columns and sheets of either; a column or sheet that
    /// only one of them has is beyond the window's edge in the other, from where it slides in.
    static func ends(from: InterfaceTree, to: InterfaceTree) -> (start: InterfaceTree, end: InterfaceTree) {
        var (start, end) = (from, to)
        let ends = Ends(start: from.environment.size, end: to.environment.size)
        (start.root, end.root) = ends.joined(from.root, to.root)
        (start.presented, end.presented) = ends.presented(from.presented, to.presented)
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
        if first.split != nil, second.split != nil {
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

    /// The presented layers in one order: a sheet of only one end is below the window at the other.
    func presented(
        _ first: [InterfaceElement], _ second: [InterfaceElement]
    ) -> ([InterfaceElement], [InterfaceElement]) {
        let names = names(first.count > second.count ? first + second : second + first, \.name)
        func layers(_ own: [InterfaceElement], besides other: [InterfaceElement], in window: Size)
            -> [InterfaceElement]
        {
            names.compactMap { name in
                own.first { $0.name == name } ?? other.first { $0.name == name }?.below(window)
            }
        }
        return (layers(first, besides: second, in: start), layers(second, besides: first, in: end))
    }

    /// The names of elements, each once.
    private func names<Element>(_ elements: [Element], _ name: (Element) -> String) -> [String] {
        elements.map(name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The children of a split view in one order: those that are above others at either end are drawn last.
    private func columns(
        _ first: [InterfaceElement], _ second: [InterfaceElement]
    ) -> ([InterfaceElement], [InterfaceElement]) {
        let (first, second) = (SplitSide(first, in: start), SplitSide(second, in: end))
        let names = names(second.named + first.named, \.name)
        let layers = names.map { (name: $0, layer: max(first.layer(of: $0), second.layer(of: $0))) }
        let ordered = (0...2).flatMap { layer in layers.filter { $0.layer == layer }.map(\.name) }
        return (
            ordered.flatMap { first[$0].isEmpty ? second.outside(first, $0) : first[$0] },
            ordered.flatMap { second[$0].isEmpty ? first.outside(second, $0) : second[$0] }
        )
    }
}

extension InterfaceElement {
    /// A presented screen below the window, from where UIKit slides it up; nil for what fades.
    fileprivate func below(_ window: Size) -> InterfaceElement? {
        guard screen?.presentation.slidesUp == true else { return nil }
        return moved(x: 0, y: window.height - frame.minY + Self.shadowRoom)
    }
}

extension ScreenPresentation {
    /// Whether it comes from below the window.
    fileprivate var slidesUp: Bool {
        switch self {
        case .fullScreen, .sheet, .card, .formSheet, .actionSheet: true
        case .root, .popover, .alert: false
        }
    }
}

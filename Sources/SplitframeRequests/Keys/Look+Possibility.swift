import SplitframeGeometry
public import SplitframeInterface
public import SplitframeWireframes

extension Look {
    /// Why an interface cannot be drawn like this: an element that it does not have, or a canvas without the room; nil
    /// where it can.
    public func impossibility(with tree: InterfaceTree) -> SelectionError? {
        if let canvasImpossibility { return canvasImpossibility }
        let window = Rectangle(size: tree.environment.size)
        var names = marks.map { ($0.element, SelectionKey.mark) }
        if let spotlight { names.append((spotlight, .spotlight)) }
        switch crop {
        case .element(let name)?: names.append((name, .crop))
        case .rectangle(let frame)?:
            if frame.intersection(window) == nil {
                return .cropOutside(crop?.word ?? "")
            }
        case nil: break
        }
        for (name, key) in names {
            // What lies wholly outside the window cannot be pointed at.
            if tree.element(named: name)?.element.frame.intersection(window) == nil {
                return .noElement(name, key: key.name, known: tree.elementNames)
            }
        }
        return nil
    }

    /// Whether anything has to be looked for in an interface.
    var namesElements: Bool { !marks.isEmpty || spotlight != nil || crop != nil }

    /// What the canvas has no room for.
    var canvasImpossibility: SelectionError? {
        if exploded, let what = whatExplodedLacks { return .explodedWithout(what: what) }
        guard canvas != .tight else { return nil }
        if crop != nil { return .canvasWithout(canvas, what: "--crop") }
        guard canvas == .device else { return nil }
        if !annotations.isEmpty { return .canvasWithout(canvas, what: "--annotate") }
        return marks.isEmpty ? nil : .canvasWithout(canvas, what: "--mark")
    }

    /// The first option that is said and that an exploded view has no place for.
    private var whatExplodedLacks: String? {
        let said = [
            (canvas != .tight, SelectionKey.canvas), (crop != nil, .crop), (!marks.isEmpty, .mark),
            (spotlight != nil, .spotlight), (!annotations.isEmpty, .annotate),
        ]
        return said.first(where: \.0).map { "--\($0.1.kebabName)" }
    }
}

extension Selection {
    /// Why UIKit would never show this, or why it cannot be drawn like this; nil where it can.
    public var impossibility: SelectionError? {
        if let reason = request.impossibility ?? look.canvasImpossibility { return reason }
        guard look.namesElements, let resolved = try? ResolvedRequest(request) else { return nil }
        return look.impossibility(with: resolved.tree)
    }
}

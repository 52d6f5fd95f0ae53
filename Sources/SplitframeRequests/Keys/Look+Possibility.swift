public import SplitframeInterface
public import SplitframeWireframes

extension Look {
    /// The reason why an interface cannot be drawn in this look: an element that it lacks, or a canvas without room;
    /// nil if it can.
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
            // An element that is wholly outside the window cannot be pointed at.
            if tree.element(named: name)?.element.frame.intersection(window) == nil {
                return .noElement(name, key: key.name, known: tree.elementNames)
            }
        }
        return nil
    }

    /// Whether the look names an element of the interface.
    var namesElements: Bool { !marks.isEmpty || spotlight != nil || crop != nil }

    /// The error for an option for which the canvas has no room; nil if there is none.
    var canvasImpossibility: SelectionError? {
        if exploded, let what = optionUnsupportedByExploded { return .explodedWithout(what: what) }
        guard canvas != .tight else { return nil }
        if crop != nil { return .canvasWithout(canvas, what: "--crop") }
        guard canvas == .device else { return nil }
        if !annotations.isEmpty { return .canvasWithout(canvas, what: "--annotate") }
        return marks.isEmpty ? nil : .canvasWithout(canvas, what: "--mark")
    }

    /// The first given option that an exploded view does not support.
    private var optionUnsupportedByExploded: String? {
        let options = [
            (canvas != .tight, SelectionKey.canvas), (crop != nil, .crop), (!marks.isEmpty, .mark),
            (spotlight != nil, .spotlight), (!annotations.isEmpty, .annotate),
        ]
        return options.first(where: \.0).map { "--\($0.1.kebabName)" }
    }
}

extension Selection {
    /// The reason why UIKit would never show this selection, or why it cannot be drawn; nil if it can.
    public var impossibility: SelectionError? {
        if let reason = request.impossibility ?? look.canvasImpossibility { return reason }
        guard look.namesElements, let resolved = try? ResolvedRequest(request) else { return nil }
        return look.impossibility(with: resolved.tree)
    }
}

import SplitframeInterface

/// An element that an exploded view lifts off the device: a column, a screen, or the veil between.
struct ExplodedLayer {
    /// The element's path in the tree.
    var path: String
    /// The element to draw; for a column, its split view with this column alone.
    var element: InterfaceElement
    /// The column, screen or veil itself.
    var subject: InterfaceElement
    /// The outline of the covered area, in points of the window.
    var outline: Path
    /// Its height above the lowest layer, in steps from one layer to the next.
    var level = 0.0
    /// The overlaps with layers above it.
    var footprints: [Rectangle] = []
    /// The parts of its width beneath other columns, including margins beside them, in points of the window.
    var beneath: [ClosedRange<Double>] = []
    /// The names of those columns from the bottom up, and the width beneath them without the margins.
    var covers: [String] = []
    /// Those of them that have a margin around them.
    var panels: [String] = []
    var coveredWidth = 0.0

    var frame: Rectangle { subject.frame }

    var isVeil: Bool { subject.kind == .dimming }

    /// The distance from the layer beneath; a veil is close to what it dims, and so seems to dim nothing beside it.
    var step: Double { isVeil ? 0.15 : 1 }

    /// The parts of its width outside the window.
    func outside(_ window: Size) -> [ClosedRange<Double>] {
        (frame.minX...frame.maxX).subtracting([0...max(0, window.width)])
    }
}

extension InterfaceTree {
    /// The layers that an exploded view lifts off the device, from the bottom up; adjacent layers are on one level.
    ///
    /// - Parameter radius: The radius of the window's corners, which a column that fills the window has too.
    func explodedLayers(windowRadius radius: Double) -> [ExplodedLayer] {
        var lifted: [ExplodedLayer] = []
        for var layer in layers.flatMap({ $0.explodedLayers(radius, environment.size, path: "") }) {
            let beneath = lifted.filter { $0.frame.overlap(with: layer.frame) != nil }
            layer.level = max(0, (beneath.map(\.level).max() ?? -1) + layer.step)
            lifted.append(layer)
        }
        for index in lifted.indices {
            let frame = lifted[index].frame
            let above = lifted[(index + 1)...].filter { !$0.isVeil }
            lifted[index].footprints = above.compactMap { $0.frame.overlap(with: frame) }
            let covers = above.filter {
                $0.subject.coversColumns && $0.frame.overlap(with: frame) != nil
            }
            guard !covers.isEmpty else { continue }
            let whole = frame.minX...frame.maxX
            let clear = whole.subtracting(
                covers.compactMap { $0.frame.overlap(with: frame) }.map { $0.minX...$0.maxX })
            // A narrow margin between a panel and the window's edge counts as covered.
            lifted[index].beneath = whole.subtracting(
                clear.filter { part in
                    part.length > ExplodedLayer.margin
                        || part.lowerBound > 0 && part.upperBound < environment.size.width
                            && part.length > ExplodedLayer.separator
                })
            lifted[index].covers = covers.map(\.subject.name)
            lifted[index].panels = covers.filter { $0.subject.presentation == .floating }.map(\.subject.name)
            lifted[index].coveredWidth = whole.length - clear.reduce(0) { $0 + $1.length }
        }
        return lifted
    }
}

extension ExplodedLayer {
    /// The maximum width of a margin beside a panel in points, in which nothing of the layers beneath is visible.
    fileprivate static let margin = InterfaceTree.widestMargin
    /// The maximum width in points of a line between columns, which does not count as a margin of either.
    static let separator = 1.0
}

extension InterfaceElement {
    fileprivate func explodedLayers(
        _ windowRadius: Double, _ window: Size, path outer: String
    ) -> [ExplodedLayer] {
        let path = outer.isEmpty ? name : "\(outer)/\(name)"
        switch kind {
        case .split:
            return children.flatMap { child in
                var split = self
                split.children = [child]
                return child.explodedLayers(windowRadius, window, path: path).map { layer in
                    var layer = layer
                    if child.column != nil { layer.element = split }
                    return layer
                }
            }
        case .column:
            let fillsWindow = frame == Rectangle(size: window)
            let radius = fillsWindow ? windowRadius : cornerRadius(in: window, windowRadius)
            return [
                ExplodedLayer(
                    path: path, element: self, subject: self, outline: frame.outline(radius: radius))
            ]
        case .screen(let screen):
            let inside = children.flatMap { $0.explodedLayers(windowRadius, window, path: path) }
            var own = self
            own.children = children.filter {
                $0.explodedLayers(windowRadius, window, path: path).isEmpty
            }
            let outline = frame.surface(of: screen).outline(of: screen.presentation)
            // A column that is presented alone is lifted with its screen.
            if children.count == 1, children[0].column != nil {
                return [ExplodedLayer(path: path, element: self, subject: children[0], outline: outline)]
            }
            let plate = ExplodedLayer(path: path, element: own, subject: self, outline: outline)
            return own.children.isEmpty && !inside.isEmpty ? inside : [plate] + inside
        case .dimming:
            return [ExplodedLayer(path: path, element: self, subject: self, outline: .rectangle(frame))]
        case .separator, .navigationBar, .title, .barButton, .windowControls, .toolbar, .tabBar, .tab,
            .glass, .content, .view:
            return []
        }
    }
}

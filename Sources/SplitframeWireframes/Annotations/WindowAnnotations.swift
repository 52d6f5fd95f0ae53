import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText

/// Everything that is measured and said inside the window, each label in a place of its own.
struct WindowAnnotations {
    private(set) var dimensions: [DimensionLine] = []
    private(set) var labels: [AnnotationLabel] = []
    /// The columns whose frames are outlined, in drawing order.
    private(set) var outlines: [Rectangle] = []
    /// The labels for which content makes room where they stand right below the bars.
    private var topLabels: [Rectangle] = []
    private var placement: LabelPlacement

    init(_ wireframe: Wireframe) {
        let tree = wireframe.tree
        let annotations = wireframe.look.annotations
        let window = Rectangle(size: tree.environment.size)
        placement = LabelPlacement(
            window: window,
            occupied: tree.layers.flatMap(\.barFrames) + wireframe.place.systemFrames)
        guard !annotations.isEmpty else { return }
        if annotations.contains(.widths) {
            dimensions = DimensionLine.widths(of: tree)
            placement.occupied += dimensions.map(\.bounds)
        }
        if annotations.contains(.notes), let missing = wireframe.commentary.missingButton {
            addReason(of: missing, in: tree)
        }
        let columns = tree.columns.withCovers
        if annotations.contains(.frames) {
            outlines = columns.map(\.column.frame)
            for (column, covers) in columns.reversed() { addFrame(of: column, below: covers) }
        }
        if annotations.contains(.safeAreas) {
            for (column, covers) in columns.reversed() { addInsets(of: column, below: covers) }
        }
    }

    private mutating func add(
        _ lines: [String], in regions: [Rectangle], from edge: LabelPlacement.Edge,
        at side: LabelPlacement.Side = .middle
    ) {
        let size = AnnotationLabel.size(of: lines)
        guard let frame = placement.place(size, in: regions, from: edge, at: side) else { return }
        labels.append(AnnotationLabel(lines: lines, frame: frame))
        if edge == .top { topLabels.append(frame) }
    }

    private mutating func addReason(of missing: Commentary.MissingButton, in tree: InterfaceTree) {
        guard let host = tree.columns.first(where: { $0.name == missing.column.name }) else { return }
        let lines = "No display-mode button: \(missing.reason)".wrapped(
            at: " ", in: max(140, min(360, host.clearFrame.width - 40)), font: AnnotationLabel.font)
        add(lines, in: [host.clearFrame], from: .top)
    }

    private mutating func addFrame(of column: InterfaceElement, below others: [Rectangle]) {
        let frame = column.frame
        let position = [frame.minX, frame.minY].map(\.signedText).joined(separator: ", ")
        let size = "\(frame.width.pointText) × \(frame.height.pointText)"
        let name = column.name
        let oneLine = ["\(name) · \(position) · \(size)"]
        let region = column.clearPart(below: others)
        let shapes = [oneLine, [name, "\(position) · \(size)"], [name, position, size]]
        let room = (region.intersection(placement.window) ?? region).width - 2 * LabelPlacement.gap
        let shape = shapes.first { AnnotationLabel.size(of: $0).width <= room }
        add(shape ?? oneLine, in: [region, frame], from: .bottom)
    }

    private mutating func addInsets(of column: InterfaceElement, below others: [Rectangle]) {
        guard let insets = column.safeAreaInsets else { return }
        let frame = column.frame
        let sides: [(String, Double, Rectangle, LabelPlacement.Edge, LabelPlacement.Side)] = [
            ("top", insets.top, frame.strip(top: insets.top), .top, .middle),
            ("bottom", insets.bottom, frame.strip(bottom: insets.bottom), .bottom, .middle),
            ("left", insets.left, frame.strip(left: insets.left), .top, .left),
            ("right", insets.right, frame.strip(right: insets.right), .top, .right),
        ]
        for (name, length, strip, edge, side) in sides where length > 0 {
            let words = [name, length.pointText]
            // Words stand below each other in upright strips, so that those on both sides look the same.
            let lines = strip.height > strip.width ? words : [words.joined(separator: " ")]
            if let visible = strip.widestPart(beside: others),
                let place = placement.place(AnnotationLabel.size(of: lines), along: visible, at: .middle)
            {
                labels.append(AnnotationLabel(lines: lines, frame: place))
            } else {
                add(
                    [words.joined(separator: " ")], in: [column.clearPart(below: others)], from: edge,
                    at: side)
            }
        }
    }
}

extension WindowAnnotations {
    /// Where content may start so that no line and no label right below a bar covers it.
    func contentTop(below frame: Rectangle) -> Double {
        var top = dimensions.contentTop(below: frame)
        let labels = topLabels.sorted { $0.minY < $1.minY }
        for label in labels where label.minX < frame.maxX && label.maxX > frame.minX {
            if label.maxY > top, label.minY < top + DimensionLine.gap {
                top = label.maxY + DimensionLine.gap
            }
        }
        return top
    }
}

extension [InterfaceElement] {
    /// The columns that can be seen, each with the frames of those drawn above it.
    fileprivate var withCovers: [(column: InterfaceElement, covers: [Rectangle])] {
        indices.map { (self[$0], self[($0 + 1)...].map(\.frame)) }
            .filter { column, covers in
                let tall = covers.filter {
                    $0.minY <= column.frame.minY && $0.maxY >= column.frame.maxY
                }
                return column.frame.widestPart(beside: tall) != nil
            }
    }
}

extension InterfaceElement {
    /// The insets of a column or screen, nil for anything else.
    var safeAreaInsets: EdgeInsets? {
        switch kind {
        case .column(let column): column.safeArea
        case .screen(let screen): screen.safeArea
        case .split, .separator, .dimming, .navigationBar, .title, .barButton, .windowControls, .toolbar,
            .tabBar, .tab, .glass, .content, .view:
            nil
        }
    }

    /// The part of a column that is its content's own, without what its neighbours cover.
    fileprivate var clearFrame: Rectangle { safeAreaInsets.map { frame.inset(by: $0) } ?? frame }

    /// The widest part of that beside what lies on top; the whole where everything is covered.
    fileprivate func clearPart(below others: [Rectangle]) -> Rectangle {
        clearFrame.widestPart(beside: others) ?? clearFrame
    }
}

extension Double {
    /// The number with a true minus sign.
    fileprivate var signedText: String { (self < 0 ? "−" : "") + magnitude.pointText }
}

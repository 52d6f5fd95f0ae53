import DeviceCatalog
import Geometry
import InterfaceModel
import SceneDrawing

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
        let annotations = wireframe.options.annotations
        let window = Rectangle(size: tree.environment.size)
        placement = LabelPlacement(
            window: window, occupied: tree.root.barFrames + wireframe.place.systemFrames)
        guard !annotations.isEmpty else { return }
        if annotations.contains(.widths) {
            dimensions = DimensionLine.widths(of: tree)
            placement.occupied += dimensions.map(\.bounds)
        }
        if annotations.contains(.notes), let missing = wireframe.commentary.missingButton {
            addReason(of: missing, in: tree)
        }
        let columns = tree.root.columns.withCovers
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
        guard let host = tree.root.columns.first(where: { $0.name == missing.column.name }) else { return }
        let lines = "No display-mode button: \(missing.reason)".wrapped(
            at: " ", in: max(140, min(360, host.clearFrame.width - 40)), font: AnnotationLabel.font)
        add(lines, in: [host.clearFrame], from: .top)
    }

    private mutating func addFrame(of column: InterfaceElement, below others: [Rectangle]) {
        let frame = column.frame
        let position = "\(frame.minX.pointText), \(frame.minY.pointText)"
        let size = "\(frame.width.pointText) × \(frame.height.pointText)"
        let name = column.name
        let oneLine = ["\(name) · \(position) · \(size)"]
        let region = column.clearFrame.widestPart(beside: others)
        let shapes = [oneLine, [name, "\(position) · \(size)"], [name, position, size]]
        let room = (region.intersection(placement.window) ?? region).width - 2 * LabelPlacement.gap
        let shape = shapes.first { AnnotationLabel.size(of: $0).width <= room }
        add(shape ?? oneLine, in: [region, frame], from: .bottom)
    }

    private mutating func addInsets(of column: InterfaceElement, below others: [Rectangle]) {
        guard let insets = column.safeAreaInsets else { return }
        let frame = column.frame
        let region = column.clearFrame.widestPart(beside: others)
        let sides: [(String, Double, Rectangle, LabelPlacement.Edge, LabelPlacement.Side)] = [
            ("top", insets.top, frame.strip(top: insets.top), .top, .middle),
            ("bottom", insets.bottom, frame.strip(bottom: insets.bottom), .bottom, .middle),
            ("left", insets.left, frame.strip(left: insets.left), .top, .left),
            ("right", insets.right, frame.strip(right: insets.right), .top, .right),
        ]
        for (name, length, strip, edge, side) in sides where length > 0 {
            let isCovered = others.contains { $0.intersection(strip) != nil }
            add(
                ["\(name) \(length.pointText)"], in: isCovered ? [region] : [strip, region], from: edge,
                at: side)
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
            .filter { column, covers in !covers.contains { $0.contains(column.frame) } }
    }
}

extension InterfaceElement {
    /// The insets of a column, nil for anything else.
    var safeAreaInsets: EdgeInsets? {
        guard case .column(let column) = kind else { return nil }
        return column.safeArea
    }

    /// The part of a column that is its content's own, without what its neighbours cover.
    fileprivate var clearFrame: Rectangle { safeAreaInsets.map { frame.inset(by: $0) } ?? frame }
}

extension Rectangle {
    func strip(top: Double) -> Rectangle { Rectangle(x: x, y: y, width: width, height: top) }
    func strip(bottom: Double) -> Rectangle {
        Rectangle(x: x, y: maxY - bottom, width: width, height: bottom)
    }
    func strip(left: Double) -> Rectangle { Rectangle(x: x, y: y, width: left, height: height) }
    func strip(right: Double) -> Rectangle {
        Rectangle(x: maxX - right, y: y, width: right, height: height)
    }

    /// The widest upright part that no other rectangle crosses; the whole where everything is crossed.
    fileprivate func widestPart(beside others: [Rectangle]) -> Rectangle {
        let ranges = others.compactMap { intersection($0) }.map { $0.minX...$0.maxX }
            .sorted { $0.lowerBound < $1.lowerBound }
        guard width > 0,
            let widest = (minX...maxX).subtracting(ranges).max(by: { $0.length < $1.length })
        else { return self }
        return Rectangle(x: widest.lowerBound, y: y, width: widest.length, height: height)
    }
}

extension Place {
    /// Where the system draws over the window, in points of the window: time, battery, camera, home indicator.
    fileprivate var systemFrames: [Rectangle] {
        let ear = 190.0
        let height = statusBarHeight
        var frames = [
            Rectangle(x: 0, y: 0, width: ear, height: height),
            Rectangle(x: screenSize.width - ear, y: 0, width: ear, height: height),
            Rectangle(
                x: screenSize.width * 0.3, y: screenSize.height - 16, width: screenSize.width * 0.4,
                height: 16
            ),
        ]
        if let housing = sensorHousingOnScreen { frames.append(housing) }
        // What the screen's round corners cut off.
        let corner = (device.cornerRadius * 0.4).rounded()
        for x in [0, screenSize.width - corner] {
            for y in [0, screenSize.height - corner] {
                frames.append(Rectangle(x: x, y: y, width: corner, height: corner))
            }
        }
        return frames.map { $0.offset(x: -windowFrame.x, y: -windowFrame.y) }
    }
}

import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface

/// Everything that is measured, said and pointed at in a picture, each word in a place of its own beside the device.
///
/// Nothing here moves what is on the screen. Everything is in points of the screen.
struct AnnotationLayout {
    /// The columns whose frames are outlined, in drawing order.
    private(set) var outlines: [ColumnOutline] = []
    private(set) var dimensions: [DimensionLine] = []
    private(set) var labels: [AnnotationLabel] = []
    private(set) var marks: [NumberedMark] = []
    /// What moved.
    private(set) var changes: [ChangeOutline] = []
    private var placement: LabelPlacement
    /// What is drawn of the screen.
    private let shown: Rectangle
    /// What is drawn of the window.
    private let window: Rectangle
    private let commentary: Commentary

    init(_ wireframe: Wireframe) {
        let look = wireframe.look
        shown = wireframe.shown
        placement = LabelPlacement(around: wireframe.body)
        window = wireframe.shownWindow
        commentary = wireframe.commentary
        let columns = wireframe.measuredColumns
        if look.annotations.contains(.frames) {
            outlines = columns.map { column in
                ColumnOutline(
                    frame: column.frame, covers: column.covers,
                    style: commentary.evidence[column.name].flatMap { LineStyle(name: $0.frame) },
                    color: LineColor(elementNamed: column.name))
            }
        }
        let origin = wireframe.place.windowFrame.origin
        changes = wireframe.changes.map { ChangeOutline($0, windowAt: origin) }
        // What stands beside the device has no room on the device's own canvas.
        guard look.canvas != .device else { return }
        addMarks(wireframe)
        if look.annotations.contains(.frames) { columns.forEach { addName(of: $0) } }
        if wireframe.writesChanges { addChanges(wireframe.changes, windowAt: origin) }
        if look.annotations.contains(.widths) {
            let changed = Set(wireframe.changes.map(\.name))
            addWidths(of: columns.filter { !changed.contains($0.name) })
        }
        if look.annotations.contains(.safeAreas) { addInsets(of: columns) }
    }

    /// How far it reaches beyond the device on each side.
    var room: EdgeInsets { placement.room }

    /// Whether nothing is drawn beside the device.
    var isEmpty: Bool { dimensions.isEmpty && labels.isEmpty && marks.isEmpty }

    /// The kinds of lines that are drawn, for the legend.
    var legend: [LineLegend.Kind] {
        let styles = Set(dimensions.compactMap(\.style) + outlines.compactMap(\.style))
        let isCovered =
            dimensions.contains { !$0.hidden.isEmpty }
            || outlines.contains { !$0.edges(inPlainSight: false).isEmpty }
        return LineStyle.allCases.filter(styles.contains).map(LineLegend.Kind.line)
            + (isCovered ? [.covered] : [])
    }

    private mutating func addMarks(_ wireframe: Wireframe) {
        for (index, mark) in wireframe.look.marks.enumerated() {
            guard let target = wireframe.visibleFrame(named: mark.element) else { continue }
            let side = target.nearestSide(of: shown)
            let middle = side.isAcross ? target.midX : target.midY
            let size = NumberedMark.size(of: index + 1)
            guard let frame = placement.place(size, near: middle, at: side) else { continue }
            marks.append(
                NumberedMark(
                    number: index + 1, text: mark.text, target: target, frame: frame,
                    leader: frame.leader(to: target, at: side)))
        }
    }

    /// Name, origin and size of a column below the device, with a line up to it.
    private mutating func addName(of column: MeasuredColumn) {
        let frame = column.frameInWindow
        let lines = [
            "\(column.name) · \(frame.minX.signedText), \(frame.minY.signedText) · "
                + "\(frame.width.pointText) × \(frame.height.pointText)"
        ]
        guard let visible = column.widestPart(in: window) else { return }
        let size = AnnotationLabel.size(of: lines)
        let places = [0.5, 0.25, 0.75].map { (visible.minX + visible.width * $0).rounded() }
        let place = places.lazy.compactMap { [self] middle in
            var trial = self
            let range = middle - (size.width / 2).rounded()...middle + (size.width / 2).rounded()
            return trial.placement.place(range, thickness: size.height, at: .bottom, leader: middle)
                .map { (frame: $0, middle: middle, placement: trial.placement) }
        }.first
        guard let place else { return }
        placement = place.placement
        let start = Point(x: place.middle, y: place.frame.minY)
        labels.append(
            AnnotationLabel(
                lines: lines, frame: place.frame,
                leader: [start, Point(x: place.middle, y: visible.maxY - min(10, visible.height / 2))],
                color: LineColor(elementNamed: column.name)))
    }

    /// The widths of all columns that can be seen, above the device, the shortest nearest.
    private mutating func addWidths(of columns: [MeasuredColumn]) {
        let measures = columns.reversed().compactMap { column -> Measure? in
            guard let part = column.frame.intersection(window) else { return nil }
            return Measure(
                side: .top, span: part.minX...part.maxX, showsStart: column.frame.minX >= window.minX,
                showsEnd: column.frame.maxX <= window.maxX, clear: column.clearRange(of: part, across: true),
                foot: part.minY, text: "\(column.name) \(column.frame.width.pointText) pt",
                style: commentary.evidence[column.name].flatMap { LineStyle(name: $0.width) },
                color: LineColor(elementNamed: column.name))
        }
        add(measures)
    }

    /// The insets of all columns that can be seen: upper and lower ones beside the device, others below it.
    private mutating func addInsets(of columns: [MeasuredColumn]) {
        var insets: [(inset: SafeAreaInset, names: [String], style: LineStyle?)] = []
        for column in columns.reversed() {
            for inset in SafeAreaInset.all(of: column, in: window, on: shown) {
                if let known = insets.firstIndex(where: { $0.inset.measures(theSameAs: inset) }) {
                    insets[known].names.append(column.name)
                } else {
                    let style = commentary.evidence[column.name].flatMap { LineStyle(name: $0.safeArea) }
                    insets.append((inset, [column.name], style))
                }
            }
        }
        add(
            insets.map { inset, names, style in
                let owner = names.count < columns.count ? names.joined(separator: ", ") + " " : ""
                return Measure(
                    side: inset.side, span: inset.span, clear: inset.clear, foot: inset.foot,
                    text: "\(owner)\(inset.name) \(inset.length.pointText)", style: style,
                    color: names.count == 1 ? LineColor(elementNamed: names[0]) : .annotation)
            })
    }

    /// By how much what moved is wider or higher, or elsewhere, beside where it is now.
    private mutating func addChanges(_ changes: [ElementChange], windowAt origin: Point) {
        add(
            changes.compactMap { change in
                let frame = (change.after ?? change.before)?.offset(x: origin.x, y: origin.y)
                guard let (side, words) = change.mostTold, let part = frame?.intersection(window) else {
                    return nil
                }
                let span = part.range(along: side)
                return Measure(
                    side: side, span: span, clear: [span], foot: side == .top ? part.minY : part.maxX,
                    text: "\(change.name) \(words)", color: .change)
            })
    }

    private mutating func add(_ measures: [Measure]) {
        for measure in measures.sorted(by: { $0.span.length < $1.span.length }) {
            if let line = placement.line(measure) { dimensions.append(line) }
        }
    }
}

extension Double {
    /// The number with a true minus sign.
    var signedText: String { (self < 0 ? "−" : "") + magnitude.pointText }
}

extension Rectangle {
    /// The side of a screen that lies nearest, the top where several do.
    fileprivate func nearestSide(of screen: Rectangle) -> LabelPlacement.Side {
        let distances: [(LabelPlacement.Side, Double)] = [
            (.top, minY - screen.minY), (.left, minX - screen.minX), (.right, screen.maxX - maxX),
            (.bottom, screen.maxY - maxY),
        ]
        return distances.min { $0.1 < $1.1 }?.0 ?? .top
    }

    /// A straight line from a label at a side to the near edge of what it is about.
    fileprivate func leader(to target: Rectangle, at side: LabelPlacement.Side) -> [Point] {
        let x = max(target.minX + min(8, target.width / 2), min(midX, target.maxX - min(8, target.width / 2)))
        let y = max(
            target.minY + min(8, target.height / 2), min(midY, target.maxY - min(8, target.height / 2)))
        return switch side {
        case .top: [Point(x: midX, y: maxY), Point(x: x, y: target.minY)]
        case .bottom: [Point(x: midX, y: minY), Point(x: x, y: target.maxY)]
        case .left: [Point(x: maxX, y: midY), Point(x: target.minX, y: y)]
        case .right: [Point(x: minX, y: midY), Point(x: target.maxX, y: y)]
        }
    }
}

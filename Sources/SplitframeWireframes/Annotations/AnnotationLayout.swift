import SplitframeDevices
import SplitframeInterface

/// The layout of all measurements, labels and marks of a picture; no two texts beside the device overlap.
///
/// It does not move anything on the screen. Lengths are in points of the picture, with the screen's corner as origin.
struct AnnotationLayout {
    /// The columns whose frames are outlined, in drawing order.
    private(set) var outlines: [ColumnOutline] = []
    private(set) var dimensions: [DimensionLine] = []
    private(set) var labels: [AnnotationLabel] = []
    /// The lengths of insets, within their strips.
    private(set) var numbers: [InsetNumber] = []
    /// Annotations of which some numbers are missing because a page has no room for them.
    private(set) var missing: Set<Annotation>
    /// The marks, each with its text at the line's end, or all with numbers.
    private(set) var marks: [PointedMark] = []
    /// The outlines of moved elements.
    private(set) var changes: [ChangeOutline] = []
    private var placement: LabelPlacement
    /// The visible part of the screen.
    private let shown: Rectangle
    /// The visible part of the window.
    private let window: Rectangle
    private let commentary: Commentary
    /// The ranges of the button and the indicator below the columns, which lines avoid.
    private let homeRanges: [ClosedRange<Double>]
    /// Points of the picture per point of the screen.
    let scale: Double
    /// The annotations that are measured beside the device.
    let measured: Set<Annotation>

    /// - Parameter left: Annotations that are left out because a page has no room for them.
    init(_ wireframe: Wireframe, scale: Double = 1, leavingOut left: Set<Annotation> = []) {
        let look = wireframe.look
        self.scale = scale
        measured = look.annotations.subtracting(left)
        missing = left.intersection([.frames])
        shown = wireframe.shown.scaled(by: scale)
        placement = LabelPlacement(around: wireframe.body.scaled(by: scale))
        window = wireframe.shownWindow.scaled(by: scale)
        commentary = wireframe.commentary
        homeRanges = wireframe.homeRanges.map { $0.lowerBound * scale...$0.upperBound * scale }
        let columns = wireframe.measuredColumns.map { $0.drawn(at: scale) }
        if look.annotations.contains(.frames) {
            outlines = columns.map { [window] column in
                ColumnOutline(
                    frame: column.frame,
                    isContinued: columns.contains { $0.frame.isFollowed(by: column.frame) },
                    covers: column.covers, window: window,
                    style: commentary.evidence[column.name].flatMap { LineStyle(name: $0.frame) },
                    color: LineColor(elementNamed: column.name))
            }
        }
        let origin = wireframe.place.windowFrame.origin
        let texts =
            wireframe.changes.isEmpty
            ? [] : wireframe.visibleTexts(at: scale).map { $0.scaled(by: scale).inset(by: -2 * scale) }
        changes = wireframe.changes.map { $0.reaching(intoTitleBar: wireframe.titleBarOfColumns) }
            .map { ChangeOutline($0, windowAt: origin, scale: scale, texts: texts) }
        // The device's own canvas has no room for annotations beside the device.
        guard look.canvas != .device else { return }
        marks = PointedMark.all(in: wireframe, at: scale)
        placement.take(marks.map(\.frame))
        if measured.contains(.frames) { addNames(of: columns, isOnPage: look.pageWidth != nil) }
        if wireframe.writesChanges { addChanges(wireframe.changes, windowAt: origin) }
        if measured.contains(.widths) {
            // What the change says needs no second number.
            let changed = wireframe.writesChanges ? Set(wireframe.changes.map(\.name)) : []
            addWidths(of: columns.filter { !changed.contains($0.name) })
        }
        if look.annotations.contains(.safeAreas) {
            addInsets(of: columns, besides: wireframe.visibleDetails(at: scale).map { $0.scaled(by: scale) })
        }
    }

    /// The room that the annotations need beyond the device on each side.
    var room: EdgeInsets { placement.room }

    /// Whether there are no annotations beside the device.
    var isEmpty: Bool { dimensions.isEmpty && labels.isEmpty && marks.isEmpty }

    /// The kinds of lines that are drawn, for the legend.
    func legend(with others: [LineStyle]) -> [LineLegend.Kind] {
        let styles = Set(dimensions.compactMap(\.style) + outlines.compactMap(\.style) + others)
        var kinds = LineStyle.allCases.filter(styles.contains).map(LineLegend.Kind.line)
        let covered = Set(dimensions.filter { !$0.hidden.isEmpty }.map(\.style))
            .union(outlines.filter { !$0.edges(inPlainSight: false).isEmpty }.map(\.style))
        if !covered.isEmpty { kinds.append(.covered(covered.count == 1 ? covered.first ?? nil : nil)) }
        if !missing.isEmpty { kinds.append(.missing(Annotation.allCases.filter(missing.contains))) }
        return kinds
    }

    /// Adds the names of the columns, on a page in two lines each where they do not fit in one.
    private mutating func addNames(of columns: [MeasuredColumn], isOnPage: Bool) {
        let before = self
        for isHigh in isOnPage ? [false, true] : [false] {
            self = before
            let isComplete = columns.reduce(true) { addName(of: $1, inTwoLines: isHigh) && $0 }
            if isComplete,
                isHigh || !isOnPage || room.left + room.right <= before.room.left + before.room.right
            {
                return
            }
        }
        if labels.count < columns.count { missing.insert(.frames) }
    }

    /// Adds the name, origin and size of a column below the device, with a line up to the column; false without room.
    private mutating func addName(of column: MeasuredColumn, inTwoLines: Bool) -> Bool {
        let frame = column.frameInWindow
        let origin = "\(frame.minX.signedText), \(frame.minY.signedText)"
        let extent = "\(frame.width.figureText) × \(frame.height.figureText)"
        let lines =
            inTwoLines
            ? [column.name, "\(origin) · \(extent)"] : ["\(column.name) · \(origin) · \(extent)"]
        guard let visible = column.widestPart(in: window) else { return true }
        let size = AnnotationLabel.size(of: lines)
        let body = placement.body.range(across: true)
        func range(about middle: Double) -> ClosedRange<Double> {
            let start = body.start(of: size.width, about: middle)
            return start...start + size.width
        }
        let all = [0.5, 0.25, 0.75, 0.12, 0.88].map { (visible.minX + visible.width * $0).rounded() }
        let clear = all.filter { middle in !homeRanges.contains { $0.contains(middle) } }
        let places = clear + all.filter { !clear.contains($0) }
        let place = places.lazy.compactMap { [self] middle in
            var trial = self.placement
            return trial.place(range(about: middle), thickness: size.height, at: .bottom, leader: middle)
                .map { (frame: $0, middle: middle, placement: trial) }
        }.first
        guard let place else { return false }
        placement = place.placement
        let start = Point(x: place.middle, y: place.frame.minY)
        labels.append(
            AnnotationLabel(
                lines: lines, names: ["x", "y", "width", "height"].map { "\(column.name).\($0)" },
                frame: place.frame,
                leader: [start, Point(x: place.middle, y: visible.maxY - min(10, visible.height / 2))],
                color: LineColor(elementNamed: column.name)))
        return true
    }

    /// Adds the widths of all visible columns above the device, the shortest line nearest; of a column that the window
    /// cuts, the visible width of the whole.
    private mutating func addWidths(of columns: [MeasuredColumn]) {
        let measures = columns.reversed().compactMap { column -> DimensionLine? in
            guard let part = column.frame.intersection(window) else { return nil }
            return DimensionLine(
                side: .top, span: part.minX...part.maxX, clear: column.clearRange(of: part, across: true),
                foot: part.minY, text: "\(column.name) \(column.widthText) pt",
                names: ["\(column.name).width"],
                style: commentary.evidence[column.name].flatMap { LineStyle(name: $0.width) },
                color: LineColor(elementNamed: column.name))
        }
        add(measures)
    }

    /// Adds the insets of all visible columns: within their strips or, without room there, upper and lower ones beside
    /// the device, others below it.
    private mutating func addInsets(of columns: [MeasuredColumn], besides details: [Rectangle]) {
        var insets: [(inset: SafeAreaInset, names: [String], style: LineStyle?)] = []
        var written: [SafeAreaInset] = []
        let leaders = labels.compactMap { label in
            label.leader.last.map { Rectangle(x: $0.x - 4, y: $0.y - 4, width: 8, height: 40) }
        }
        for column in columns.reversed() {
            for inset in SafeAreaInset.all(of: column, in: window, on: shown, at: scale) {
                let taken = details + leaders + numbers.map(\.frame)
                if let number = InsetNumber(inset, of: column, besides: taken) {
                    numbers.append(number)
                    written.append(inset)
                    continue
                }
                // The same strip of another column says it.
                guard !written.contains(where: { $0.measures(theSameAs: inset) }) else { continue }
                guard measured.contains(.safeAreas) else {
                    missing.insert(.safeAreas)
                    continue
                }
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
                // The hatching shows whose inset several share.
                let owner = names.count == 1 && columns.count > 1 ? "\(names[0]) " : ""
                return DimensionLine(
                    side: inset.side, span: inset.span, clear: inset.clear, foot: inset.foot,
                    text: "\(owner)\(inset.name) \(inset.length.figureText)",
                    names: names.map { "\($0).safeArea.\(inset.name)" }, style: style,
                    color: names.count == 1 ? LineColor(elementNamed: names[0]) : .annotation)
            })
    }

    /// Adds the change in size or position of each changed element, beside its new frame.
    private mutating func addChanges(_ changes: [ElementChange], windowAt origin: Point) {
        add(
            changes.compactMap { change in
                let frame = (change.after ?? change.before)?.offset(x: origin.x, y: origin.y)
                    .scaled(by: scale)
                guard let (side, number) = change.mostInformativeNumber,
                    let part = frame?.intersection(window)
                else {
                    return nil
                }
                let span = part.range(along: side)
                return DimensionLine(
                    side: side, span: span, clear: [span], foot: side == .top ? part.minY : part.maxX,
                    text: "\(change.name) \(number)", color: .change)
            })
    }

    private mutating func add(_ lines: [DimensionLine]) {
        for line in lines.sorted(by: { $0.span.length < $1.span.length }) {
            if let placed = placement.place(line) { dimensions.append(placed) }
        }
    }
}

extension Double {
    /// The number with a typographic minus sign.
    var signedText: String { (self < 0 ? "−" : "") + magnitude.figureText }
}

extension Sketch {
    /// Draws the outlines over the screen: those of columns, and those of changes, which end at the glass's corners.
    mutating func outlines(_ annotations: AnnotationLayout, on glass: Path) {
        for outline in annotations.outlines { self.outline(outline) }
        guard !annotations.changes.isEmpty else { return }
        group(clip: glass) { for change in annotations.changes { $0.outline(change) } }
    }

    /// Draws the annotations beside the device: dimension lines first, then labels, which no line crosses.
    mutating func annotations(_ annotations: AnnotationLayout) {
        for dimension in annotations.dimensions { lines(of: dimension) }
        for dimension in annotations.dimensions { label(of: dimension) }
        for label in annotations.labels { self.label(label) }
        for number in annotations.numbers { self.number(number) }
        for mark in annotations.marks { self.mark(mark) }
    }

    /// The horizontal distance of the lines of a hatching, in points.
    static let hatchingPitch = 8.0

    /// Hatches the areas outside a column's safe area, whose edge has the style of the insets' provenance.
    mutating func safeAreaHatching(
        of frame: Rectangle, insets: EdgeInsets, _ color: Color, _ style: LineStyle?,
        pitch: Double = hatchingPitch
    ) {
        let middle = frame.inset(top: insets.top, bottom: insets.bottom)
        let strips = [
            frame.strip(top: insets.top), frame.strip(bottom: insets.bottom),
            middle.strip(left: insets.left), middle.strip(right: insets.right),
        ]
        for strip in strips where !strip.isEmpty {
            group(clip: .rectangle(strip)) { $0.hatching(strip, color, pitch: pitch) }
        }
        let safe = frame.inset(by: insets)
        let edges: [(Double, Rectangle)] = [
            (insets.top, safe.strip(top: 1)), (insets.bottom, safe.strip(bottom: 1)),
            (insets.left, safe.strip(left: 1)), (insets.right, safe.strip(right: 1)),
        ]
        let lines = edges.filter { $0.0 > 0 }.map(\.1).flatMap { edge -> [PathSegment] in
            let line = edge.inset(by: 0.5)
            return [.move(line.minX, line.minY), .line(line.maxX, line.maxY)]
        }
        if !lines.isEmpty {
            stroke(.curves(lines), style.stroke(color, width: 1))
        }
    }

    /// Lines at 45 degrees whose positions depend only on the window, so that adjacent strips join.
    mutating func hatching(_ area: Rectangle, _ color: Color, pitch: Double = hatchingPitch) {
        var segments: [PathSegment] = []
        var sum = ((area.minX + area.minY) / pitch).rounded(.down) * pitch
        while sum <= area.maxX + area.maxY {
            segments += [.move(sum - area.minY, area.minY), .line(sum - area.maxY, area.maxY)]
            sum += pitch
        }
        stroke(.curves(segments), Stroke(color.opacity(130), width: 1))
    }
}

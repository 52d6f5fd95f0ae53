import SplitframeInterface

/// The legend of the kinds of lines: a sample of each with its meaning, in rows below the device.
struct LineLegend {
    static let font = Font(size: 12)
    static let rowHeight = 20.0
    private static let lineHeight = 16.0
    fileprivate static let sample = 30.0
    private static let gap = 18.0

    /// The kinds of samples.
    enum Kind {
        case line(LineStyle)
        /// The pale lines of covered parts; the style that all of them have, nil if there are several.
        case covered(LineStyle?)
        /// The shade on covered parts of lifted layers.
        case shaded
        /// The lines between columns, with their width in points.
        case separators(Double)
        /// Annotations of which a page has no room for some.
        case missing([Annotation])
        /// Columns outside the display for which a page has no room beside the device.
        case outOfSight([GhostColumn])
        /// The hatching over areas outside a column’s safe area.
        case hatched
        /// No safe areas, which were asked for.
        case unhatched
        /// The mark in place of a missing button.
        case missingButton
        /// The dimming: the system's, or what this picture adds to show which element is above.
        case dimmed(onDevice: Bool)

        /// The width of its sample with the distance to its text.
        fileprivate var sampleRoom: Double {
            switch self {
            case .missing, .outOfSight, .unhatched: 0
            case .separators: 12
            case .missingButton: LineLegend.rowHeight + 6
            default: LineLegend.sample + 8
            }
        }

        var label: String {
            switch self {
            case .line(let style): style.name
            case .covered: "beneath another column"
            case .shaded: "beneath another layer"
            case .separators(let width): "separator, \(width.figureText) pt"
            case .missing(let annotations):
                "numbers without room at this width: "
                    + annotations.map(\.plainName).joined(separator: ", ")
            case .outOfSight(let ghosts):
                ghosts.map { "\($0.title) \($0.remark), \($0.width.figureText) pt" }.joined(separator: " · ")
            case .hatched: "outside a column’s safe area"
            case .unhatched: "no column has a safe area of its own: all insets are 0"
            case .missingButton: "no display-mode button"
            case .dimmed(onDevice: true): "dimmed on the device: touches do not reach it"
            case .dimmed(onDevice: false): "beneath an overlay: dimmed in this picture, not on the device"
            }
        }
    }

    struct Entry {
        var kind: Kind
        var sample: Rectangle
        /// The room of the text, and its lines.
        var box: Rectangle
        var lines: [String]

        /// The sample as an area, lower than the row.
        var swatch: Rectangle { sample.inset(top: 4, bottom: 4) }
    }

    /// The entries, after they have been placed.
    private(set) var entries: [Entry] = []
    private(set) var height = 0.0
    private(set) var width = 0.0
    private var rows: [[Sample]] = []

    /// One kind of line with its text in lines, and the size of both.
    private struct Sample {
        var kind: Kind
        var lines: [String]
        var size: Size

        init(_ kind: Kind, width room: Double) {
            self.kind = kind
            lines = kind.label.brokenIntoLines(in: room - kind.sampleRoom - 2, font: LineLegend.font)
            let widest = lines.map(LineLegend.font.estimatedWidth).max() ?? 0
            size = Size(
                width: kind.sampleRoom + widest.rounded(.up) + 2,
                height: LineLegend.rowHeight + Double(lines.count - 1) * LineLegend.lineHeight)
        }
    }

    /// The entries in rows of a maximum width, not placed yet; empty without kinds.
    init(_ kinds: [Kind], width room: Double) {
        guard !kinds.isEmpty else { return }
        rows = [[]]
        var used = 0.0
        for kind in kinds {
            let sample = Sample(kind, width: room)
            if used > 0, used + Self.gap + sample.size.width > room {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(sample)
            used += (used > 0 ? Self.gap : 0) + sample.size.width
        }
        width = rows.map(Self.width).max() ?? 0
        height = rows.map(Self.height).reduce(0, +)
    }

    private static func width(of row: [Sample]) -> Double { row.reduce(-gap) { $0 + $1.size.width + gap } }

    private static func height(of row: [Sample]) -> Double { row.map(\.size.height).max() ?? 0 }

    /// Centres the rows about a vertical axis.
    mutating func place(center: Double, y: Double) {
        var top = y
        entries = rows.flatMap { row in
            defer { top += Self.height(of: row) }
            var x = (center - Self.width(of: row) / 2).rounded()
            return row.map { sample in
                defer { x += sample.size.width + Self.gap }
                let start = sample.kind.sampleRoom
                let line = Rectangle(x: x, y: top, width: max(0, start - 8), height: Self.rowHeight)
                let box = Rectangle(
                    x: x + start, y: top, width: sample.size.width - start, height: sample.size.height)
                return Entry(kind: sample.kind, sample: line, box: box, lines: sample.lines)
            }
        }
    }
}

extension Sketch {
    mutating func legend(_ legend: LineLegend) {
        for entry in legend.entries {
            let y = entry.sample.midY.rounded() + 0.5
            let line = Path.line(entry.sample.minX, y, entry.sample.maxX, y)
            switch entry.kind {
            case .line(let style): stroke(line, style.stroke(theme.annotation, width: 1.25))
            case .covered(let style): stroke(line, style.stroke(theme.annotation.opacity(110), width: 1.25))
            case .hatched:
                group(clip: .rectangle(entry.swatch)) { $0.hatching(entry.swatch, $0.theme.annotation) }
                stroke(.rectangle(entry.swatch), Stroke(theme.hairline, width: 1))
            case .missingButton:
                let side = entry.sample.height - 2
                missingButton(
                    in: Rectangle(
                        x: entry.sample.maxX - side, y: entry.sample.minY + 1, width: side, height: side))
            case .shaded:
                stroke(.rectangle(entry.swatch), Stroke(theme.hairline, width: 1), fill: theme.secondary)
                fill(.rectangle(entry.swatch), theme.layerShade)
            case .separators:
                let x = entry.sample.midX.rounded()
                stroke(
                    .line(x, entry.sample.minY + 2, x, entry.sample.maxY - 2),
                    Stroke(theme.boundary, width: 1))
            case .missing, .outOfSight, .unhatched: break
            case .dimmed(let onDevice):
                // A bar of text, half of it beneath the veil: in dark themes the veil is as dark as the ground.
                let swatch = entry.swatch
                stroke(.rectangle(swatch), Stroke(theme.hairline, width: 1), fill: theme.secondary)
                bar(
                    x: swatch.minX + 4, centerY: swatch.midY, width: swatch.width - 8, height: 4,
                    theme.titlePlaceholder)
                fill(
                    .rectangle(swatch.inset(left: swatch.width / 2)),
                    onDevice ? theme.veil : theme.overlayVeil)
            }
            let height = entry.box.height / Double(max(1, entry.lines.count))
            for (index, line) in entry.lines.enumerated() {
                let box = Rectangle(
                    x: entry.box.minX, y: entry.box.minY + Double(index) * height, width: entry.box.width,
                    height: height)
                text(line, in: box, font: LineLegend.font, color: theme.secondaryInk)
            }
        }
    }
}

extension Wireframe {
    /// The signs on the screen that the legend has to explain.
    var legendOfSigns: [LineLegend.Kind] {
        guard look.canvas != .device, look.crop == nil else { return [] }
        let showsInsets = look.annotations.contains(.safeAreas)
        let hasInsets = tree.columns.contains { $0.safeArea != .zero }
        let isMissing = look.annotations.contains(.notes) && commentary.missingButton != nil
        let isMeasured = !look.annotations.isDisjoint(with: [.widths, .frames])
        let separator = isMeasured ? tree.separatorWidth : nil
        let isDimmed = !look.annotations.isEmpty && tree.root.contains { $0.kind == .dimming }
        return (showsInsets ? [hasInsets ? .hatched : .unhatched] : []) + (isMissing ? [.missingButton] : [])
            + (separator.map { [.separators($0)] } ?? []) + (isDimmed ? [.dimmed(onDevice: true)] : [])
    }

    /// The styles of the edges of the safe areas that are drawn.
    var stylesOfSafeAreas: [LineStyle] {
        guard look.annotations.contains(.safeAreas) || look.exploded else { return [] }
        let styles = commentary.styles(of: \.safeArea)
        return tree.columns.filter { $0.safeArea != .zero }.compactMap { styles[$0.name] }
    }
}

extension InterfaceTree {
    /// The width in points of the lines between visible columns; nil without one.
    var separatorWidth: Double? {
        root.all { $0.kind == .separator }.map { min($0.frame.width, $0.frame.height) }.max()
    }
}

extension Annotation {
    /// What it shows, in the plural.
    var plainName: String {
        switch self {
        case .widths: "widths"
        case .frames: "frames"
        case .safeAreas: "safe areas"
        case .notes: "notes"
        case .regions: "regions"
        }
    }
}

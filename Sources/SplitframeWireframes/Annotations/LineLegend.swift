import SplitframeInterface

/// The legend of the kinds of lines: a sample of each with its meaning, in rows below the device.
struct LineLegend {
    static let font = Font(size: 12)
    static let rowHeight = 20.0
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
        /// The hatching over areas outside a column’s safe area.
        case hatched
        /// The mark in place of a missing button.
        case missingButton
        /// The dimming that this picture adds to show which element is above, although the system does not dim.
        case dimmed

        /// The width of its sample with the distance to its text.
        fileprivate var sampleRoom: Double {
            if case .missing = self { 0 } else { LineLegend.sample + 8 }
        }

        var label: String {
            switch self {
            case .line(let style): style.name
            case .covered: "beneath another column"
            case .shaded: "beneath another layer"
            case .separators(let width): "separator, \(width.figureText) pt"
            case .missing(let annotations):
                "no room at this width for all " + annotations.map(\.plainName).joined(separator: ", ")
            case .hatched: "outside a column’s safe area"
            case .missingButton: "no display-mode button"
            case .dimmed: "beneath an overlay: dimmed in this picture, not on the device"
            }
        }
    }

    struct Entry {
        var kind: Kind
        var sample: Rectangle
        var box: Rectangle

        /// The sample as an area, lower than the row.
        var swatch: Rectangle { sample.inset(top: 4, bottom: 4) }
    }

    /// The entries, after they have been placed.
    private(set) var entries: [Entry] = []
    private(set) var height = 0.0
    private(set) var width = 0.0
    private var rows: [[Sample]] = []

    /// One kind of line with its text and the width of both.
    private struct Sample {
        var kind: Kind
        var width: Double
    }

    /// The entries in rows of a maximum width, not placed yet; empty without kinds.
    init(_ kinds: [Kind], width room: Double) {
        guard !kinds.isEmpty else { return }
        rows = [[]]
        var used = 0.0
        for kind in kinds {
            let width = kind.sampleRoom + Self.font.estimatedWidth(of: kind.label).rounded(.up) + 2
            if used > 0, used + Self.gap + width > room {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(Sample(kind: kind, width: width))
            used += (used > 0 ? Self.gap : 0) + width
        }
        width = rows.map(Self.width).max() ?? 0
        height = Double(rows.count) * Self.rowHeight
    }

    private static func width(of row: [Sample]) -> Double { row.reduce(-gap) { $0 + $1.width + gap } }

    /// Centres the rows about a vertical axis.
    mutating func place(center: Double, y: Double) {
        entries = rows.enumerated().flatMap { index, row in
            var x = (center - Self.width(of: row) / 2).rounded()
            let top = y + Double(index) * Self.rowHeight
            return row.map { sample in
                defer { x += sample.width + Self.gap }
                let line = Rectangle(x: x, y: top, width: Self.sample, height: Self.rowHeight)
                let start = sample.kind.sampleRoom
                let box = Rectangle(
                    x: x + start, y: top, width: sample.width - start, height: Self.rowHeight)
                return Entry(kind: sample.kind, sample: line, box: box)
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
            case .missing: break
            case .dimmed:
                stroke(.rectangle(entry.swatch), Stroke(theme.hairline, width: 1), fill: theme.secondary)
                fill(.rectangle(entry.swatch), theme.overlayVeil)
            }
            text(entry.kind.label, in: entry.box, font: LineLegend.font, color: theme.secondaryInk)
        }
    }
}

extension Wireframe {
    /// The signs on the screen that the legend has to explain.
    var legendOfSigns: [LineLegend.Kind] {
        guard look.canvas != .device, look.crop == nil else { return [] }
        let isHatched =
            look.annotations.contains(.safeAreas) && tree.columns.contains { $0.safeArea != .zero }
        let isMissing = look.annotations.contains(.notes) && commentary.missingButton != nil
        let isMeasured = !look.annotations.isDisjoint(with: [.widths, .frames])
        let separator = isMeasured ? tree.separatorWidth : nil
        return (isHatched ? [.hatched] : []) + (isMissing ? [.missingButton] : [])
            + (separator.map { [.separators($0)] } ?? [])
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
    fileprivate var separatorWidth: Double? {
        root.all { $0.kind == .separator }.map { min($0.frame.width, $0.frame.height) }.max()
    }
}

extension Annotation {
    /// What it shows, in the plural.
    fileprivate var plainName: String {
        switch self {
        case .widths: "widths"
        case .frames: "frames"
        case .safeAreas: "safe areas"
        case .notes: "notes"
        case .regions: "regions"
        }
    }
}

import SplitframeInterface

extension BreakpointRuler {
    /// The ruler, at one point of the canvas per point of a window's width or, for a page, at the scale that fits.
    public var scene: Scene {
        let layout = RulerLayout(self)
        var sketch = Sketch(theme: theme)
        let (width, font) = (layout.size.width - 2 * RulerLayout.margin, RulerLayout.titleFont)
        _ = sketch.lines(
            title.brokenIntoLines(in: width, font: font), x: RulerLayout.margin, y: RulerLayout.titleTop,
            width: width, font: font, lineHeight: RulerLayout.titleHeight, color: theme.ink)
        for entry in layout.legend { sketch.legend(entry.column, entry.swatch, entry.name) }
        for remark in layout.remarks { sketch.text(remark, RulerLayout.noteFont, theme.secondaryInk) }
        for (track, place) in zip(tracks, layout.tracks) { sketch.track(track, at: place, layout) }
        sketch.group(role: .paragraph) { sketch in
            for label in layout.tables { sketch.text(label, RulerLayout.noteFont, theme.ink) }
        }
        return Scene(
            size: layout.size, background: theme.canvas, elements: sketch.elements,
            alternativeText: alternativeText)
    }
}

extension Sketch {
    fileprivate mutating func legend(_ column: Column, _ swatch: Rectangle, _ name: RulerLayout.Label) {
        stroke(
            .rectangle(swatch), Stroke(theme.color(of: .column(column)), width: 1),
            fill: theme.fill(of: column))
        pattern(of: column, in: .rectangle(swatch))
        text(name, RulerLayout.noteFont, theme.ink)
    }

    fileprivate mutating func text(
        _ label: RulerLayout.Label, _ font: Font, _ color: Color, _ alignment: TextRun.Alignment = .left
    ) {
        text(label.text, in: label.box, font: font, color: color, alignment: alignment)
    }

    fileprivate mutating func track(
        _ track: BreakpointRuler.Track, at place: RulerLayout.TrackPlace, _ layout: RulerLayout
    ) {
        for line in place.title { text(line, RulerLayout.trackFont, theme.ink) }
        if let remark = place.remark { text(remark, RulerLayout.noteFont, theme.secondaryInk) }
        for row in place.rows { self.row(row) }
        guard track.isContinuous else { return }
        for (shown, frame) in place.thumbnails { thumbnail(shown, in: frame, isOnPage: layout.isOnPage) }
        axis(of: place.chart, layout)
        for stretch in track.stretches {
            for index in stretch.bands.indices { band(index, of: stretch, in: place.chart, layout) }
        }
        for stretch in track.stretches { labels(of: stretch, in: place.chart, layout) }
        for (band, label) in place.modes {
            box(band.inset(left: 0.5, right: 0.5), radius: 4, continuous: false, fill: theme.neighbor)
            if let label { text(label, RulerLayout.numberFont, theme.ink, .center) }
        }
        for (x, lines) in place.changes {
            // Nothing crosses the names of modes.
            let top = place.modes.first?.band ?? place.chart
            let ends = [((lines.first?.box.minY ?? top.minY) + 2, top.minY), (top.maxY, place.chart.maxY)]
            for (start, end) in ends {
                stroke(.line(x, start, x, end), Stroke(theme.annotation, width: 1, dash: [4, 3]))
            }
            for line in lines { text(line, RulerLayout.changeFont, theme.annotation) }
        }
        strip(of: track, at: place, layout)
    }

    /// The numbers of both axes, in points, with faint lines across the chart.
    private mutating func axis(of chart: Rectangle, _ layout: RulerLayout) {
        let most = chart.height / layout.rise
        for value in stride(from: 0, through: most, by: layout.step(in: chart)) {
            let y = (chart.maxY - value * layout.rise).rounded()
            hairline(x: chart.minX, y: y, width: chart.width)
            text(
                value == 0 ? "0 pt" : value.figureText,
                in: Rectangle(
                    x: RulerLayout.margin, y: y - 7, width: RulerLayout.axisRoom - 8, height: 14),
                font: RulerLayout.numberFont, color: theme.secondaryInk, alignment: .right)
        }
        block(Rectangle(x: chart.minX, y: chart.maxY, width: chart.width, height: 1), theme.boundary)
        let step = layout.stepAcross
        let first = (layout.widths.lowerBound / step).rounded(.up) * step
        for width in stride(from: first, through: layout.widths.upperBound, by: step)
        where layout.widths.contains(width) {
            let x = layout.x(of: width)
            if x >= chart.minX, x <= chart.maxX { number(width.figureText, x: x, y: chart.maxY + 4) }
        }
    }

    /// The devices' widths as ticks on one strip: long for whole screens, short for windows beside others.
    private mutating func strip(
        of track: BreakpointRuler.Track, at place: RulerLayout.TrackPlace, _ layout: RulerLayout
    ) {
        let strip = place.strip
        box(strip, radius: 3, continuous: false, fill: theme.neighbor)
        text(
            "devices",
            in: Rectangle(
                x: RulerLayout.margin, y: strip.minY, width: RulerLayout.axisRoom - 8, height: strip.height),
            font: RulerLayout.numberFont, color: theme.secondaryInk, alignment: .right)
        for tick in track.ticks where layout.widths.contains(tick.width) {
            let x = layout.x(of: tick.width)
            let top = tick.isWholeScreen ? strip.minY : strip.midY + 2
            stroke(
                .line(x, top, x, strip.maxY),
                Stroke(
                    theme.annotation.opacity(tick.isWholeScreen ? 255 : 120),
                    width: tick.isWholeScreen ? 1.5 : 1))
        }
        for label in place.widths { text(label, RulerLayout.numberFont, theme.secondaryInk, .center) }
        for label in place.notes { text(label, RulerLayout.numberFont, theme.secondaryInk) }
    }

    /// The bar of a device that cannot be resized.
    private mutating func row(_ row: RulerRow) {
        text(row.width, RulerLayout.numberFont, theme.ink, .right)
        for (index, (column, label)) in row.parts.enumerated() {
            stroke(
                .rectangle(label.box.inset(by: 0.5)), Stroke(theme.color(of: .column(column)), width: 1),
                fill: theme.fill(of: column))
            pattern(of: column, in: .rectangle(label.box))
            guard let clear = row.room(of: index) else { continue }
            text(
                label.text, in: clear, font: RulerLayout.numberFont, color: theme.ink, alignment: .center)
        }
        for line in row.words { text(line, RulerLayout.numberFont, theme.ink) }
    }

    /// One band, over all widths of its stretch; a band above others has a shadow.
    private mutating func band(
        _ index: Int, of stretch: BreakpointRuler.Stretch, in chart: Rectangle, _ layout: RulerLayout
    ) {
        let band = stretch.bands[index]
        let (start, end) = (layout.x(of: stretch.widths.lowerBound), layout.x(of: stretch.widths.upperBound))
        let liesAbove = stretch.bands[..<index].contains { $0.overlaps(band) }
        /// A corner of the band at an x, on one of its edges.
        func corner(_ x: Double, _ edge: KeyPath<ClosedRange<Double>, Double>) -> Point {
            let share = end > start ? (x - start) / (end - start) : 0
            let (first, last) = (band.first[keyPath: edge], band.last[keyPath: edge])
            return Point(x: x, y: chart.maxY - (first + (last - first) * share) * layout.rise)
        }
        let outline = Path.lines(
            [
                corner(start, \.lowerBound), corner(end, \.lowerBound),
                corner(end, \.upperBound), corner(start, \.upperBound),
            ], closed: true)
        let color = theme.fill(of: band.column)
        if liesAbove { fill(outline, color, shadow: Shadow(theme.shadow, radius: 8, offsetY: 2)) }
        stroke(
            outline, Stroke(theme.color(of: .column(band.column)), width: 1.25, join: .round), fill: color)
        pattern(of: band.column, in: outline)
    }

    /// The layout from a width on, with the width below it.
    private mutating func thumbnail(
        _ thumbnail: BreakpointRuler.Thumbnail, in frame: Rectangle, isOnPage: Bool
    ) {
        let scale = frame.width / max(1, thumbnail.tree.environment.size.width)
        var tree = thumbnail.tree
        // What lies in a sheet is no column of the window.
        tree.presented = []
        let scene = tree.scene(in: theme, nameSize: ColumnName.size / scale)
        picture(
            of: isOnPage ? scene.legible(at: scale) : scene,
            at: SceneTransform(scale: scale, offset: frame.origin))
        stroke(.rectangle(frame.inset(by: -0.5)), Stroke(theme.boundary, width: 1))
        text(
            "from \(thumbnail.width.figureText)",
            in: Rectangle(x: frame.minX, y: frame.maxY + 2, width: 120, height: RulerLayout.labelHeight),
            font: RulerLayout.numberFont, color: theme.secondaryInk)
    }

    /// In each band its column and width, or its width alone, which reads upwards where the band is narrow.
    private mutating func labels(
        of stretch: BreakpointRuler.Stretch, in chart: Rectangle, _ layout: RulerLayout
    ) {
        for (index, band) in stretch.bands.enumerated() {
            guard let label = layout.label(of: index, in: stretch) else { continue }
            let middle = Point(x: label.center.x, y: chart.maxY - label.center.y)
            let height = RulerLayout.bandLine
            let runs = label.lines.enumerated().map { number, line in
                let y = (Double(number) - Double(label.lines.count) / 2) * height
                let box = Rectangle(x: -label.length / 2, y: y, width: label.length, height: height)
                return SceneElement.text(
                    TextRun(
                        line, in: box, font: RulerLayout.changeFont,
                        color: theme.color(of: .column(band.column)), alignment: .center))
            }
            let attitude = label.isUpright ? Attitude(turn: -1) : .upright
            append(
                .group(
                    SceneGroup(transform: SceneTransform(offset: middle, attitude: attitude), elements: runs))
            )
        }
    }

    private mutating func number(_ text: String, x: Double, y: Double) {
        self.text(
            text, in: Rectangle(x: x - 20, y: y, width: 40, height: 13), font: RulerLayout.numberFont,
            color: theme.secondaryInk, alignment: .center)
    }
}

extension BreakpointRuler.Band {
    /// Whether both bands overlap in the middle of a stretch by more than an edge.
    fileprivate func overlaps(_ other: BreakpointRuler.Band) -> Bool {
        min(middle.upperBound, other.middle.upperBound) - max(middle.lowerBound, other.middle.lowerBound) > 1
    }

    /// The column's range at the width in the middle of its stretch.
    private var middle: ClosedRange<Double> {
        (first.lowerBound + last.lowerBound) / 2...(first.upperBound + last.upperBound) / 2
    }
}

extension Sketch {
    /// Thin lines over an area whose direction identifies a column, for people who cannot distinguish the colours.
    ///
    /// Lines of the primary rise, those of the supplementary are horizontal, those of the inspector fall; the secondary
    /// and the compact column have none.
    mutating func pattern(of column: Column, in outline: Path) {
        guard let area = outline.bounds else { return }
        let pitch = 9.0
        var lines: [PathSegment] = []
        func add(_ start: Point, _ end: Point) { lines += [.move(start), .line(end)] }
        switch column {
        case .secondary, .compact: return
        case .supplementary:
            for y in stride(from: area.minY + pitch, to: area.maxY, by: pitch) {
                add(Point(x: area.minX, y: y), Point(x: area.maxX, y: y))
            }
        case .primary, .inspector:
            for x in stride(from: area.minX - area.height, to: area.maxX, by: pitch) {
                let (low, high) = (Point(x: x, y: area.maxY), Point(x: x + area.height, y: area.minY))
                let falls = column == .inspector
                add(
                    falls ? Point(x: low.x, y: area.minY) : low, falls ? Point(x: high.x, y: area.maxY) : high
                )
            }
        }
        guard !lines.isEmpty else { return }
        let pen = Stroke(theme.color(of: .column(column)).opacity(70), width: 0.75)
        group(clip: outline) { $0.stroke(.curves(lines), pen) }
    }
}

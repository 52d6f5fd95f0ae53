import SplitframeInterface

extension BreakpointRuler {
    /// The ruler, at one point of the canvas per point of a window's width or, for a page, at the scale that fits.
    public var scene: Scene {
        let layout = RulerLayout(self)
        var sketch = Sketch(theme: theme)
        _ = sketch.lines(
            title, x: RulerLayout.margin, y: RulerLayout.titleTop,
            width: layout.size.width - 2 * RulerLayout.margin, font: RulerLayout.titleFont,
            lineHeight: RulerLayout.titleHeight, color: theme.ink)
        for (track, place) in zip(tracks, layout.tracks) { sketch.track(track, at: place, layout) }
        return Scene(
            size: layout.size, background: theme.canvas, elements: sketch.elements,
            alternativeText: alternativeText)
    }
}

extension Sketch {
    fileprivate mutating func track(
        _ track: BreakpointRuler.Track, at place: RulerLayout.TrackPlace, _ layout: RulerLayout
    ) {
        let chart = place.chart
        text(
            track.title,
            in: Rectangle(
                x: RulerLayout.margin, y: place.titleTop, width: layout.size.width - 2 * RulerLayout.margin,
                height: 22), font: RulerLayout.trackFont, color: theme.ink)
        for (shown, frame) in place.thumbnails { thumbnail(shown, in: frame, isOnPage: layout.isOnPage) }
        for stretch in track.stretches {
            for index in stretch.bands.indices { band(index, of: stretch, in: chart, layout) }
        }
        for stretch in track.stretches { labels(of: stretch, in: chart, layout) }
        block(Rectangle(x: chart.minX, y: chart.maxY, width: chart.width, height: 1), theme.boundary)
        let step = layout.across < 0.4 ? 200.0 : 100
        for width in stride(from: 400.0, through: layout.widths.upperBound, by: step)
        where layout.widths.contains(width) {
            let x = layout.x(of: width)
            if x >= chart.minX, x <= chart.maxX { number(width.figureText, x: x, y: chart.maxY + 4) }
        }
        for pin in place.pins { lead(pin, below: chart) }
        for pin in place.pins { label(pin) }
        for (index, mark) in place.marks.enumerated() {
            let top = Point(x: mark.x, y: mark.y + RulerLayout.markRadius)
            stroke(
                .lines([top, Point(x: mark.x, y: chart.maxY)]),
                Stroke(theme.annotation, width: 1, dash: [4, 3]))
            let circle = Rectangle(
                x: mark.x - RulerLayout.markRadius, y: mark.y - RulerLayout.markRadius,
                width: 2 * RulerLayout.markRadius, height: 2 * RulerLayout.markRadius)
            fill(.ellipse(circle), theme.annotation)
            text(
                "\(index + 1)", in: circle, font: Font(size: 11, weight: .semibold),
                color: theme.annotationFill,
                alignment: .center)
        }
        for note in place.notes {
            text(note.line, in: note.box, font: RulerLayout.noteFont, color: theme.ink)
        }
    }

    /// One band; a band above others has a shadow and is shortened at both ends, to show that the others continue
    /// beneath it.
    private mutating func band(
        _ index: Int, of stretch: BreakpointRuler.Stretch, in chart: Rectangle, _ layout: RulerLayout
    ) {
        let band = stretch.bands[index]
        let (start, end) = (layout.x(of: stretch.widths.lowerBound), layout.x(of: stretch.widths.upperBound))
        let liesAbove = stretch.bands[..<index].contains { $0.overlaps(band) }
        let indent = liesAbove ? min(RulerLayout.overlayIndent, (end - start) / 4) : 0
        /// A corner of the band at an x, on one of its edges.
        func corner(_ x: Double, _ edge: KeyPath<ClosedRange<Double>, Double>) -> Point {
            let share = end > start ? (x - start) / (end - start) : 0
            let (first, last) = (band.first[keyPath: edge], band.last[keyPath: edge])
            return Point(x: x, y: chart.maxY - (first + (last - first) * share) * layout.rise)
        }
        let outline = Path.lines(
            [
                corner(start + indent, \.lowerBound), corner(end - indent, \.lowerBound),
                corner(end - indent, \.upperBound), corner(start + indent, \.upperBound),
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
        let scene = thumbnail.tree.scene(in: theme)
        let scale = frame.width / max(1, scene.size.width)
        picture(
            of: isOnPage ? scene.legible(at: scale) : scene,
            at: SceneTransform(scale: scale, offset: frame.origin))
        stroke(.rectangle(frame.inset(by: -0.5)), Stroke(theme.boundary, width: 1))
        text(
            "from \(thumbnail.width.figureText)",
            in: Rectangle(x: frame.minX, y: frame.maxY + 2, width: 120, height: RulerLayout.labelHeight),
            font: RulerLayout.numberFont, color: theme.secondaryInk)
    }

    /// The line from a device's width on the axis down to its name.
    private mutating func lead(_ pin: RulerLayout.Pin, below chart: Rectangle) {
        stroke(
            .line(pin.x, chart.maxY, pin.x, pin.box.minY),
            Stroke(theme.annotation.opacity(150), width: 1))
        fill(
            .ellipse(Rectangle(x: pin.x - 2.5, y: chart.maxY - 2.5, width: 5, height: 5)), theme.annotation)
    }

    /// The name on the canvas, drawn over the lines that lead to lower names.
    private mutating func label(_ pin: RulerLayout.Pin) {
        fill(.rectangle(pin.box), theme.canvas)
        text(
            pin.label, in: pin.box, font: RulerLayout.numberFont, color: theme.ink, alignment: .center)
    }

    /// The mode above the bands, and in each band with enough room its column and width.
    private mutating func labels(
        of stretch: BreakpointRuler.Stretch, in chart: Rectangle, _ layout: RulerLayout
    ) {
        let (start, end) = (layout.x(of: stretch.widths.lowerBound), layout.x(of: stretch.widths.upperBound))
        for (index, band) in stretch.bands.enumerated() {
            let seen = band.visible(below: stretch.bands[(index + 1)...])
            let height = (seen.upperBound - seen.lowerBound) * layout.rise
            let font = Font(size: 11, weight: .medium)
            let texts = ["\(band.column) \(band.widthText)", band.widthText, band.column.letter]
            guard height >= 16,
                let text = texts.first(where: { font.estimatedWidth(of: $0) + 10 <= end - start })
            else { continue }
            let middle = chart.maxY - (seen.lowerBound + seen.upperBound) / 2 * layout.rise
            self.text(
                text, in: Rectangle(x: start, y: middle - 8, width: end - start, height: 16), font: font,
                color: theme.ink, alignment: .center)
        }
        let font = Font(size: 10)
        guard font.estimatedWidth(of: stretch.mode) + 6 <= end - start else { return }
        text(
            stretch.mode, in: Rectangle(x: start + 3, y: chart.minY, width: end - start - 6, height: 14),
            font: font, color: theme.secondaryInk, alignment: .center)
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

    /// The visible part of the column in the middle of a stretch, if bands above cover one of its sides.
    fileprivate func visible(below covers: ArraySlice<BreakpointRuler.Band>) -> ClosedRange<Double> {
        var (low, high) = (middle.lowerBound, middle.upperBound)
        for cover in covers.map(\.middle) where cover.upperBound > low && cover.lowerBound < high {
            if cover.lowerBound - low < high - cover.upperBound {
                low = min(cover.upperBound, high)
            } else {
                high = max(cover.lowerBound, low)
            }
        }
        return low...high
    }

    /// The column's range at the width in the middle of its stretch.
    private var middle: ClosedRange<Double> {
        (first.lowerBound + last.lowerBound) / 2...(first.upperBound + last.upperBound) / 2
    }
}

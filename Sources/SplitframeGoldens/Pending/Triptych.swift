import SplitframeInterface
import SplitframePainting
import SplitframeWireframes

/// Expected picture, difference and actual picture beside each other, each with its name and rulers in points.
struct Triptych {
    /// The pictures, all of one size, with their names, left to right.
    var panels: [(name: String, picture: Bitmap)]
    /// Pixels per point.
    var scale: Double
    /// The differences, outlined in the last picture and listed below all pictures.
    var difference = InterfaceDifference([])
    /// The window's origin in the pictures, in points; nil if it is not known, and nothing is outlined.
    var windowOrigin: Point?

    /// Room for the rulers above and left of each picture, in pixels.
    private static let ruler = 28
    private static let title = 24
    private static let gap = 16
    /// Points from one number of a ruler to the next.
    private static let step = 100.0
    private static let ink = Color(0x3C3C43)
    /// The colour of the outlines of moved elements.
    private static let mark = Color(0xD0021B)
    private static let lineHeight = 20.0

    /// The whole picture, painted with the pinned font.
    func picture(painter: Painter) throws(DrawingError) -> Bitmap {
        var canvas = try painter.bitmap(of: scene, scale: 1)
        for (index, panel) in panels.enumerated() {
            canvas.copy(panel.picture, x: left(of: index), y: top)
        }
        if !outlines.isEmpty {
            canvas.cover(with: try painter.bitmap(of: Scene(size: scene.size, elements: outlines), scale: 1))
        }
        return canvas
    }

    /// The old edges of moved elements, pale, and the new ones above them, in the last picture.
    private var outlines: [SceneElement] {
        guard let windowOrigin, !panels.isEmpty else { return [] }
        let corner = Point(x: Double(left(of: panels.count - 1)), y: Double(top))
        func inPicture(_ frame: Rectangle) -> Rectangle {
            Rectangle(
                x: corner.x + (frame.x + windowOrigin.x) * scale,
                y: corner.y + (frame.y + windowOrigin.y) * scale,
                width: frame.width * scale, height: frame.height * scale)
        }
        let old = difference.moved.compactMap(\.before).map { frame in
            Shape(.rectangle(inPicture(frame)), stroke: Stroke(Self.mark.opacity(110), width: 4))
        }
        let new = difference.moved.compactMap(\.after).map { frame in
            Shape(.rectangle(inPicture(frame).inset(by: 1)), stroke: Stroke(Self.mark, width: 2))
        }
        let picture = Rectangle(
            x: corner.x, y: corner.y, width: Double(size.width), height: Double(size.height))
        return [.group(SceneGroup(clip: .rectangle(picture), elements: (old + new).map { .shape($0) }))]
    }

    /// The differences as sentences, one per line below the pictures.
    private var sentences: [SceneElement] {
        difference.fewSentences.enumerated().map { index, sentence in
            let y = Double(top + size.height + Self.gap / 2) + Double(index) * Self.lineHeight
            return .text(
                TextRun(
                    sentence,
                    in: Rectangle(
                        x: Double(left(of: 0)), y: y, width: Double(left(of: panels.count) - left(of: 0)),
                        height: Self.lineHeight), font: Font(size: 14), color: Self.ink))
        }
    }

    private var size: (width: Int, height: Int) {
        (panels.first?.picture.width ?? 0, panels.first?.picture.height ?? 0)
    }

    private var top: Int { Self.title + Self.ruler }

    private func left(of index: Int) -> Int {
        Self.gap + Self.ruler + index * (size.width + Self.ruler + Self.gap)
    }

    /// Names and rulers; the pictures themselves are copied, pixel by pixel.
    private var scene: Scene {
        Scene(
            size: Size(
                width: Double(left(of: panels.count)),
                height: Double(top + size.height + Self.gap) + Double(sentences.count) * Self.lineHeight),
            background: Color(0xFFFFFF), elements: panels.indices.flatMap(labels) + sentences)
    }

    private func labels(of index: Int) -> [SceneElement] {
        let (x, y) = (Double(left(of: index)), Double(top))
        let name = SceneElement.text(
            TextRun(
                panels[index].name,
                in: Rectangle(x: x, y: 4, width: Double(size.width), height: Double(Self.title)),
                font: Font(size: 15, weight: .semibold), color: Self.ink))
        let across = marks(along: size.width).flatMap { point, place in
            mark(
                point, line: Rectangle(x: x + place, y: y - 6, width: 1, height: 6),
                box: Rectangle(x: x + place - 24, y: y - 22, width: 49, height: 14), alignment: .center)
        }
        let down = marks(along: size.height).flatMap { point, place in
            mark(
                point, line: Rectangle(x: x - 6, y: y + place, width: 6, height: 1),
                box: Rectangle(x: x - 38, y: y + place - 7, width: 29, height: 14), alignment: .right)
        }
        return [name] + across + down
    }

    /// The ruler's numbers and their positions, in pixels from the picture's edge.
    private func marks(along length: Int) -> [(point: Double, place: Double)] {
        stride(from: 0, through: Double(length) / scale, by: Self.step).map {
            ($0, ($0 * scale).rounded(.down))
        }
    }

    private func mark(
        _ point: Double, line: Rectangle, box: Rectangle, alignment: TextRun.Alignment
    ) -> [SceneElement] {
        [
            .shape(Shape(.rectangle(line), fill: Self.ink, snapsToPixels: true)),
            .text(
                TextRun(
                    point.pointText, in: box, font: Font(size: 11), color: Self.ink, alignment: alignment)),
        ]
    }
}

extension Bitmap {
    /// Draws a picture of the same size over this one, which is opaque.
    fileprivate mutating func cover(with picture: Bitmap) {
        for start in stride(from: 0, to: pixels.count, by: 4) where picture.pixels[start + 3] > 0 {
            let alpha = Int(picture.pixels[start + 3])
            for channel in start..<start + 3 {
                let (above, below) = (Int(picture.pixels[channel]), Int(pixels[channel]))
                pixels[channel] = UInt8((above * alpha + below * (255 - alpha)) / 255)
            }
        }
    }

    /// Copies another picture into this one, with its top-left corner at a position.
    fileprivate mutating func copy(_ picture: Bitmap, x: Int, y: Int) {
        for row in 0..<picture.height {
            let source = row * picture.width * 4
            let place = ((y + row) * width + x) * 4
            pixels.replaceSubrange(
                place..<place + picture.width * 4, with: picture.pixels[source..<source + picture.width * 4])
        }
    }
}

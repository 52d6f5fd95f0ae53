import SplitframeGeometry
import SplitframePainting
import SplitframeScene
import SplitframeText

/// Expected, difference and actual picture beside each other, each with its name and rulers in points.
struct Triptych {
    /// The pictures, all of one size, with their names, left to right.
    var panels: [(name: String, picture: Bitmap)]
    /// Pixels per point.
    var scale: Double

    /// Room for the rulers above and left of each picture, in pixels.
    private static let ruler = 28
    private static let title = 24
    private static let gap = 16
    /// Points from one number of a ruler to the next.
    private static let step = 100.0
    private static let ink = Color(0x3C3C43)

    /// The whole picture, painted with the pinned font.
    func picture(painter: Painter) throws(DrawingError) -> Bitmap {
        var canvas = try painter.bitmap(of: scene, scale: 1)
        for (index, panel) in panels.enumerated() {
            canvas.copy(panel.picture, x: left(of: index), y: top)
        }
        return canvas
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
                width: Double(left(of: panels.count)), height: Double(top + size.height + Self.gap)),
            background: Color(0xFFFFFF), elements: panels.indices.flatMap(labels))
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

    /// The ruler's numbers and where they stand, in pixels from the picture's edge.
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
    /// Puts another picture into this one, where its top-left corner then lies.
    fileprivate mutating func copy(_ picture: Bitmap, x: Int, y: Int) {
        for row in 0..<picture.height {
            let source = row * picture.width * 4
            let place = ((y + row) * width + x) * 4
            pixels.replaceSubrange(
                place..<place + picture.width * 4, with: picture.pixels[source..<source + picture.width * 4])
        }
    }
}

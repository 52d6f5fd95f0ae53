import SplitframeComparison
import SplitframeGeometry
import SplitframeInterface
import SplitframePainting
import SplitframeScene
import SplitframeText
import Synchronization

/// Plain pictures of layouts that are kept as text alone, each drawn once.
final class LayoutDrawings: Sendable {
    private let known = Mutex<[String: [UInt8]]>([:])

    /// The picture as a PNG file's bytes, a pixel a point.
    func png(of twin: String, session: PaintSession) throws -> [UInt8] {
        if let bytes = known.withLock({ $0[twin] }) { return bytes }
        let bytes = try session.png(
            of: Self.scene(of: Twin(twin)), scale: 1, text: [.panel("layout")])
        known.withLock { $0[twin] = bytes }
        return bytes
    }

    private static let ink = Color(0x3C3C43)
    private static let line = Color(0xA0A2AB)

    /// The window with its columns and bars as boxes, each column with its name and width.
    private static func scene(of twin: Twin) -> Scene {
        let size = twin.windowSize ?? Size(width: 320, height: 240)
        var elements: [SceneElement] = []
        for element in twin.elements {
            guard let frame = element["frame"].flatMap(Rectangle.init(numbers:)) else { continue }
            let name = element.path.split(separator: "/").last.map(String.init) ?? ""
            if element["presentation"] != nil {
                let isAbove = element["presentation"] != "tiled"
                let radius = isAbove && name != "secondary" ? 14.0 : 0
                elements.append(
                    .shape(
                        Shape(
                            .roundedRectangle(frame, radius: radius),
                            fill: name == "secondary" ? Color(0xFFFFFF) : Color(0xF2F2F7),
                            stroke: Stroke(line, width: 1))))
                let label = "\(name) \(frame.width.pointText) pt"
                let box = Rectangle(x: frame.x + 12, y: frame.midY, width: frame.width - 24, height: 24)
                elements.append(
                    .text(TextRun(label, in: box, font: Font(size: 15), color: ink, alignment: .center)))
            } else if name == "dimming" {
                elements.append(.shape(Shape(.rectangle(frame), fill: Color(0x000000, alpha: 40))))
            } else if element["title"] != nil || element["side"] != nil {
                elements.append(
                    .shape(
                        Shape(.rectangle(frame.inset(by: 0.5)), stroke: Stroke(line, width: 1, dash: [4, 3])))
                )
            }
        }
        return Scene(size: size, background: Color(0xE5E5EA), elements: elements)
    }
}

extension Rectangle {
    /// A frame as twins write it: `x,y,w,h`.
    init?(numbers text: String) {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

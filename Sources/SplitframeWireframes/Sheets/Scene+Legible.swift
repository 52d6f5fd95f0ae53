import SplitframeGeometry
import SplitframeScene
import SplitframeText

extension Scene {
    /// The least size in points of text on a page that a picture is made for.
    package static let leastText = 9.0

    /// The picture as it is shown at a scale: text that would be smaller than can be read becomes bars.
    func legible(at scale: Double) -> Scene {
        var scene = self
        scene.elements = elements.map { $0.legible(at: scale) }
        return scene
    }
}

extension SceneElement {
    /// The element where its text can be read at a scale; else with a bar in place of each line.
    func legible(at scale: Double) -> SceneElement {
        switch self {
        case .shape: return self
        case .text(let run):
            return run.font.size * scale >= Scene.leastText ? self : .shape(run.bar)
        case .group(var group):
            let inner = scale * group.transform.scale
            group.elements = group.elements.map { $0.legible(at: inner) }
            return .group(group)
        }
    }
}

extension TextRun {
    /// A pale bar as long as the text.
    fileprivate var bar: Shape {
        let height = font.size / 2
        let line = line
        let width = max(height, line.width)
        let frame = Rectangle(
            x: min(line.minX, box.maxX - width), y: box.midY - height / 2, width: width, height: height)
        return Shape(
            .roundedRectangle(frame, radius: height / 2),
            fill: color.opacity(UInt8(Double(color.alpha) * 0.45)))
    }
}

public import SplitframeGeometry
public import SplitframeInterface
package import SplitframeScene

/// The sizes of paper on which a PDF's pages can be printed as they are.
public enum PaperSize: NamedCase {
    case a4
    case letter

    /// The white around what is printed, in points.
    static let margin = 36.0

    /// Width and height in points, upright.
    public var size: Size {
        switch self {
        case .a4: Size(width: 595.28, height: 841.89)
        case .letter: Size(width: 612, height: 792)
        }
    }

    /// How high something is, for each point of its width, that fills an upright sheet.
    package var proportion: Double { (size.height - 2 * Self.margin) / (size.width - 2 * Self.margin) }
}

extension Scene {
    /// The picture in the middle of a sheet of paper, as large as its margin leaves room; the sheet lies on its side for
    /// what is wider than high, where it need not stand upright.
    package func placed(on paper: PaperSize, isUpright: Bool = false) -> Scene {
        var sheet = paper.size
        if size.width > size.height, !isUpright { sheet = Size(width: sheet.height, height: sheet.width) }
        let margin = PaperSize.margin
        let scale = min(
            (sheet.width - 2 * margin) / max(1, size.width), (sheet.height - 2 * margin) / max(1, size.height)
        )
        let offset = Point(
            x: (sheet.width - size.width * scale) / 2, y: (sheet.height - size.height * scale) / 2)
        var scene = self
        scene.size = sheet
        scene.elements = [
            .group(
                SceneGroup(
                    transform: SceneTransform(scale: scale, offset: offset),
                    clip: .rectangle(Rectangle(size: size)), elements: elements))
        ]
        return scene
    }
}

public import SplitframeInterface

/// The paper sizes for a PDF's pages.
public enum PaperSize: NamedCase {
    case a4
    case letter

    /// The margin around printed content, in points.
    static let margin = 36.0

    /// Width and height in points, in portrait.
    public var size: Size {
        switch self {
        case .a4: Size(width: 595.28, height: 841.89)
        case .letter: Size(width: 612, height: 792)
        }
    }

    /// The width in points of a strip whose smallest texts are printed just readable.
    package var readableWidth: Double {
        ((size.width - 2 * Self.margin) * Sketch.smallFont.size / Scene.leastText).rounded(.down)
    }

    /// The ratio of height to width of content that fills a sheet in portrait.
    package var proportion: Double { (size.height - 2 * Self.margin) / (size.width - 2 * Self.margin) }
}

extension Scene {
    /// The picture centred on a sheet of paper, as large as the margin allows; the sheet is in landscape for a picture
    /// that is wider than high, unless portrait is required.
    ///
    /// - Parameter isAtTop: Whether it begins at the upper margin, as one of several pages does.
    package func placed(on paper: PaperSize, isUpright: Bool = false, isAtTop: Bool = false) -> Scene {
        var sheet = paper.size
        if size.width > size.height, !isUpright { sheet = Size(width: sheet.height, height: sheet.width) }
        let margin = PaperSize.margin
        let scale = min(
            (sheet.width - 2 * margin) / max(1, size.width), (sheet.height - 2 * margin) / max(1, size.height)
        )
        let offset = Point(
            x: (sheet.width - size.width * scale) / 2,
            y: isAtTop ? margin : (sheet.height - size.height * scale) / 2)
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

    /// The sheet of paper with its number at its foot.
    package func numbered(_ number: Int) -> Scene {
        let foot = Rectangle(x: 0, y: size.height - 30, width: size.width, height: 14)
        let run = TextRun(
            "\(number)", in: foot, font: Font(size: 9), color: WireframeTheme.light.ink, alignment: .center)
        var group = SceneGroup(elements: [.text(run)])
        group.role = .paragraph
        var scene = self
        scene.elements.append(.group(group))
        return scene
    }
}

import SplitframeInterface
package import SplitframeJSON
package import SplitframePainting
package import SplitframePictures
import SplitframeScene
package import SplitframeWireframes

extension ScenarioMotion {
    /// What programs are told of it.
    package var facts: JSON {
        [
            "steps": .strings(labels), "restSeconds": .number(SceneMotion.rest),
            "moveSeconds": .number(SceneMotion.move),
        ]
    }

    /// What its file says of it.
    package var description: PictureDescription {
        var description = PictureDescription(of: motion.stills.first)
        let drawn = SVGMotion(motion, scale: 1, title: "", longDescription: "", metadata: "").text
        description.animation = .object(
            (facts.object ?? [:]).merging(["checkSum": .string(String(drawn.checkSum, radix: 16))]) { $1 })
        return description
    }

    /// The file's bytes, an SVG that a style sheet moves, or an animated PNG.
    ///
    /// - Throws: `DrawingError`.
    package func bytes(
        as format: PictureFormat, scale: Double, title: String, in words: AlternativeWords = .english,
        session: PaintSession, effort: PNGEffort
    ) throws -> [UInt8] {
        let told = longDescription(in: words, as: format)
        guard format == .svg else {
            return try session.animatedPNG(
                of: motion, scale: scale,
                text: description.texts + [PNGText(keyword: "Description", text: told)], effort: effort)
        }
        let document = SVGMotion(
            motion, scale: scale, title: title, longDescription: told, metadata: description.metadata)
        return Array(document.text.utf8)
    }
}

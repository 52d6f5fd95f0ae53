import SplitframeInterface
import SplitframeJSON
import SplitframePictures
import SplitframeRequests
import SplitframeScene
import SplitframeWireframes

extension RenderedPicture {
    /// The same in several generations side by side, what differs from the first outlined.
    ///
    /// - Parameter caption: What stands above all.
    init(generations pictures: [RenderedPicture], caption: Look.Caption) {
        let last = pictures[pictures.count - 1]
        let generations = pictures.map(\.wireframe.tree.generation)
        let headings = generations.map { "iOS \($0.release)" }
        heading = last.heading
        detail = headings.joined(separator: ", ")
        let comparison = PictureComparison(
            title: caption.text(of: heading) ?? "",
            parts: zip(pictures, headings).map { picture, heading in
                PictureComparison.Part(
                    heading: heading, wireframe: picture.wireframe, label: picture.detail)
            })
        scene = comparison.scene
        wireframe = last.wireframe
        let told =
            [""]
            + comparison.differences.map { differences in
                "Changed: \(differences.isEmpty ? "nothing" : differences.joined(separator: "; ")).\n"
            }
        let parts = zip(zip(pictures, headings), told)
        text = parts.map { "\($0.1): \($0.0.title)\n\($0.0.text)\($1)" }.joined(separator: "\n")
        longDescription = parts.map { "\($0.1): \($0.0.longDescription)\n\($1)" }.joined(separator: "\n")
        look = last.look
        format = last.format
        facts = [
            "generations": .array(
                zip(pictures, [[]] + comparison.differences).map { picture, differences in
                    .object(
                        picture.facts.merging(
                            [
                                "generation": .string(picture.wireframe.tree.generation.name),
                                "changes": .strings(differences),
                                "alternativeText": .string(picture.scene.alternativeText),
                            ]) { $1 })
                })
        ]
    }
}

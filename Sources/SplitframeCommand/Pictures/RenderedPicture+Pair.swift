import SplitframeJSON
import SplitframeRequests
import SplitframeScene
import SplitframeWireframes

extension RenderedPicture {
    /// Two pictures side by side in the look of the second: as it was and as it is.
    init(before: RenderedPicture, after: RenderedPicture) {
        let isSame = before.heading == after.heading
        heading = isSame ? after.heading : "\(before.heading) → \(after.heading)"
        detail =
            isSame && before.detail != after.detail
            ? "\(before.detail) → \(after.detail)" : "before and after"
        scene =
            PicturePair(
                title: heading, before: before.scene, after: after.scene,
                labels: isSame ? (before.detail, after.detail) : (before.title, after.title),
                theme: after.look.colors
            ).scene
        text = "Before: \(before.title)\n\(before.text)\nAfter: \(after.title)\n\(after.text)"
        look = after.look
        format = after.format
        longDescription =
            "Before: \(before.title)\n\(before.longDescription)\n\nAfter: \(after.title)\n\(after.longDescription)"
        facts = ["before": before.half, "after": after.half]
    }

    /// What programs are told of a picture that has no file of its own.
    private var half: JSON {
        .object(facts.merging(["alternativeText": .string(scene.alternativeText)]) { $1 })
    }
}

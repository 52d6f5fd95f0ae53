import SplitframeJSON
import SplitframePictures
import SplitframeRequests
import SplitframeScene
import SplitframeWireframes

extension RenderedPicture {
    /// Two pictures side by side, each in its own look: as it was and as it is, with what moved outlined.
    ///
    /// - Parameter caption: What stands above both.
    init(before: RenderedPicture, after: RenderedPicture, caption: Look.Caption) {
        let isSame = before.heading == after.heading
        heading = isSame ? after.heading : "\(before.heading) → \(after.heading)"
        detail =
            isSame && before.detail != after.detail
            ? "\(before.detail) → \(after.detail)" : "before and after"
        let labels = isSame ? (before.detail, after.detail) : (before.title, after.title)
        let comparison = PictureComparison(
            title: caption.text(of: heading) ?? "", before: before.wireframe, after: after.wireframe,
            labels: labels)
        scene = comparison.scene
        wireframe = after.wireframe
        let changes = comparison.differences.first ?? []
        let told = "Changed: \(changes.isEmpty ? "nothing" : changes.joined(separator: "; "))"
        scene.alternativeText =
            "\(heading). Before: \(before.scene.alternativeText) After: \(after.scene.alternativeText) \(told)."
        text =
            "Before: \(before.title)\n\(before.text)\nAfter: \(after.title)\n\(after.text)\n\(told)\n"
        look = after.look
        format = after.format
        longDescription =
            "Before: \(before.title)\n\(before.longDescription)\n\nAfter: \(after.title)\n\(after.longDescription)\n\n\(told)"
        facts = ["before": before.half, "after": after.half, "changes": .strings(changes)]
    }

    /// What programs are told of a picture that has no file of its own.
    private var half: JSON {
        .object(facts.merging(["alternativeText": .string(scene.alternativeText)]) { $1 })
    }
}

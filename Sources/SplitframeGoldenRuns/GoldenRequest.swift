import SplitframeComparison
import SplitframeGeometry
import SplitframeGoldens
import SplitframeInterface
import SplitframeJSON
import SplitframeLayout
import SplitframePainting
package import SplitframePictures
package import SplitframeRequests
import SplitframeScene
package import SplitframeWireframes

/// A golden that must exist under a name: a picture, or a layout as text alone.
package struct GoldenRequest: Sendable {
    package var name: String
    package var illustration: Illustration
    /// Whether the picture is kept, or the layout as text alone.
    package var keepsPicture = true
    /// Whether it is shown to people: what draws it again stands in its own selection chunk, in place of a text twin
    /// beside it.
    package var isForPeople = false
    /// What is to be told of the file that it comes from.
    package var notes: [String] = []

    /// What goes without saying of a golden: a caption stands below a device only.
    package static let look = Look(scale: 1, bezel: false)

    /// The golden of a selection, under the name that the selection gives it: nothing in picture or chunks names the
    /// device.
    package init(golden selection: Selection, keepsPicture: Bool = true) {
        self.keepsPicture = keepsPicture
        var selection = selection
        // A screen that is drawn alone has no words of its own, so that equal layouts are equal bytes.
        let isPlain = !selection.bezel && [.automatic, .none].contains(selection.look.caption)
        if isPlain { selection.look.caption = .automatic }
        name = selection.path(beyond: Self.look)
        if isPlain { selection.look.caption = .none }
        illustration = .selection(selection)
    }

    /// A picture under a name of its own.
    package init(name: String, _ illustration: Illustration) {
        self.name = name
        self.illustration = illustration
    }

    /// The selection that is found by its path; nil for other illustrations, and what is shown to people.
    package var selection: Selection? {
        guard !isForPeople, case .subject(.selection(let selection)) = illustration else { return nil }
        return selection
    }

    /// What the picture shows, as text, and what it stands in.
    ///
    /// Nil for what is no single layout.
    func layout() throws -> (drawn: DrawnLayout, stage: TwinStage)? {
        let tree: InterfaceTree
        switch illustration {
        case .subject(.selection(let selection)): tree = try ResolvedRequest(selection.request).tree
        case .subject(.captured(let captured)): tree = captured.wireframe.tree
        default: return nil
        }
        return (
            DrawnLayout(name: name, twin: tree.twin),
            TwinStage(
                windowWidth: tree.environment.size.width, generation: "\(tree.generation)")
        )
    }

    /// Why the number that a verdict is about is what it is now; nil where no rule says.
    func explanation(of verdict: Verdict) -> String? {
        guard let selection, let measure = verdict.measure else { return nil }
        return (try? selection.request.state())?.explanation(of: measure)
    }

    /// Draws the picture with everything a golden keeps of it.
    func draw(session: PaintSession) throws -> DrawnPicture {
        let picture = try Picture(illustration)
        var kept = picture.description
        kept.fingerprint = .null
        if !isForPeople { kept.selection = .null }
        return DrawnPicture(
            name: name, rendition: try session.rendition(of: picture.scene, scale: picture.scale),
            twin: isForPeople ? nil : try picture.twin, texts: kept.texts)
    }
}

extension PaintSession {
    fileprivate func rendition(of scene: Scene, scale: Int) throws(DrawingError) -> Rendition {
        let scale = Double(scale)
        return Rendition(
            try bitmap(of: scene, scale: scale), of: scene, scale: scale, fingerprint: Fingerprint.of(scene))
    }
}

import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframePainting
package import SplitframePictures
package import SplitframeRequests
package import SplitframeWireframes

/// A golden that must exist under a name: a picture, or a layout as text alone.
package struct WantedGolden: Sendable {
    package var name: String
    package var illustration: Illustration
    /// Whether the golden is a picture; otherwise it is the layout as text alone.
    package var keepsPicture = true
    /// Whether it is an illustration: its selection is in its own selection chunk, and it has no text twin beside it.
    package var isForPeople = false
    /// The split view behind the picture of a scenario's step.
    var state: SplitState?
    /// Notes about the file that the request comes from, for the user.
    package var notes: [String] = []

    /// The default look of a golden: without a bezel, at scale 1; only a picture with a device has a caption by
    /// default.
    package static let look = Look(scale: 1, bezel: false)

    /// The golden of a selection, named by the selection; nothing in the picture or its chunks names the device.
    package init(golden selection: Selection, keepsPicture: Bool = true) {
        self.keepsPicture = keepsPicture
        var selection = selection
        // A screen without a bezel has no caption, so that equal layouts are equal bytes.
        let isPlain = !selection.bezel && [.automatic, .none].contains(selection.look.caption)
        if isPlain { selection.look.caption = .automatic }
        name = selection.path(beyond: Self.look)
        if isPlain { selection.look.caption = .none }
        illustration = .selection(selection)
    }

    /// A picture with an explicit name.
    package init(name: String, _ illustration: Illustration) {
        self.name = name
        self.illustration = illustration
    }

    /// The selection that names the golden; nil for illustrations and for pictures of something else.
    package var selection: Selection? {
        guard !isForPeople, case .subject(.selection(let selection)) = illustration else { return nil }
        return selection
    }

    /// The layout of the picture as text, and its stage; nil for a picture that does not show exactly one layout.
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

    /// The reason for the new value of the number that a verdict is about; nil if no rule determines it.
    func explanation(of verdict: Verdict) -> String? {
        guard let measure = verdict.measure else { return nil }
        return (state ?? selection.flatMap { try? $0.request.state() })?.explanation(of: measure)
    }

    /// Draws the picture with everything that a golden stores about it.
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

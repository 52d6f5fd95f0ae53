import SplitframeComparison
import SplitframeGeometry
import SplitframeGoldens
public import SplitframeInterface
import SplitframeJSON
import SplitframeLayout
import SplitframePainting
import SplitframePictures
public import SplitframeRequests
public import SplitframeScene
public import SplitframeWireframes

/// A golden that must exist under a name: a picture, or a layout as text alone.
public struct GoldenRequest: Sendable {
    /// What a picture shows, and what is kept beside its pixels.
    public enum Subject: Hashable, Sendable {
        /// Found by its path, with a text twin: nothing in picture or chunks names the device.
        case selection(Selection)
        /// One step of a scenario, kept as a selection is.
        case interface(Wireframe)
        /// A picture of several pictures, and what it shows as a text, by which it is judged before its pixels.
        case sheet(Scene, twin: Twin)
        /// Shown to people: what it shows stands in its own selection chunk.
        case illustration(Selection)
    }

    public var name: String
    public var subject: Subject
    /// Whether the picture is kept, or the layout as text alone.
    public var keepsPicture = true

    /// What goes without saying of a golden: a caption stands below a device only.
    package static let look = Look(scale: 1, bezel: false)

    /// The golden of a selection, under the name that the selection gives it.
    public init(golden selection: Selection, keepsPicture: Bool = true) {
        self.keepsPicture = keepsPicture
        var selection = selection
        // A screen that is drawn alone has no words of its own, so that equal layouts are equal bytes.
        let isPlain = !selection.bezel && [.automatic, .none].contains(selection.look.caption)
        if isPlain { selection.look.caption = .automatic }
        name = selection.path(beyond: Self.look)
        if isPlain { selection.look.caption = .none }
        subject = .selection(selection)
    }

    /// A picture under a name of its own.
    public init(name: String, subject: Subject) {
        self.name = name
        self.subject = subject
    }

    /// What the picture shows, as text, and what it stands in.
    ///
    /// Nil for what is no single layout.
    func layout() throws -> (drawn: DrawnLayout, stage: TwinStage)? {
        let tree: InterfaceTree
        switch subject {
        case .selection(let selection), .illustration(let selection):
            tree = try ResolvedRequest(selection.request).tree
        case .interface(let wireframe): tree = wireframe.tree
        case .sheet: return nil
        }
        return (
            DrawnLayout(name: name, twin: tree.twin),
            TwinStage(
                windowWidth: tree.environment.size.width, generation: "\(tree.generation)")
        )
    }

    /// Why the number that a verdict is about is what it is now; nil where no rule says.
    func explanation(of verdict: Verdict) -> String? {
        guard case .selection(let selection) = subject, let measure = verdict.measure else { return nil }
        return (try? selection.request.state())?.explanation(of: measure)
    }

    /// Draws the picture with everything a golden keeps of it.
    func draw(session: PaintSession) throws -> DrawnPicture {
        switch subject {
        case .selection(let selection):
            let picture = try Picture(selection)
            return DrawnPicture(
                name: name, rendition: try session.rendition(of: picture.scene, scale: selection.scale),
                twin: Twin(picture.resolved.tree), texts: [picture.layoutText])
        case .interface(let wireframe):
            return DrawnPicture(
                name: name,
                rendition: try session.rendition(of: wireframe.scene, scale: wireframe.look.scale),
                twin: Twin(wireframe.tree))
        case .sheet(let scene, let twin):
            return DrawnPicture(
                name: name, rendition: try session.rendition(of: scene, scale: 1), twin: twin)
        case .illustration(let selection):
            let picture = try Picture(selection)
            let words = PNGText(keyword: "splitframe:selection", text: selection.json.compactText)
            return DrawnPicture(
                name: name, rendition: try session.rendition(of: picture.scene, scale: selection.scale),
                texts: [words, picture.layoutText])
        }
    }
}

extension Picture {
    fileprivate var layoutText: PNGText {
        PNGText(keyword: "splitframe:layout", text: resolved.layoutJSON.compactText)
    }
}

extension PaintSession {
    fileprivate func rendition(of scene: Scene, scale: Int) throws(DrawingError) -> Rendition {
        let scale = Double(scale)
        return Rendition(
            try bitmap(of: scene, scale: scale), of: scene, scale: scale, fingerprint: Fingerprint.of(scene))
    }
}

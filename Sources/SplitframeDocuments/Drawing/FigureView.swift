import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarioPictures
import SplitframeScene
import SplitframeWireframes

/// A figure in one appearance, before it is painted.
struct FigureView: Sendable {
    var scene: Scene
    /// What is shown, in a line.
    var title: String
    var longDescription: String
    var description: PictureDescription
    /// Output pixels a point where the request leaves that open.
    var scale: Int
    /// What is drawn, where it is one interface.
    var wireframe: Wireframe?
    /// The steps, where they move; the scene is the first of them.
    var motion: ScenarioMotion?
    /// In whose language it is told.
    private(set) var words = AlternativeWords.english

    /// A picture of several pictures.
    init(sheet scene: Scene, title: String, scale: Int) {
        self.scene = scene
        self.title = title
        longDescription = scene.alternativeText
        description = PictureDescription(of: scene)
        self.scale = scale
    }

    /// One interface.
    init(_ wireframe: Wireframe, title: String, in words: AlternativeWords) {
        self.init(sheet: wireframe.scene, title: title, scale: wireframe.look.scale)
        scene.alternativeText = wireframe.alternativeText(in: words)
        longDescription = "\(title)\n\(wireframe.longDescription)"
        self.wireframe = wireframe
    }

    /// A selection.
    init(_ picture: Picture, in words: AlternativeWords) {
        self.init(sheet: picture.scene, title: picture.resolved.caption, scale: picture.selection.look.scale)
        scene.alternativeText = picture.resolved.alternativeText(in: picture.selection.look, words: words)
        longDescription = picture.longDescription
        description = picture.description
        wireframe = picture.resolved.wireframe(picture.selection.look)
    }

    /// A scenario in motion.
    init(_ motion: ScenarioMotion, title: String, scale: Int, in words: AlternativeWords) {
        self.init(sheet: motion.motion.stills[0], title: title, scale: scale)
        scene.alternativeText = motion.alternativeText(in: words)
        longDescription = motion.longDescription(in: words, as: .png)
        description = motion.description
        self.motion = motion
        self.words = words
    }
}

import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
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
    /// The selection that is drawn, where it is one.
    private var picture: Picture?

    /// A picture of several pictures.
    init(sheet scene: Scene, title: String, scale: Int) {
        self.scene = scene
        self.title = title
        longDescription = scene.alternativeText
        description = PictureDescription(of: scene)
        self.scale = scale
    }

    /// One interface.
    init(_ wireframe: Wireframe, title: String) {
        self.init(sheet: wireframe.scene, title: title, scale: wireframe.look.scale)
        longDescription = "\(title)\n\(wireframe.longDescription)"
        self.wireframe = wireframe
    }

    /// A selection.
    init(_ picture: Picture) {
        self.init(sheet: picture.scene, title: picture.resolved.caption, scale: picture.selection.look.scale)
        self.picture = picture
        longDescription = picture.longDescription
        description = picture.description
        wireframe = picture.resolved.wireframe(picture.selection.look)
    }

    /// The same with its alternative text in a language; of pictures of several it is English.
    func told(in words: AlternativeWords) -> FigureView {
        var view = self
        let look = wireframe?.look ?? .picture
        if let text = picture?.resolved.alternativeText(in: look, words: words)
            ?? wireframe?.alternativeText(in: words)
        {
            view.scene.alternativeText = text
        }
        return view
    }
}

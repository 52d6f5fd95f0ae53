public import CairoDrawing
import Gallery
import GoldenStore
import GoldenVerification
import InterfaceModel
import SceneDrawing
public import Selections

/// A picture that must exist under a name.
public struct GoldenRequest: Hashable, Sendable {
    /// What a golden keeps beside its pixels.
    public enum Kind: Hashable, Sendable {
        /// Found by its path, with a text twin: nothing in picture or chunks names the device.
        case golden
        /// Shown to people: what it shows stands in its own selection chunk.
        case illustration
    }

    public var name: String
    public var selection: Selection
    public var kind: Kind

    /// The golden of a selection, under the name that the selection gives it.
    public init(golden selection: Selection) {
        var selection = selection
        selection.caption = selection.bezel
        self.selection = selection
        name = selection.path(beyond: .golden)
        kind = .golden
    }

    /// A picture for people under a name of its own.
    public init(illustration name: String, selection: Selection) {
        self.name = name
        self.selection = selection
        kind = .illustration
    }

    /// Draws the picture with everything a golden keeps of it.
    func draw(session: PaintSession) throws -> DrawnPicture {
        let picture = try Picture(selection)
        let scale = Double(selection.scale)
        let rendition = Rendition(
            picture: try session.bitmap(of: picture.scene, scale: scale), scale: scale,
            fingerprint: Fingerprint.current, textBoxes: picture.scene.textBoxes(scale: scale))
        let layout = PNGText(
            keyword: "splitframe:layout", text: picture.resolved.layoutJSON.compactText)
        switch kind {
        case .golden:
            return try DrawnPicture(
                name: name, rendition: rendition, twin: picture.resolved.tree.twin, texts: [layout])
        case .illustration:
            let words = PNGText(keyword: "splitframe:selection", text: selection.json.compactText)
            return try DrawnPicture(name: name, rendition: rendition, texts: [words, layout])
        }
    }
}

import SplitframeGeometry
package import SplitframeJSON
package import SplitframePainting
public import SplitframeRequests
public import SplitframeScene
import SplitframeWireframes

/// One selection as a picture: what it shows, in words and as a scene that can be painted.
public struct Picture: Sendable {
    public let selection: Selection
    public let resolved: ResolvedRequest
    public let scene: Scene
    /// Everything that is shown, a line each, with frames in points.
    public let longDescription: String

    /// Works out what the selection shows; nothing is painted yet.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show this.
    public init(_ selection: Selection) throws(SelectionError) {
        try self.init(selection, rooms: CanvasRooms())
    }

    /// Works out what the selection shows, as one of many.
    package init(_ selection: Selection, rooms: CanvasRooms) throws(SelectionError) {
        self.selection = selection
        resolved = try ResolvedRequest(selection.request)
        if let impossibility = selection.look.impossibility(with: resolved.tree) { throw impossibility }
        let wireframe = resolved.wireframe(selection.look, rooms: rooms)
        var scene = wireframe.scene
        scene.alternativeText = resolved.alternativeText(in: selection.look)
        self.scene = scene
        longDescription = "\(resolved.caption)\n\(wireframe.longDescription)"
    }

    /// The modes that a user can reach from what the selection shows, as a graph of small pictures.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show this.
    public init(modeMapOf selection: Selection) throws(SelectionError) {
        self.selection = selection
        resolved = try ResolvedRequest(selection.request)
        scene = resolved.modeMap(selection.look).scene
        longDescription = scene.alternativeText
    }

    /// One sentence for those who cannot see the picture.
    public var alternativeText: String { scene.alternativeText }

    /// The PNG's width and height in pixels.
    package var pixels: (width: Int, height: Int) {
        let scale = Double(selection.look.scale)
        return (Int((scene.size.width * scale).rounded()), Int((scene.size.height * scale).rounded()))
    }

    /// The picture as a PNG file's bytes, with what it shows in text chunks.
    package func png(painter: Painter) throws(DrawingError) -> [UInt8] { try png(session: painter.session()) }

    /// The picture as a PNG file's bytes, painted with tools kept from picture to picture.
    package func png(session: PaintSession) throws(DrawingError) -> [UInt8] {
        try session.png(
            of: scene, scale: Double(selection.look.scale),
            text: description.texts)
    }

    /// What the picture's file says of the picture.
    package var description: PictureDescription {
        PictureDescription(of: scene, selection: selection.json, layout: resolved.layoutJSON)
    }

    /// The picture's entry in `gallery.json`.
    package func json(file: String) -> JSON { Self.form.json(of: (self, file)) }

    /// How the entry is written.
    package static let form = JSONForm<(picture: Picture, file: String)>([
        .text("file", "the PNG, beside the list") { $0.file },
        .init("size", .pixelSize, "of the PNG") {
            .numbers([Double($0.picture.pixels.width), Double($0.picture.pixels.height)])
        },
        .init("selection", SelectionKey.selectionShape, "what was asked for") { $0.picture.selection.json },
        .init("layout", ResolvedRequest.layoutShape, "what came of it") { $0.picture.resolved.layoutJSON },
        .text("alternativeText", "for those who cannot see the picture") { $0.picture.alternativeText },
    ])
}

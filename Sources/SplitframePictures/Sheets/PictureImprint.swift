package import SplitframeGeometry
package import SplitframeRequests
import SplitframeScene
import SplitframeWireframes

/// What a contact sheet has to know of a picture before it is drawn there: its size, and whether others are drawn alike.
package struct PictureImprint: Hashable, Sendable {
    /// Everything that is drawn, as its size and two numbers made of the rest: different pictures share both by a chance
    /// that nobody will live to see.
    struct Drawing: Hashable {
        let size: Size
        private let marks: [Int]

        init(_ scene: Scene) {
            size = scene.size
            marks = [0, 1].map { salt in
                var hasher = Hasher()
                hasher.combine(salt)
                hasher.combine(scene.background)
                hasher.combine(scene.elements)
                return hasher.finalize()
            }
        }
    }

    let drawing: Drawing
    /// The picture's own size in points.
    package var size: Size { drawing.size }
    /// That the device never ran the generation, where that is so.
    let anachronism: String

    /// Works out what the selection shows, as a sheet shows it.
    package init(of selection: Selection, rooms: CanvasRooms) throws(SelectionError) {
        let picture = try Self.picture(of: selection, rooms: rooms)
        drawing = Drawing(picture.wireframe.scene)
        anachronism = picture.anachronism
    }

    /// A picture on a sheet: without its caption, for which headings and labels stand.
    static func picture(
        of selection: Selection, rooms: CanvasRooms
    ) throws(SelectionError) -> (wireframe: Wireframe, anachronism: String) {
        var look = selection.look
        look.caption = .none
        let request = try ResolvedRequest(selection.request)
        return (request.wireframe(look, rooms: rooms), request.anachronism ?? "")
    }
}

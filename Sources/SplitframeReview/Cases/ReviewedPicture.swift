import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

/// One side of a pair after reading it: its bytes, and the data in them.
struct ReviewedPicture {
    /// The bytes of the file; a layout without a picture is drawn from its text.
    let bytes: [UInt8]
    /// The interface as text, with bars and titles; nil if it is not known.
    let twin: Twin?
    /// The twin of the window and its columns only, from the layout that the picture contains.
    let columns: Twin?
    let selection: JSON?
    let fingerprint: String?
    let path: String
    private let drawn: Today?

    /// A selection as it is drawn today.
    private struct Today {
        let resolved: ResolvedRequest
        let picture: Picture

        init(_ selection: Selection) throws(SelectionError) {
            resolved = try ResolvedRequest(selection.request)
            picture = try Picture(selection, resolved, rooms: CanvasRooms())
        }
    }

    /// - Throws: ``GoldenError`` for a picture or twin that cannot be read; for a layout, the errors of drawing.
    init(_ side: ReviewPair.Side, drawings: LayoutDrawings, session: PaintSession) throws {
        guard let file = side.picture else {
            twin = try side.twin?.get()
            bytes = try drawings.png(of: twin, session: session)
            (selection, fingerprint, path) = (side.selection, nil, side.folder.path)
            (columns, drawn) = (nil, nil)
            return
        }
        path = side.folder.path(of: file)
        guard let bytes = try side.folder.bytes(of: file) else {
            throw GoldenError.pictureMissing(path: side.folder.shownPath(of: file))
        }
        let texts: [PNGText]
        do {
            texts = try PNGFile.texts(in: bytes)
        } catch {
            throw GoldenError.picture(path: path, error)
        }
        func text(_ part: String) -> String? { texts.first { $0.keyword == "splitframe:" + part }?.text }
        self.bytes = bytes
        fingerprint = text("fingerprint")
        selection = side.selection ?? text("selection").flatMap(JSON.init(text:))
        let drawn = selection.flatMap(Selection.init(reading:)).flatMap {
            try? Today($0)
        }
        self.drawn = drawn
        let layout = side.layout ?? text("layout").flatMap(JSON.init(text:))
        columns = layout.flatMap { [selection] in InterfaceTree(layout: $0, of: selection) }.map(Twin.init)
        // The picture may be older than the rules, so that today's drawing is used only if its layout is the same.
        twin =
            try side.twin?.get()
            ?? drawn.flatMap { $0.resolved.layoutJSON == layout ? Twin($0.resolved.tree) : nil }
    }

    /// The twins with which two pictures are compared; both are of the same kind.
    static func twins(_ expected: ReviewedPicture?, _ actual: ReviewedPicture?) -> (Twin?, Twin?) {
        let twins = (expected?.twin, actual?.twin)
        let isWhole = (expected == nil || twins.0 != nil) && (actual == nil || twins.1 != nil)
        return isWhole ? twins : (expected?.columns, actual?.columns)
    }

    /// The picture as input of a comparison.
    func rendition(_ twin: Twin?) throws(GoldenError) -> Rendition {
        do {
            var rendition = Rendition(
                picture: try PNGFile.decode(bytes), twin: twin, fingerprint: fingerprint)
            place(&rendition)
            return rendition
        } catch {
            throw .picture(path: path, error)
        }
    }

    /// Sets the scale and the window's origin in the picture, if they can be determined.
    private func place(_ rendition: inout Rendition) {
        let pixels = Size(
            width: Double(rendition.picture.width), height: Double(rendition.picture.height))
        if let drawn = drawn?.picture, drawn.pixels == (rendition.picture.width, rendition.picture.height) {
            rendition.scale = Double(drawn.scale)
            rendition.windowOrigin = drawn.scene.origin(of: "window")
        } else if let size = (twin ?? columns)?.windowSize,
            let scale = [1, 2, 3].first(where: {
                Size(width: (size.width * $0).rounded(), height: (size.height * $0).rounded()) == pixels
            })
        {
            rendition.scale = scale
            rendition.windowOrigin = .zero
        }
    }
}

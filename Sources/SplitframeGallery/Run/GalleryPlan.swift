import SplitframeFiles
import SplitframeGeometry
import SplitframeJSON
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

/// The pictures and sheets of a gallery, planned before anything is drawn.
struct GalleryPlan: Sendable {
    /// A file that is drawn independently of others.
    enum Piece: Sendable {
        /// The picture of the selection with this index.
        case picture(Int)
        /// The contact sheet with this index; it shows layouts, so that no picture has to be drawn before it.
        case sheet(Int)
    }

    let selections: [Selection]
    let sheets: [SheetPlan]
    /// Sheets are spread evenly among the pictures, so that they are not all drawn at the end or at the same time.
    let pieces: [Piece]
    /// The cost of each piece, in pixels of pictures.
    private let costs: [Int]

    init(_ selections: [Selection], rooms: CanvasRooms, jobs: Int) async throws {
        let imprints = try await ParallelWork(
            count: selections.count, jobs: jobs, makeTools: {},
            work: { index, _ in try PictureImprint(of: selections[index], rooms: rooms) }
        ).run { _ in }
        let sheets = SheetPlan.sheets(of: selections, imprints)
        let pixels = zip(selections, imprints).map { selection, imprint in
            Int(imprint.size.width * imprint.size.height) * selection.look.scale * selection.look.scale
        }
        // A sheet has about as many pixels as six pictures.
        let sheetPixels = 6 * pixels.reduce(0, +) / max(1, pixels.count)
        var pieces: [Piece] = []
        var costs: [Int] = []
        let due = Dictionary(grouping: sheets.indices) {
            ($0 * 2 + 1) * selections.count / (sheets.count * 2)
        }
        for index in selections.indices {
            for sheet in due[index] ?? [] {
                pieces.append(.sheet(sheet))
                costs.append(sheetPixels)
            }
            pieces.append(.picture(index))
            costs.append(pixels[index])
        }
        self.selections = selections
        self.sheets = sheets
        self.pieces = pieces
        self.costs = costs
    }

    /// The pieces that one of several runs draws; all pieces without a shard.
    func pieces(of shard: Shard?) -> [Piece] {
        shard.map { $0.share(of: costs).map { pieces[$0] } } ?? pieces
    }

    func file(of piece: Piece) -> String {
        switch piece {
        case .picture(let index): selections[index].path(beyond: .gallery) + ".png"
        case .sheet(let index): sheets[index].file
        }
    }

    /// The members of a part's file besides the pictures.
    func rest(of shard: Shard, page: JSON) -> JSON {
        RunPart.rest(
            .gallery, shard, of: pieces.map(file), rest: page, files: pieces(of: shard).map(file))
    }
}

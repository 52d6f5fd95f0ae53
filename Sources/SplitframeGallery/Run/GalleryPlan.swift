import SplitframeFiles
import SplitframeGeometry
import SplitframeJSON
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

/// What a gallery consists of, before anything is drawn.
struct GalleryPlan: Sendable {
    /// A file that is drawn by itself.
    enum Piece: Sendable {
        /// The picture of the selection of this number.
        case picture(Int)
        /// The contact sheet of this number; it shows layouts, and no picture has to be drawn before it.
        case sheet(Int)
    }

    let selections: [Selection]
    let sheets: [SheetPlan]
    /// Sheets stand evenly among the pictures, so that the end is not left to them, nor many drawn at once.
    let pieces: [Piece]
    /// How long each piece takes, in pixels of pictures.
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
        // A sheet has as many pixels as some six pictures.
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

    /// The pieces that one of several runs draws; all where there is one.
    func pieces(of shard: Shard?) -> [Piece] {
        shard.map { $0.share(of: costs).map { pieces[$0] } } ?? pieces
    }

    func file(of piece: Piece) -> String {
        switch piece {
        case .picture(let index): selections[index].path(beyond: .gallery) + ".png"
        case .sheet(let index): sheets[index].file
        }
    }

    /// What stands in the file of a part besides the pictures.
    func rest(of shard: Shard, page: JSON) -> JSON {
        RunPart.rest(
            .gallery, shard, of: pieces.map(file), rest: page, files: pieces(of: shard).map(file))
    }
}

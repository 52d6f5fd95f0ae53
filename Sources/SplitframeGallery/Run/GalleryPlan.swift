import SplitframeFiles
import SplitframeInterface
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
    /// Sheets are spread evenly among the pictures by their cost, so that few of them, which are large, are drawn at
    /// the same time.
    let pieces: [Piece]
    /// The cost of each piece, in pixels of pictures.
    let costs: [Int]

    init(_ selections: [Selection], rooms: CanvasRooms, jobs: Int) async throws {
        let imprints = try await ParallelWork(
            count: selections.count, jobs: jobs, makeTools: {},
            work: { index, _ in try PictureImprint(of: selections[index], rooms: rooms) }
        ).run { _ in }
        let sheets = SheetPlan.sheets(of: selections, imprints)
        let pictures = zip(selections.indices, imprints).map { index, imprint in
            let scale = selections[index].look.scale
            return (piece: Piece.picture(index), cost: imprint.size.area * scale * scale)
        }
        // In an order of chance, but the same in every run: large sheets would follow each other otherwise.
        let pages = sheets.indices.sorted { sheets[$0].name.checkSum < sheets[$1].name.checkSum }
            .map { (piece: Piece.sheet($0), cost: sheets[$0].size.area) }
        let planned = (Self.spread(pictures) + Self.spread(pages)).sorted { $0.place < $1.place }
        self.selections = selections
        self.sheets = sheets
        pieces = planned.map(\.piece)
        costs = planned.map(\.cost)
    }

    /// Pieces of one kind with their places, from 0 to 1, in the cost of all of them.
    private static func spread(
        _ pieces: [(piece: Piece, cost: Int)]
    ) -> [(piece: Piece, cost: Int, place: Double)] {
        let whole = Double(pieces.reduce(0) { $0 + $1.cost })
        var before = 0.0
        return pieces.map { piece, cost in
            defer { before += Double(cost) }
            return (piece, cost, (before + Double(cost) / 2) / whole)
        }
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

extension Size {
    /// The number of units that the size covers, rounded down.
    fileprivate var area: Int { Int(width * height) }
}

public import SplitframeGeometry

extension PixelDifference {
    /// Differing pixels within this distance of each other form a group.
    private static let reach = 8

    /// One rectangle in points around each group of differing pixels.
    ///
    /// They are sorted from top to bottom, then left to right; `scale` is the pictures' pixels per point.
    public func clusters(scale: Double) -> [Rectangle] {
        TileMap(of: self, side: Self.reach).areas
            .map { area in
                Rectangle(
                    x: Double(area.left) / scale, y: Double(area.top) / scale,
                    width: Double(area.right - area.left + 1) / scale,
                    height: Double(area.bottom - area.top + 1) / scale)
            }
            .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }
}

/// A span of pixels, all four edges included.
private struct PixelArea {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    mutating func include(_ other: PixelArea) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
    }
}

/// Square tiles over a picture, each with the area of differing pixels in it.
private struct TileMap {
    private let columns: Int
    private let rows: Int
    private var tiles: [PixelArea?]

    init(of difference: PixelDifference, side: Int) {
        columns = (difference.width + side - 1) / side
        rows = (difference.height + side - 1) / side
        tiles = Array(repeating: nil, count: difference.isEmpty ? 0 : columns * rows)
        for run in difference.runs where run.mark == .different {
            var place = run.places.lowerBound
            while place < run.places.upperBound {
                let (y, x) = place.quotientAndRemainder(dividingBy: difference.width)
                let tile = x / side
                // The part of the run in one row of one tile.
                let end = min(place - x + min((tile + 1) * side, difference.width), run.places.upperBound)
                include(
                    PixelArea(left: x, top: y, right: x + end - place - 1, bottom: y),
                    in: y / side * columns + tile)
                place = end
            }
        }
    }

    private mutating func include(_ area: PixelArea, in tile: Int) {
        if tiles[tile]?.include(area) == nil { tiles[tile] = area }
    }

    /// The areas of differing pixels; those of touching tiles are joined.
    var areas: [PixelArea] {
        var waiting = tiles
        var areas: [PixelArea] = []
        for start in waiting.indices {
            guard var area = waiting[start] else { continue }
            waiting[start] = nil
            var border = [start]
            while let tile = border.popLast() {
                for neighbor in neighbors(of: tile) {
                    guard let found = waiting[neighbor] else { continue }
                    waiting[neighbor] = nil
                    area.include(found)
                    border.append(neighbor)
                }
            }
            areas.append(area)
        }
        return areas
    }

    private func neighbors(of tile: Int) -> [Int] {
        let (row, column) = tile.quotientAndRemainder(dividingBy: columns)
        return (max(row - 1, 0)...min(row + 1, rows - 1)).flatMap { row in
            (max(column - 1, 0)...min(column + 1, columns - 1)).map { row * columns + $0 }
        }
    }
}

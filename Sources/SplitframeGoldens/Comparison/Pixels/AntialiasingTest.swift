/// Tells whether a pixel of the expected picture looks like the soft edge of an outline.
///
/// The method is that of Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009, with the
/// choices of pixelmatch 5.3: neighbours are visited column by column and the first extreme wins.
struct AntialiasingTest {
    /// The maximum distance of the pixels that decide about a pixel: its neighbours, and their neighbours.
    static let reach = 2

    private let pair: PixelPair

    init(_ pair: PixelPair) {
        self.pair = pair
    }

    /// Whether the pixel is on a slope whose darkest or brightest neighbour is part of an area in both pictures.
    func accepts(x: Int, y: Int) -> Bool {
        // Neighbours of equal colour, which most pixels have, are recognized without computing brightness.
        guard !hasSiblings(x: x, y: y, in: pair.expected) else { return false }
        let center = pair.expected[x, y]
        let brightness = ColorDistance.brightness(of: center)
        var equal = isOnEdge(x: x, y: y) ? 1 : 0
        var lowest = (slope: 0.0, x: x, y: y)
        var highest = (slope: 0.0, x: x, y: y)
        for column in max(x - 1, 0)...min(x + 1, pair.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, pair.height - 1) where (column, row) != (x, y) {
                let neighbor = pair.expected[column, row]
                let slope = neighbor == center ? 0 : brightness - ColorDistance.brightness(of: neighbor)
                if slope == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if slope < lowest.slope {
                    lowest = (slope, column, row)
                } else if slope > highest.slope {
                    highest = (slope, column, row)
                }
            }
        }
        guard lowest.slope != 0, highest.slope != 0 else { return false }
        return isInArea(x: lowest.x, y: lowest.y) || isInArea(x: highest.x, y: highest.y)
    }

    /// Whether eight pixels of one colour are certainly not accepted: the row above or below them has that colour too,
    /// which gives each pixel three neighbours of its own colour.
    @inline(__always)
    func rejectsBlock(_ x: Int, _ y: Int) -> Bool {
        guard x > 0, y > 0, x + 8 < pair.width, y + 1 < pair.height else { return false }
        let center = pair.expected.block(x, y)
        func hasColor(_ y: Int) -> Bool {
            ((pair.expected.block(x - 1, y) ^ center) | (pair.expected.block(x + 1, y) ^ center)).isZero
        }
        return hasColor(y - 1) || hasColor(y + 1)
    }

    /// Whether the pixel has more than two neighbours of its own colour, in both pictures.
    private func isInArea(x: Int, y: Int) -> Bool {
        hasSiblings(x: x, y: y, in: pair.expected) && hasSiblings(x: x, y: y, in: pair.actual)
    }

    private func hasSiblings(x: Int, y: Int, in plane: PixelPlane) -> Bool {
        let center = plane[x, y]
        guard isOnEdge(x: x, y: y) else {
            func count(_ x: Int, _ y: Int) -> Int { plane[x, y] == center ? 1 : 0 }
            let sides = count(x - 1, y) + count(x + 1, y)
            let above = count(x - 1, y - 1) + count(x, y - 1) + count(x + 1, y - 1)
            return sides + above + count(x - 1, y + 1) + count(x, y + 1) + count(x + 1, y + 1) > 2
        }
        var equal = 1
        for column in max(x - 1, 0)...min(x + 1, pair.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, pair.height - 1)
            where (column, row) != (x, y) && plane[column, row] == center {
                equal += 1
            }
        }
        return equal > 2
    }

    private func isOnEdge(x: Int, y: Int) -> Bool {
        x == 0 || y == 0 || x == pair.width - 1 || y == pair.height - 1
    }
}

import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A rounded corner` {
    private let roomy = Size(width: 100, height: 60)

    @Test func `leaves the edge one radius before the corner, or 1.528 when continuous`() {
        #expect(RoundedCorner(radius: 10, continuous: false, in: roomy).reach == 10)
        #expect(abs(RoundedCorner(radius: 10, continuous: true, in: roomy).reach - 15.28) < 1e-12)
    }

    @Test(arguments: [(radius: 50.0, reach: 30.0), (25, 30), (-4, 0)])
    func `never takes more than half of the shorter side`(radius: Double, reach: Double) {
        let corner = RoundedCorner(radius: radius, continuous: true, in: roomy)
        #expect(corner.radius <= 30)
        #expect(corner.reach == reach)
    }

    @Test(arguments: [false, true])
    func `stays inside the square corner and outside the straight cut`(continuous: Bool) {
        let box = Rectangle(x: 0, y: 0, width: 100, height: 60)
        let path = Path.roundedRectangle(box, radius: 20, continuous: continuous)
        for point in path.flattened {
            #expect(box.inset(by: -1e-9).contains(Rectangle(origin: point, size: .zero)))
        }
        // Both kinds pass the diagonal where the circle does.
        let diagonal = 20 * (1 - 0.5.squareRoot())
        let nearest = path.flattened.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }.min() ?? 0
        #expect(abs(nearest - diagonal * 2.0.squareRoot()) < 0.02)
    }

    @Test func `that is continuous turns without a jump in curvature`() {
        let box = Rectangle(x: 0, y: 0, width: 400, height: 400)
        func greatestJump(continuous: Bool) -> Double {
            let points = Path.roundedRectangle(box, radius: 100, continuous: continuous).flattened
            let turns = zip(zip(points, points.dropFirst()), points.dropFirst(2)).compactMap { pair, last in
                curvature(pair.0, pair.1, last)
            }
            return zip(turns, turns.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        }

        #expect(greatestJump(continuous: false) > 0.009, "a circle's curvature starts at once")
        #expect(greatestJump(continuous: true) < 0.002)
    }

    /// One over the radius of the circle through three points; nil where two coincide.
    private func curvature(_ a: Point, _ b: Point, _ c: Point) -> Double? {
        func distance(_ p: Point, _ q: Point) -> Double {
            ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot()
        }
        let product = distance(a, b) * distance(b, c) * distance(a, c)
        guard product > 1e-6 else { return nil }
        return 2 * abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / product
    }
}

extension Path {
    /// Many points along the outline.
    fileprivate var flattened: [Point] {
        var points: [Point] = []
        for segment in segments {
            switch segment {
            case .move(let end), .line(let end): points.append(end)
            case .curve(let end, let first, let second):
                guard let start = points.last else { continue }
                for step in 1...40 {
                    let t = Double(step) / 40
                    let s = 1 - t
                    func mix(_ value: (Point) -> Double) -> Double {
                        s * s * s * value(start) + 3 * s * s * t * value(first) + 3 * s * t * t
                            * value(second)
                            + t * t * t * value(end)
                    }
                    points.append(Point(x: mix(\.x), y: mix(\.y)))
                }
            case .close: break
            }
        }
        return points
    }
}

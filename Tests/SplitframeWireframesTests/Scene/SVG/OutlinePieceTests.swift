import SplitframeInterface
import SplitframeTestSupport
import Testing

@testable import SplitframeWireframes

struct `An outline in pieces` {
    private func box(_ numbers: inout SteppedNumbers) -> Rectangle {
        Rectangle(
            x: Double(numbers.length(0...300)), y: Double(numbers.length(0...300)),
            width: Double(numbers.length(20...600)), height: Double(numbers.length(20...600)))
    }

    private func start(of piece: OutlinePiece) throws -> Rectangle {
        let end = try #require(piece.path.bounds)
        let corners = (piece.stretch(end.origin), piece.stretch(Point(x: end.maxX, y: end.maxY)))
        return Rectangle(
            x: corners.0.x, y: corners.0.y, width: corners.1.x - corners.0.x,
            height: corners.1.y - corners.0.y)
    }

    @Test func `has the size and the round corners of both ends, and nothing outside either`() throws {
        var numbers = SteppedNumbers(seed: 3)
        for _ in 0..<300 {
            let (a, b) = (box(&numbers), box(&numbers))
            let radii = (Double(numbers.length(2...40)), Double(numbers.length(2...40)))
            let isContinuous = numbers.chance(1, of: 2)
            let pieces = try #require(
                OutlinePiece.filling(
                    from: .roundedRectangle(a, radius: radii.0, continuous: isContinuous),
                    to: .roundedRectangle(b, radius: radii.1, continuous: isContinuous)))
            let starts = try pieces.map(start)
            #expect(starts.allSatisfy(a.inset(by: -0.001).contains))
            #expect(pieces.allSatisfy { $0.path.bounds.map(b.inset(by: -0.001).contains) == true })
            #expect(starts.reach(the: a) && pieces.compactMap(\.path.bounds).reach(the: b))
            for (piece, start) in zip(pieces, starts) {
                guard case .roundedRectangle(let square, let radius, _) = piece.path else { continue }
                let wanted = min(radii.0, min(a.width, a.height) / 2)
                #expect(abs(start.width - start.height) < 0.001)
                #expect(abs(radius * start.width / square.width - wanted) < 0.001)
            }
        }
    }

    @Test func `is stretched along its lines and never across them`() throws {
        var numbers = SteppedNumbers(seed: 4)
        for _ in 0..<100 {
            let (a, b) = (box(&numbers), box(&numbers))
            let radius = Double(numbers.length(0...9))
            let ends = [a, b].map { Path.roundedRectangle($0, radius: radius) }
            for pieces in [
                OutlinePiece.stroking(from: ends[0], to: ends[1], width: 2, hasRoundEnds: false),
                OutlinePiece.stroking(from: .rectangle(a), to: .rectangle(b), width: 2, hasRoundEnds: false),
            ] {
                for piece in try #require(pieces) {
                    let (start, end) = try (start(of: piece), #require(piece.path.bounds))
                    let isAlong = end.width == 0 && start.width == 0 || end.height == 0 && start.height == 0
                    #expect(
                        isAlong
                            || abs(start.width - end.width) < 0.001 && abs(start.height - end.height) < 0.001)
                }
            }
        }
    }
}

extension [Rectangle] {
    /// Whether they lie at all four edges of a box.
    fileprivate func reach(the box: Rectangle) -> Bool {
        abs((map(\.minX).min() ?? 0) - box.minX) < 0.001 && abs((map(\.minY).min() ?? 0) - box.minY) < 0.001
            && abs((map(\.maxX).max() ?? 0) - box.maxX) < 0.001
            && abs((map(\.maxY).max() ?? 0) - box.maxY) < 0.001
    }
}

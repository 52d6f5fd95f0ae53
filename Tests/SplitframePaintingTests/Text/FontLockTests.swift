import Dispatch
import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Synchronization
import Testing

/// FreeType asks for a lock around opening and closing fonts.
///
/// Cairo 1.16 has none and keeps ten fonts open: without a lock of our own a longer run of this crashed each time.
struct `Text that several threads draw at once` {
    private static let samples = ScriptSample.all.map(\.text)

    private func scene(_ turn: Int) -> Scene {
        let rows = Self.samples.indices.map { row in
            SceneElement.text(
                TextRun(
                    Self.samples[row], in: Rectangle(x: 0, y: Double(row) * 25, width: 200, height: 25),
                    font: Font(size: 10 + Double(turn) / 4), color: .black))
        }
        return Scene(
            size: Size(width: 200, height: 25 * Double(rows.count)), background: .white, elements: rows)
    }

    @Test func `is what one thread draws, though more fonts are needed than Cairo keeps open`() throws {
        let painter = try Painter(fonts: .installed())
        let session = try painter.session()
        let alone = try (0..<12).map { try session.bitmap(of: scene($0), scale: 1) }
        let different = Mutex<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
            guard let session = try? painter.session() else { return different.withLock { $0 = [-1] } }
            for turn in 0..<12 {
                let bitmap = try? session.bitmap(of: scene((turn + thread) % 12), scale: 1)
                if bitmap != alone[(turn + thread) % 12] { different.withLock { $0.append(turn) } }
            }
        }
        #expect(different.withLock { $0 } == [])
    }
}

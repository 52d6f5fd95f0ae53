import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

struct `A painter` {
    private func scene(_ seed: Int) -> Scene {
        let box = Rectangle(x: 20, y: 20, width: 100 + Double(seed), height: 90)
        return Scene(
            size: Size(width: 200, height: 160), background: Color(0xF2F2F7),
            elements: [
                .shape(
                    Shape(
                        .roundedRectangle(box, radius: 14, continuous: true), fill: .white,
                        stroke: Stroke(.black, width: 0.5), shadow: Shadow(.black, radius: 10, offsetY: 3))),
                .text(
                    TextRun("Scene \(seed)", in: box, font: Font(size: 15 + Double(seed % 3)), color: .black)),
            ])
    }

    @Test func `makes the same bytes in parallel tasks as one after the other`() async throws {
        let painter = try Painter(fonts: .installed())
        let session = try painter.session()
        let serial = try (0..<24).map { try session.png(of: scene($0), scale: 2) }

        let parallel = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for seed in 0..<24 {
                group.addTask { (seed, try painter.png(of: scene(seed), scale: 2)) }
            }
            return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
        }

        for seed in 0..<24 { #expect(parallel[seed] == serial[seed]) }
        #expect(Set(serial).count == 24)
    }

    @Test func `makes a picture that does not depend on the one before`() throws {
        let painter = try Painter(fonts: .installed())
        let session = try painter.session()
        _ = try session.png(of: scene(3), scale: 2)

        #expect(try session.png(of: scene(4), scale: 2) == painter.png(of: scene(4), scale: 2))
    }

    @Test(arguments: [(scale: 1.0, width: 200, height: 160), (2, 400, 320), (1.5, 300, 240)])
    func `gives the canvas its points times the scale`(scale: Double, width: Int, height: Int) throws {
        let bitmap = try Painter(fonts: .installed()).bitmap(of: scene(0), scale: scale)

        #expect(bitmap.width == width)
        #expect(bitmap.height == height)
    }

    @Test(arguments: [
        Size.zero, Size(width: -5, height: 5), Size(width: 40_000, height: 1),
        Size(width: 20_000, height: 20_000), Size(width: .nan, height: 5),
        Size(width: .infinity, height: 5),
    ])
    func `refuses a canvas it cannot make`(size: Size) throws {
        let painter = try Painter(fonts: .installed())

        do {
            _ = try painter.png(of: Scene(size: size), scale: 1)
            Issue.record("a canvas of \(size) was painted")
        } catch {
            guard case .canvasSize = error else { throw error }
        }
    }

    @Test func `stores the same pixels in the file as it hands out`() throws {
        let painter = try Painter(fonts: .installed())

        for effort in PNGEffort.allCases {
            let file = try painter.png(of: scene(1), scale: 2, effort: effort)
            #expect(try PNGFile.decode(file) == painter.bitmap(of: scene(1), scale: 2))
        }
    }
}

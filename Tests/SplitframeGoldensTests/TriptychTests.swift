import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

@testable import SplitframeGoldens

struct `A triptych` {
    private func panel(_ gray: UInt8) -> Bitmap {
        Bitmap(
            width: 120, height: 30, pixels: (0..<3600).flatMap { _ -> [UInt8] in [gray, gray, gray, 255] })
    }

    @Test func `shows all three pictures pixel by pixel, with room for names and rulers`() throws {
        let triptych = Triptych(
            panels: [("expected", panel(10)), ("difference", panel(20)), ("actual", panel(30))], scale: 1)
        let picture = try triptych.picture(painter: Painter(fonts: .installed()))
        for gray: UInt8 in [10, 20, 30] {
            let count = stride(from: 0, to: picture.pixels.count, by: 4).count {
                picture.pixels[$0..<$0 + 4] == [gray, gray, gray, 255]
            }
            #expect(count >= 3600)
        }
        #expect(picture.width > 360)
        #expect(picture.height > 30)
    }

    @Test func `outlines what moved in the last picture and says below by how much`() throws {
        let old = try Twin("splitframe-twin 2\nsplit/primary\tcolumn frame=10,5,60,20 presentation=tiled\n")
        let new = try Twin("splitframe-twin 2\nsplit/primary\tcolumn frame=10,5,40,20 presentation=tiled\n")
        let panels = [("expected", panel(250)), ("difference", panel(250)), ("actual", panel(250))]
        let difference = InterfaceDifference(old.findings(against: new))
        #expect(difference.fewSentences == ["primary column 60 → 40 pt (−20)"])
        let painter = try Painter(fonts: .installed())
        let plain = try Triptych(panels: panels, scale: 1).picture(painter: painter)
        let marked = try Triptych(
            panels: panels, scale: 1, difference: difference, windowOrigin: Point(x: 3, y: 2)
        ).picture(painter: painter)
        #expect(marked.height > plain.height)
        let red = stride(from: 0, to: marked.pixels.count, by: 4).filter {
            marked.pixels[$0..<$0 + 3] == [0xD0, 0x02, 0x1B]
        }
        // The new outline begins 13 points from the last picture's edge, which lies beyond the others.
        let columns = Set(red.map { $0 / 4 % marked.width })
        let left = try #require(columns.min())
        #expect(left > 2 * 120)
        #expect(columns.contains(left + 39) && !columns.contains(left + 41))
        let unplaced = try Triptych(panels: panels, scale: 1, difference: difference).picture(
            painter: painter)
        #expect(!unplaced.pixels.isEmpty && unplaced != marked)
    }
}

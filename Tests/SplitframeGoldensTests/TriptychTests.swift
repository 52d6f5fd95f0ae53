import SplitframePainting
import SplitframeScene
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
}

import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframePainting

struct `An animated PNG` {
    private struct Frame {
        var x: Int
        var y: Int
        var milliseconds: Int
        var picture: Bitmap
    }

    private static func scene(x: Double, background: Color?) -> Scene {
        Scene(
            size: Size(width: 120, height: 60), background: background,
            elements: [
                .shape(
                    Shape(
                        .rectangle(Rectangle(x: x, y: 20, width: 30, height: 15)), fill: Color(0x3366CC),
                        snapsToPixels: true))
            ])
    }

    private static func motion(of places: [Double], background: Color? = Color(0xFFFFFF)) -> SceneMotion {
        let scenes = places.map { scene(x: $0, background: background) }
        return SceneMotion(stills: scenes, moves: Array(zip(scenes, scenes.dropFirst())))
    }

    private func file(_ motion: SceneMotion) throws -> [UInt8] {
        try Painter(fonts: .installed()).session().animatedPNG(of: motion, scale: 2)
    }

    /// The frames of a file, each as a picture of its own.
    private func frames(of file: [UInt8]) throws -> [Frame] {
        let chunks = try PNGChunk.all(in: file)
        let header = try #require(chunks.first).content
        func number(_ content: ArraySlice<UInt8>, _ place: Int, bytes: Int = 4) -> Int {
            content.dropFirst(place).prefix(bytes).reduce(0) { $0 << 8 | Int($1) }
        }
        var frames: [Frame] = []
        var control: ArraySlice<UInt8> = []
        var sequence = 0
        for chunk in chunks where ["fcTL", "IDAT", "fdAT"].contains(chunk.name) {
            if chunk.name != "IDAT" {
                #expect(number(chunk.content, 0) == sequence)
                sequence += 1
            }
            if chunk.name == "fcTL" {
                control = chunk.content
                continue
            }
            var writer = PNGWriter()
            writer.begin(
                width: number(control, 4), height: number(control, 8),
                header[header.startIndex + 9] == 2 ? .rgb : .rgba)
            writer.append("IDAT", Array(chunk.content.dropFirst(chunk.name == "fdAT" ? 4 : 0)))
            writer.append("IEND", [])
            #expect(number(control, 22, bytes: 2) == 1000 && control.suffix(2) == [0, 0])
            frames.append(
                Frame(
                    x: number(control, 12), y: number(control, 16),
                    milliseconds: number(control, 20, bytes: 2),
                    picture: try PNGFile.decode(writer.bytes)))
        }
        let count = try #require(chunks.first { $0.name == "acTL" }).content
        #expect(number(count, 0) == frames.count && number(count, 4) == 0)
        return frames
    }

    @Test(arguments: [Color(0xFFFFFF), nil])
    func `is the first picture for whoever reads a PNG`(background: Color?) throws {
        let motion = Self.motion(of: [10, 70], background: background)
        let still = try Painter(fonts: .installed()).bitmap(of: motion.stills[0], scale: 2)
        #expect(try PNGFile.decode(file(motion)) == still)
    }

    @Test(arguments: [Color(0xFFFFFF), nil])
    func `shows every still, one frame laid over the other`(background: Color?) throws {
        let motion = Self.motion(of: [10, 70, 40], background: background)
        let frames = try frames(of: file(motion))
        let painter = try Painter(fonts: .installed())
        var stills = try motion.stills.map { try painter.bitmap(of: $0, scale: 2) }[...]
        var canvas = try #require(frames.first).picture
        for frame in frames {
            for y in 0..<frame.picture.height {
                let row = frame.picture.pixels[(y * frame.picture.width * 4)...].prefix(
                    frame.picture.width * 4)
                let start = ((y + frame.y) * canvas.width + frame.x) * 4
                canvas.pixels.replaceSubrange(start..<start + row.count, with: row)
            }
            if frame.milliseconds >= 1200 { #expect(canvas == stills.popFirst()) }
        }
        #expect(stills.isEmpty)
        #expect(frames.dropFirst().allSatisfy { $0.picture.height <= 30 })
        let whole = frames.map(\.milliseconds).reduce(0, +)
        #expect(whole == 3 * 1200 + 2 * 350)
    }

    @Test func `that does not move has one frame`() throws {
        #expect(try frames(of: file(Self.motion(of: [10]))).count == 1)
        let still = try frames(of: file(Self.motion(of: [10, 10])))
        #expect(still.map(\.milliseconds) == [2750])
    }
}

import SplitframeInterface
import SplitframeTestSupport
import Testing

@testable import SplitframePainting
@testable import SplitframeWireframes

/// What fits is decided once, by the widths of `SplitframeText`; painting obeys.
struct `A text in its own width` {
    private static let words = SampleWords.words(5000)
    /// The sizes of UIKit's text styles at the content size Large.
    private static let sizes: [Double] = [34, 28, 22, 20, 17, 16, 15, 13, 12, 11]

    /// The words below each other, each in its own width; in the long form every word has every style and weight.
    private static func scene(_ words: [String]) -> Scene {
        let fonts = Font.Weight.allCases.flatMap { weight in sizes.map { Font(size: $0, weight: weight) } }
        let runs = words.enumerated().flatMap { index, word in
            (isDeepRun ? fonts : [fonts[index % fonts.count]]).map { (word, $0) }
        }
        return Scene(
            size: Size(width: 800, height: 50), background: .white,
            elements: runs.map { word, font in
                let box = Rectangle(x: 3.3, y: 7, width: font.estimatedWidth(of: word), height: 45)
                return .text(TextRun(word, in: box, font: font, color: .black))
            })
    }

    @Test(arguments: [1.0, 2, 3]) func `is painted whole at every scale`(scale: Double) throws {
        let session = try Painter(fonts: .installed()).session()
        let texts = try session.texts(of: Self.scene(Self.words), scale: scale)
        try #require(texts.count >= Self.words.count)
        let cut = texts.filter { $0.text != $0.run.text }.map(\.run.text)
        #expect(cut.isEmpty, "\(cut.count): \(cut.prefix(20))")
        let unknown = texts.filter(\.hasUnknownGlyphs).map(\.text)
        #expect(unknown.isEmpty, "\(unknown.prefix(20))")
        // Kerning alone makes a line of Inter wider than its letters; other scripts' letters have average widths.
        for text in texts {
            let most = Script.all(in: text.text).isEmpty ? 1.08 : 1.5
            #expect(text.width <= text.box.width * most, "\(text.text) \(text.width / text.box.width)")
        }
    }

    /// Asks the pixels: no ink is missing that the same text has in a box with more room.
    @Test(arguments: [1.0, 2, 3]) func `has all its ink inside its box`(scale: Double) throws {
        let session = try Painter(fonts: .installed()).session()
        for word in Self.words.prefix(120) {
            let font = Font(size: 17)
            let width = font.estimatedWidth(of: word)
            func columns(room: Double) throws -> [Int] {
                let box = Rectangle(x: 20, y: 10, width: width + room, height: 40)
                let run = TextRun(word, in: box, font: font, color: .black)
                let scene = Scene(
                    size: Size(width: 320, height: 60), background: .white, elements: [.text(run)])
                return try Picture(session.bitmap(of: scene, scale: scale)).paintedColumns
            }
            let (own, free) = try (columns(room: 0), columns(room: 40))
            #expect(
                own.allSatisfy { (20 * scale - 1...(20 + width) * scale + 1).contains(Double($0)) }, "\(word)"
            )
            #expect(
                Double(own.count) >= 0.85 * Double(free.count) - 1 - scale,
                "\(word) \(own.count) of \(free.count)")
        }
    }

    /// Lines of an app's text keep their accents, and what hangs below them, wherever they begin.
    @Test(arguments: [1.0, 2, 3]) func `is as high as its letters`(scale: Double) throws {
        let session = try Painter(fonts: .installed()).session()
        for size in Self.sizes {
            let block = TextBlock([], or: "Égypt", font: Font(size: size), color: .black, theme: .light)
            for y in stride(from: 20, to: 21, by: 0.1) {
                func picture(room: Double) throws -> Bitmap {
                    let frame = Rectangle(x: 10, y: y, width: block.width, height: block.height)
                    let runs = block.placed(in: frame, from: y, .left).runs.map { run in
                        var run = run
                        run.box.y -= room
                        run.box.height += 2 * room
                        return SceneElement.text(run)
                    }
                    return try session.bitmap(
                        of: Scene(size: Size(width: 200, height: 80), background: .white, elements: runs),
                        scale: scale)
                }
                #expect(try picture(room: 0) == picture(room: 15), "\(size) at \(y)")
            }
        }
    }
}

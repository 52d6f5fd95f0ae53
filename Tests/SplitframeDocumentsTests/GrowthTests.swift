import Foundation
import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeDocuments

struct `Drawing` {
    enum Work: CaseIterable {
        case turns, modes, words, letters

        /// Draws so many steps of a motion, or so many pieces of a caption.
        func draw(_ count: Int) throws {
            switch self {
            case .turns: try move(between: .portrait, .landscape, steps: count)
            case .modes: try move(between: .landscape, .landscape, steps: count)
            case .words: try draw(caption: String(repeating: "word ", count: 4000 * count))
            case .letters: try draw(caption: "a · " + String(repeating: "x", count: 8000 * count))
            }
        }

        private func move(between first: Orientation, _ second: Orientation, steps: Int) throws {
            let selections = (0..<steps).map { step in
                var selection = Selection(device: .iPadPro11InchM4)
                selection.orientation = step.isMultiple(of: 2) ? first : second
                selection.displayMode = step.isMultiple(of: 2) ? .oneBesideSecondary : .secondaryOnly
                return selection
            }
            let picture = try Picture(.motion(Story(of: selections)))
            _ = (picture.description, picture.longDescription, try picture.twin)
            _ = try picture.bytes(as: .svg, painter: Painter(fonts: .installed()))
        }

        private func draw(caption: String) throws {
            var selection = Selection(device: .iPadMini6)
            selection.look.caption = .text(caption)
            let picture = try Picture(selection)
            _ = (picture.description, picture.longDescription, picture.text)
            _ = try picture.bytes(as: .svg, painter: Painter(fonts: .installed()))
        }
    }

    /// Eight times as many steps, or letters, take eight times as long; squares would be sixty-four.
    @Test(arguments: Work.allCases) func `takes time in proportion to what is drawn`(work: Work) throws {
        let (few, many) = (
            try processorTime { try work.draw(4) }, try processorTime { try work.draw(32) }
        )
        #expect(many < 24 * few + 0.005, "\(many / few) times as long")
    }
}

struct `Reading requests` {
    private func seconds(_ text: String, _ syntax: DocumentSyntax) -> Double {
        let document = DocumentLines(Array(text.utf8))
        return processorTime { _ = try? syntax.requests(in: document) }
    }

    /// Eight times as much takes eight times as long; squares would be sixty-four.
    @Test(arguments: [
        ("", "- ", DocumentSyntax.markdown), ("", "> ", .markdown), ("", "`a``", .markdown),
        ("", "- a\n  ", .markdown),
        ("", "```\n", .markdown), ("", "<!-- splitframe: {\n", .markdown),
        ("```splitframe\n", "{\"a\": [\n", .markdown),
        ("", "@A {\n", .docc), ("", "@Comment {\n", .docc), ("", "<!--a-->", .html),
        ("", "<script><x", .html),
        ("", "<", .html), ("<!-- splitframe: {\n", "\"a\": {\n", .html),
        ("", "// splitframe: {\n", .asciidoc),
        ("----\n", "// splitframe: {}\n", .asciidoc), ("", "// splitframe: {}\n.A\n\n", .asciidoc),
        ("", ".. splitframe: {\n   {\n", .restructuredText), ("", "a::\n\n", .restructuredText),
        ("", ".. splitframe: {}\n", .restructuredText), ("", "   .. splitframe: {}\n", .restructuredText),
    ]) func `takes time in proportion to what is read`(head: String, piece: String, syntax: DocumentSyntax) {
        let growth = growth(head, piece, syntax, from: 400)
        #expect(growth.many < 24 * growth.few + 0.005, "\(growth.many / growth.few) times as long")
    }

    /// A line is copied so quickly that copies of all earlier ones show among many lines alone.
    @Test(arguments: [
        ("<!-- splitframe: {\n", "\"device\": \"iphone-se-1\"\n"),
        ("```splitframe\n", "\"device\": \"iphone-se-1\"\n"),
    ]) func `copies no request that has no end with each of its lines`(head: String, piece: String) {
        let growth = growth(head, piece, .markdown, from: 4000)
        #expect(growth.many < 16 * growth.few, "\(growth.many / growth.few) times as long")
    }

    @Test func `looks for its own line among many check sums no longer than among two`() {
        func time(_ marks: Int) -> Double {
            let text = Array(
                (String(repeating: "generated 12345678 ", count: marks)
                    + String(repeating: "x", count: 200_000)).utf8)
            return processorTime { _ = AnswerMark.isOurs(text) }
        }
        #expect(time(16) < time(2) * 3)
    }

    /// How long it takes to read so many pieces, and eight times as many.
    private func growth(
        _ head: String, _ piece: String, _ syntax: DocumentSyntax, from count: Int
    ) -> (few: Double, many: Double) {
        func time(_ count: Int) -> Double {
            seconds(head + String(repeating: piece, count: count) + "a\n", syntax)
        }
        return (time(count), time(8 * count))
    }
}

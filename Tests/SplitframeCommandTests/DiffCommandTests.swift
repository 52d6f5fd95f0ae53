import Foundation
import SplitframeGoldens
import SplitframePainting
import SplitframeWireframes
import Testing

@testable import SplitframeCommand

/// A folder for pictures that lives as long as a test.
final class TemporaryPictures {
    let path = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a picture of gray pixels, one level a pixel, in one row.
    func write(_ levels: [UInt8], to file: String) throws -> String {
        let pixels = levels.flatMap { level -> [UInt8] in [level, level, level, 255] }
        let bitmap = Bitmap(width: levels.count, height: 1, pixels: pixels)
        return try write(bytes: PNGFile.encode(bitmap), to: file)
    }

    func write(bytes: [UInt8], to file: String) throws -> String {
        let url = URL(filePath: path).appending(path: file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url.path
    }

    func decode(_ file: String) throws -> Bitmap {
        try PNGFile.decode([UInt8](Data(contentsOf: URL(filePath: path).appending(path: file))))
    }
}

struct `splitframe diff` {
    private let transcript = ConsoleTranscript()
    private let pictures = TemporaryPictures()

    private var lastLine: Substring? { transcript.text.split(separator: "\n").last }

    @Test func `ends with status 0 and a zero for equal pictures`() async throws {
        let one = try pictures.write([0, 9, 255], to: "one.png")
        let other = try pictures.write([0, 9, 255], to: "other.png")
        #expect(await transcript.run("diff", one, other) == .done)
        #expect(transcript.text == "different pixels: 0\n")
    }

    /// Where the first frames are equal, everything after them may differ.
    @Test func `does not call equal what moves in different ways`() async throws {
        let still = try pictures.write([0, 9, 255], to: "still.png")
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: still)))
        func moving(_ plays: UInt8, _ sum: [UInt8], _ file: String) throws -> String {
            let chunk = [0, 0, 0, 8] + Array("acTL".utf8) + [0, 0, 0, 1, 0, 0, 0, plays] + sum
            return try pictures.write(bytes: bytes.prefix(33) + chunk + bytes.dropFirst(33), to: file)
        }
        // The check sums are those of zlib.
        let once = try moving(1, [0xC3, 0x2A, 0xD9, 0x36], "once.png")
        let twice = try moving(2, [0x5A, 0x23, 0x88, 0x8C], "twice.png")
        #expect(await transcript.run("diff", still, once) == .trouble)
        #expect(await transcript.run("diff", once, twice) == .trouble)
        #expect(await transcript.run("diff", once, once) == .done)
    }

    @Test func `reports a damaged file even where both have the same bytes`() async throws {
        let whole = try pictures.write([0, 9, 255], to: "whole.png")
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: whole)))
        var changed = bytes
        changed[bytes.count - 20] ^= 1
        for (number, bytes) in [[], Array(bytes.dropLast(5)), changed, Array("GIF89a".utf8)].enumerated() {
            let one = try pictures.write(bytes: bytes, to: "\(number)/one.png")
            let other = try pictures.write(bytes: bytes, to: "\(number)/other.png")
            #expect(await transcript.run("diff", one, other) == .trouble)
        }
        let picture = pictures.path + "/difference.png"
        #expect(await transcript.run("diff", whole, whole, "-o", picture) == .done)
        #expect(try pictures.decode("difference.png").width == 3)
    }

    @Test func `counts every difference and paints it`() async throws {
        let one = try pictures.write([0, 9, 255], to: "one.png")
        let other = try pictures.write([0, 10, 254], to: "other.png")
        let picture = pictures.path + "/difference.png"
        #expect(await transcript.run("diff", one, other, "-o", picture) == .findings)
        #expect(lastLine == "different pixels: 2")
        #expect(transcript.text.contains("2 x 1 at 1, 0"))
        #expect(try pictures.decode("difference.png").pixels[4..<8] == [255, 0, 0, 255])
    }

    @Test(arguments: [
        ([], 2), (["--mode", "perceptual"], 1), (["--mode", "perceptual", "--threshold", "1"], 0),
        (["--mode=perceptual", "--threshold=0"], 2),
    ]) func `sees as it is told`(options: [String], count: Int) async throws {
        let one = try pictures.write([0, 9, 255], to: "one.png")
        let other = try pictures.write([255, 10, 255], to: "other.png")
        let status = await transcript.run(["diff", one, other] + options)
        #expect(status == (count == 0 ? .done : .findings))
        #expect(lastLine == "different pixels: \(count)")
    }

    @Test(arguments: [
        (["--max-differing-pixels", "1"], CommandStatus.findings),
        (["--max-differing-pixels", "2"], .done),
        (["--max-differing-ratio", "0.5"], .done),
        (["--max-differing-ratio", "0.49"], .findings),
        (["--max-differing-ratio", "1", "--max-differing-pixels", "1"], .findings),
    ]) func `allows what it is told to allow`(options: [String], status: CommandStatus) async throws {
        let one = try pictures.write([0, 9, 255, 4], to: "one.png")
        let other = try pictures.write([0, 10, 254, 4], to: "other.png")
        #expect(await transcript.run(["diff", one, other] + options) == status)
        #expect(lastLine == "different pixels: 2")
        #expect(transcript.text.contains("allowed pixels: "))
    }

    @Test func `warns of a tolerance that nobody needs`() async throws {
        let one = try pictures.write([0], to: "one.png")
        #expect(await transcript.run("diff", one, one, "--max-differing-pixels", "9") == .done)
        #expect(transcript.messages.hasPrefix("warning: "))
    }

    @Test func `says so where sizes differ`() async throws {
        let one = try pictures.write([0, 9, 255], to: "one.png")
        let other = try pictures.write([0, 9], to: "other.png")
        #expect(await transcript.run("diff", one, other, "--max-differing-ratio", "1") == .findings)
        #expect(
            transcript.text == """
                The sizes differ: expected 3 by 1 pixels, got 2 by 1.
                different pixels: all

                """)
    }

    @Test func `compares folders by paths`() async throws {
        for folder in ["before", "after"] {
            _ = try pictures.write([0, 9, 255], to: "\(folder)/same.png")
            _ = try pictures.write([0, folder == "after" ? 8 : 9], to: "\(folder)/deep/changed.png")
            _ = try pictures.write([1, 2, 3, 4], to: "\(folder)/\(folder).png")
        }
        let (before, after) = (pictures.path + "/before", pictures.path + "/after")
        let status = await transcript.run("diff", before, after, "-o", pictures.path + "/difference")
        #expect(status == .findings)
        #expect(lastLine == "different pixels: 9")
        #expect(transcript.text.contains("deep/changed.png: "))
        #expect(transcript.text.contains("after.png: only in \(after)"))
        #expect(try pictures.decode("difference/deep/changed.png").width == 2)
        #expect(await ConsoleTranscript().run("diff", before, before) == .done)
    }

    @Test func `names pictures of folders in the same order whatever the number of jobs`() async throws {
        for number in 0..<24 {
            _ = try pictures.write([0, UInt8(number)], to: "before/\(number).png")
            _ = try pictures.write([0, UInt8(number % 5)], to: "after/\(number).png")
        }
        var texts: [String] = []
        for jobs in ["1", "2", "7"] {
            let transcript = ConsoleTranscript()
            _ = await transcript.run(
                "diff", pictures.path + "/before", pictures.path + "/after", "--jobs", jobs)
            texts.append(transcript.text)
        }
        #expect(texts[0].contains("different pixels: 19"))
        #expect(Set(texts).count == 1)
    }

    /// Enormous ones take their turn after the others.
    @Test func `compares large pictures as it compares small ones`() async throws {
        for length in 1...6 {
            let levels = [UInt8](repeating: 0, count: length)
            _ = try pictures.write(levels, to: "before/\(length).png")
            _ = try pictures.write(levels.map { $0 + UInt8(length % 2) }, to: "after/\(length).png")
        }
        _ = try pictures.write([0, 0, 0, 0, 0], to: "after/alone.png")
        var texts: Set<[[String]]> = []
        for most in [0, 3, 100] {
            texts.insert(
                try await [ComparedPicture](
                    in: pictures.path + "/before", and: pictures.path + "/after", by: .exact, jobs: 2,
                    output: nil, most: most
                ).map { [$0.name] + $0.lines })
        }
        #expect(texts.count == 1)
        #expect(texts.first?.count == 7)
    }

    @Test(arguments: [["a\nb.png"], ["caf\u{E9}.png", "cafe\u{301}.png"]])
    func `calls folders equal only where every picture was compared`(names: [String]) async throws {
        for name in names { _ = try pictures.write([0], to: "after/\(name)") }
        _ = try pictures.write([0], to: "after/same.png")
        _ = try pictures.write([0], to: "before/same.png")
        #expect(
            await transcript.run("diff", pictures.path + "/before", pictures.path + "/after") == .trouble)
    }

    @Test func `writes no pictures among those that it compares`() async throws {
        for folder in ["before", "after"] { _ = try pictures.write([0], to: "\(folder)/a.png") }
        let (before, after) = (pictures.path + "/before", pictures.path + "/after")
        for output in ["\(before)/out", "\(after)/deep/out"] {
            #expect(await transcript.run("diff", before, after, "-o", output) == .trouble)
        }
    }

    @Test func `names what is no picture`() async throws {
        let one = try pictures.write([0], to: "one.png")
        let text = try pictures.write(bytes: Array("version https://git-lfs".utf8), to: "lfs.png")
        #expect(await transcript.run("diff", one, text) == .trouble)
        #expect(transcript.messages.contains("Git LFS pointer"))
        #expect(await transcript.run("diff", one, pictures.path + "/none.png") == .trouble)
    }

    @Test(arguments: ["difference.svg", "difference.PDF", "a.b/difference.txt"])
    func `writes no pixels under a name that promises something else`(name: String) async throws {
        let one = try pictures.write([0], to: "one.png")
        let file = "\(pictures.path)/\(name)"
        #expect(await transcript.run("diff", one, one, "-o", file) == .usage)
        #expect(transcript.messages.contains("End the file's name in .png."))
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `finds it trouble where neither folder has a picture`() async throws {
        let text = try pictures.write(bytes: [1], to: "none/notes.txt")
        let folder = URL(filePath: text).deletingLastPathComponent().path
        #expect(await transcript.run("diff", folder, folder) == .trouble)
        #expect(transcript.messages.contains("There is no picture in \"\(folder)\""))
        #expect(transcript.text.isEmpty)
    }

    @Test(arguments: [
        ["diff"], ["diff", "a.png"], ["diff", "a.png", "b.png", "c.png"],
        ["diff", "a", "b", "--mode", "blurry"], ["diff", "a", "b", "--threshold", "2"],
        ["diff", "a", "b", "--antialiasing", "maybe"], ["diff", "a", "b", "--max-differing-pixels", "-1"],
        ["diff", "a", "b", "--max-differing-ratio", "nan"], ["diff", "/", "b"],
    ]) func `refuses a wrong command line`(words: [String]) async {
        #expect(await transcript.run(words) == .usage)
        #expect(transcript.messages.hasPrefix("error: "))
    }
}

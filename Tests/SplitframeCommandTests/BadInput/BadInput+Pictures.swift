import Foundation
import SplitframePainting
import SplitframeWireframes

@testable import SplitframeCommand

extension BadInput {
    /// A small whole picture with a text.
    private static let whole: [UInt8] = {
        let bitmap = Bitmap(width: 2, height: 2, pixels: Array(repeating: 255, count: 16))
        return (try? PNGFile.encode(bitmap, text: [PNGText(keyword: "Title", text: "x")])) ?? []
    }()

    /// Files that are no whole PNG, and what is said of each.
    private static let claims: [File] = [
        ("nothing", [], "bad.png"), ("a text", Array("no picture".utf8), "bad.png"),
        ("a JPEG", [0xFF, 0xD8, 0xFF, 0xE0], "bad.png"),
        ("zeros", Array(repeating: 0, count: 100), "bad.png"),
        ("a Git LFS pointer", Array("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
        ("no height", header(width: 1, height: 0), "bad.png"),
        ("a text of two gigabytes", claiming(1 << 31), "bad.png"),
        ("a text of all ones", claiming(.max), "bad.png"),
    ]

    private static let sizes: [File] = [
        ("a size of all ones", header(width: .max, height: .max), "SPLITFRAME_MAX_PIXELS"),
        ("a size that overflows", header(width: 1 << 31, height: 1 << 31), "SPLITFRAME_MAX_PIXELS"),
        ("a size over the limit", header(width: 10_001, height: 10_000), "SPLITFRAME_MAX_PIXELS"),
    ]

    private typealias File = (what: String, bytes: [UInt8], names: String)

    private static var cut: [File] {
        (8..<whole.count).map { count -> File in
            ("the first \(count) bytes", Array(whole.prefix(count)), "bad.png")
        }
    }

    private static var changed: [File] {
        whole.indices.map { place -> File in
            var bytes = whole
            bytes[place] ^= 0x20
            return ("byte \(place) changed", bytes, "bad.png")
        }
    }

    private static func header(width: UInt32, height: UInt32) -> [UInt8] {
        var bytes = whole
        bytes.replaceSubrange(16..<20, with: number(width))
        bytes.replaceSubrange(20..<24, with: number(height))
        return bytes
    }

    /// The picture with a text in front that claims so many bytes.
    private static func claiming(_ length: UInt32) -> [UInt8] {
        var bytes = whole
        bytes.insert(contentsOf: number(length) + Array("tEXt".utf8), at: 33)
        return bytes
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }

    static var pictures: [BadInput] {
        // Pixels are compared whatever the texts around them have suffered; who reads texts needs all whole.
        let compared: [File] = claims + sizes + cut.prefix(30)
        let read: [File] = claims + cut + changed
        return rows(of: ["diff", "FILE", "FILE"], compared) + rows(of: ["inspect", "FILE"], read) + missing
    }

    private static func rows(of words: [String], _ files: [File]) -> [BadInput] {
        files.map { file -> BadInput in
            BadInput(
                what: "\(words[0]) of \(file.what)", words: words, file: Data(file.bytes),
                fileName: "bad.png",
                status: .trouble, names: file.names)
        }
    }

    private static var missing: [BadInput] {
        let commands: [[String]] = [
            ["diff", "FOLDER/none", "FOLDER/none"], ["inspect", "FOLDER/none"], ["replay", "FOLDER/none"],
            ["lint", "FOLDER/none"], ["render", "FOLDER/none", "-o", "FOLDER/x.png"],
            ["devices", "--devices-file", "FOLDER/none"],
        ]
        return commands.map { words -> BadInput in
            BadInput(what: "\(words[0]) of no file", words: words, status: .trouble, names: "/none")
        }
    }
}

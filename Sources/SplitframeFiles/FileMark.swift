/// What every file that splitframe writes into a folder says of itself near its start.
enum FileMark {
    /// Whether a file carries our mark; one that is empty has nothing to lose.
    static func isCarried(by bytes: [UInt8], named file: String) -> Bool {
        if bytes.isEmpty { return true }
        return switch file.split(separator: ".").last {
        case "png": hasChunk(bytes)
        case "txt", "twins": bytes.starts(with: "splitframe-".utf8)
        case "json": bytes.starts(with: "{".utf8) && contains("\"schema\"", in: bytes[...])
        case "html": contains("<meta name=\"generator\" content=\"Splitframe\">", in: bytes.prefix(512))
        case "gitignore": bytes == Array("*\n".utf8)
        default: false
        }
    }

    /// Whether a PNG has one of our text chunks before its pixels.
    private static func hasChunk(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let end = position(of: "IDAT", in: bytes[...])
        else { return false }
        return contains("tEXtsplitframe:", in: bytes[..<end]) || contains("iTXtsplitframe:", in: bytes[..<end])
    }

    private static func contains(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
        position(of: word, in: bytes) != nil
    }

    private static func position(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return nil }
        return (bytes.startIndex...bytes.endIndex - word.count).first { bytes[$0...].starts(with: word) }
    }
}

/// The mark near the start of every file that splitframe writes into a folder.
enum FileMark {
    /// Whether a file carries our mark; an empty file counts as ours, because it has nothing to lose.
    static func isCarried(by bytes: [UInt8], named file: String) -> Bool {
        if bytes.isEmpty { return true }
        return switch file.split(separator: ".").last {
        case "png": hasChunk(bytes)
        case "txt", "twins": bytes.starts(with: "splitframe-".utf8)
        case "json": bytes.starts(with: "{".utf8) && bytes[...].place(of: "\"schema\"") != nil
        case "svg": bytes.starts(with: "<svg".utf8) && bytes[...].place(of: "splitframe:fingerprint") != nil
        case "html": bytes.prefix(512).contains("<meta name=\"generator\" content=\"Splitframe\">".utf8)
        case "xml", "md": bytes.prefix(80).contains("<!-- splitframe -->".utf8)
        case "sarif": bytes[...].place(of: "\"name\":\"splitframe\"") != nil
        case "gitignore": bytes == Array("*\n".utf8)
        default: false
        }
    }

    /// Whether a PNG has one of our text chunks before its pixels.
    private static func hasChunk(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return false }
        // The first chunk begins after the signature.
        var chunk = 8
        while chunk + 8 <= bytes.count {
            let name = bytes[chunk + 4..<chunk + 8]
            if name.elementsEqual("IDAT".utf8) { return false }
            let isText = name.elementsEqual("tEXt".utf8) || name.elementsEqual("iTXt".utf8)
            if isText, bytes[(chunk + 8)...].starts(with: "splitframe:".utf8) { return true }
            chunk += 12 + bytes[chunk..<chunk + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return false
    }
}

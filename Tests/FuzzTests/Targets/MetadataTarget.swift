import SplitframeFiles
import SplitframePictures
import SplitframeWireframes

/// What `inspect` reads of any file.
enum MetadataTarget {
    private static let pieces: [String] = [
        "%PDF-1.7\n", "<svg", " xmlns=\"x\">", "<metadata>", "</metadata>", "</svg>", "&amp;", "&#x41;", "&#",
        ";", "&lt;",
        "/Info ", "1 0 R", "\n1 0 obj", " ", "\n", "<<", ">>", "/Keywords", "/Title", "(", ")", "\\", "<",
        ">", "FEFF0041",
        "trailer", "{", "}", "\"splitframe:selection\":", "\"splitframe:layout\":", "null", ",",
        "{\"device\":\"x\"}",
    ]

    static func run(_ input: [UInt8]) throws {
        try describe(input)
        var source = ByteSource(input)
        let start: [UInt8] = Array(source.element(of: ["%PDF-1.7\n", "<svg>", "\u{FEFF}<?xml?><svg>"]).utf8)
        try describe(
            start
                + source.list(atMost: 64) { source in
                    source.chance(220) ? Array(source.element(of: pieces).utf8) : source.bytes(3)
                }.joined())
    }

    private static func describe(_ file: [UInt8]) throws {
        guard let description = try? PictureDescription(of: file) else { return }
        _ = (description.json.compactText, description.texts, description.metadata)
    }
}

@testable import Porting

/// Files of an app after they were ported, beside what UIKit declares.
struct Ported {
    let files: [[UInt8]]
    /// What is left, `LINE: REASON` each.
    let left: [String]

    var texts: [String] { files.map { String(decoding: $0, as: UTF8.self) } }
    /// The first file's.
    var text: String { texts[0] }

    init(_ texts: String..., beside headlessUIKit: String = "") {
        self.init(files: texts.map { Array($0.utf8) }, beside: headlessUIKit)
    }

    init(files: [[UInt8]], beside headlessUIKit: String = "") {
        var declarations = Declarations()
        let file = SourceFile(path: "UIKit.swift", bytes: Array(headlessUIKit.utf8), isApp: false)
        DeclarationReader.read(file, into: &declarations)
        let porting = Porting(
            files.enumerated().map { SourceFile(path: "File\($0).swift", bytes: $1) }, beside: declarations)
        self.files = porting.files.map(\.ported)
        left = porting.findings.map { "\($0.line): \($0.reason)" }
    }
}

import SwiftParser
import SwiftSyntax

/// A file of the app: its bytes, its tree, what is replaced in it and what could not be.
final class SourceFile {
    /// The path inside the app's folder.
    let path: String
    let bytes: [UInt8]
    /// Whether this is the app's, and not read only for what UIKit declares.
    let isApp: Bool
    /// Empty where the file is not UTF-8, or nests too deeply.
    let tree: SourceFileSyntax
    /// Why nothing in it is rewritten, where that is so.
    let obstacle: Finding.Reason?
    var edits: [Edit] = []
    var moves: [Move] = []
    private(set) var findings: [Finding] = []
    private let converter: SourceLocationConverter

    /// How many square brackets may be open at once: the parser's time doubles with each.
    private static let mostBrackets = 16

    init(path: String, bytes: [UInt8], isApp: Bool = true) {
        self.path = path
        self.isApp = isApp
        var text = String(validating: bytes, as: UTF8.self)
        let isTooDeep = bytes.bracketDepth > Self.mostBrackets
        var tree = Parser.parse(source: isTooDeep ? "" : text ?? "")
        // Older compilers took a space in front of the parenthesis of an attribute, which is an error in Swift 6.
        if tree.hasError, let closed = text?.replacing(#/@available[ \t]+\(/#, with: "@available(") {
            let repaired = Parser.parse(source: closed)
            if !repaired.hasError { (text, tree) = (closed, repaired) }
        }
        self.tree = tree
        self.bytes = tree.hasError ? bytes : text.map { Array($0.utf8) } ?? bytes
        obstacle = text == nil ? .encoding : isTooDeep ? .depth : tree.hasError ? .syntax : nil
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    var ported: [UInt8] { bytes.applying(edits, in: bytes.indices) }

    /// The bytes of a part of the tree, spaces and comments around it left out.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.append(Edit(range: range(of: node), text: text))
    }

    func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// Takes a word and the space behind it away, a line break included where the word ends its line.
    func drop(_ node: some SyntaxProtocol) {
        let range = range(of: node)
        let blanks = Set(" \t".utf8)
        var rest = bytes[range.upperBound...].drop(while: blanks.contains)
        if rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst().drop(while: blanks.contains) }
        edits.append(Edit(range: range.lowerBound..<rest.startIndex, text: ""))
    }

    /// The beginning of a line where nothing but spaces stands before an offset in it, else the offset.
    func beginningOfLine(ifBlankBefore offset: Int) -> Int {
        let start = bytes[..<offset].lastIndex { !" \t".utf8.contains($0) }
        return start.map { bytes[$0] == UInt8(ascii: "\n") ? $0 + 1 : offset } ?? 0
    }

    /// Says that a part is left as it is, and why.
    func leave(_ node: some SyntaxProtocol, _ reason: Finding.Reason) {
        let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        findings.append(Finding(path: path, line: line, reason: reason))
    }
}

extension [UInt8] {
    /// How many square brackets are open at once at most between two braces; those in texts and comments count too.
    fileprivate var bracketDepth: Int {
        var (depth, most) = (0, 0)
        for byte in self {
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth = Swift.max(0, depth - 1)
            case UInt8(ascii: "{"), UInt8(ascii: "}"): depth = 0
            default: continue
            }
            most = Swift.max(most, depth)
        }
        return most
    }
}

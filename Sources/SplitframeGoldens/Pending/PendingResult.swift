import Foundation
import SplitframeJSON

/// A result of a failed run that waits to be accepted.
///
/// Paths begin as the path of the folder of goldens was written.
public struct PendingResult: Encodable, Hashable, Sendable {
    public var name: String
    /// The verdict's word.
    public var verdict: String
    /// The id of the cause that the result shares with others.
    public var cause: String
    /// The verdict in words.
    public var sentence: String
    /// The golden's picture, or a layout's text; nil where there is none.
    public var expected: String?
    /// The picture as drawn, or a layout's text; nil for an orphan.
    public var actual: String?
    /// The picture of the difference, where sizes allow one.
    public var difference: String?
    /// All three beside each other, where there is a difference.
    public var triptych: String?

    /// A result with the files, in a folder of goldens, in which it can be looked at.
    public init(
        name: String, verdict: String, cause: String, sentence: String, files: GoldenFolder.PendingFiles,
        in folder: GoldenFolder
    ) {
        self.name = name
        self.verdict = verdict
        self.cause = cause
        self.sentence = sentence
        let files = files.paths(in: folder)
        (expected, actual) = (files.expected, files.actual)
        (difference, triptych) = (files.difference, files.triptych)
    }

    /// A result as the list of those that wait has it.
    init(_ node: JSONNode) throws(JSONError) {
        name = try node.required("name").text()
        verdict = try node.required("verdict").text()
        cause = try node.required("cause").text()
        sentence = try node.required("sentence").text()
        expected = try node["expected"]?.text()
        actual = try node["actual"]?.text()
        difference = try node["difference"]?.text()
        triptych = try node["triptych"]?.text()
    }

    /// The list of results that wait, as a file.
    static func list(of results: [PendingResult]) throws -> [UInt8] {
        struct List: Encodable {
            var schema = 1
            var pending: [PendingResult]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(List(pending: results)))
    }
}

package import SplitframeComparison
import SplitframeFiles
import SplitframeJSON
import SplitframeSystem

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
    /// Who asked for the golden, in the manifest's words.
    public var owner: String?
    /// Where in the sources a test asks for it.
    public var place: String?
    /// Why the number that changed is what it is now, where that can be said.
    public var explanation: String?
    /// The golden's picture, or a layout's text; nil where there is none.
    public var expected: String?
    /// The picture as drawn, or a layout's text; nil for an orphan.
    public var actual: String?
    /// The picture of the difference, where sizes allow one.
    public var difference: String?
    /// All three beside each other, where there is a difference.
    public var triptych: String?

    /// A result with the files, in a folder of goldens, in which it can be looked at.
    package init(
        name: String, verdict: String, cause: String, sentence: String, owner: GoldenOwner,
        files: GoldenFolder.PendingFiles, in folder: GoldenFolder
    ) {
        self.name = name
        self.verdict = verdict
        self.cause = cause
        self.sentence = sentence
        self.owner = owner.text
        place = owner.test?.place
        take(files, in: folder)
    }

    /// Names files in a folder by paths that begin as the folder's does.
    mutating func take(_ files: GoldenFolder.PendingFiles, in folder: GoldenFolder) {
        let files = files.paths(in: folder)
        (expected, actual) = (files.expected, files.actual)
        (difference, triptych) = (files.difference, files.triptych)
    }

    /// A result of one picture by itself.
    package init(
        name: String, verdict: Verdict, owner: GoldenOwner, files: GoldenFolder.PendingFiles,
        in folder: GoldenFolder
    ) {
        let cause = Cause.causes(of: [Cause.Picture(name: name, verdict: verdict)]).first
        self.init(
            name: name, verdict: verdict.kind.rawValue, cause: cause?.id ?? "",
            sentence: verdict.description, owner: owner, files: files, in: folder)
    }

    /// A result as the list of those that wait has it.
    init(_ node: JSONNode) throws(JSONError) {
        name = try node.required("name").text()
        verdict = try node.required("verdict").text()
        cause = try node.required("cause").text()
        sentence = try node.required("sentence").text()
        owner = try node["owner"]?.text()
        place = try node["place"]?.text()
        explanation = try node["explanation"]?.text()
        expected = try node["expected"]?.text()
        actual = try node["actual"]?.text()
        difference = try node["difference"]?.text()
        triptych = try node["triptych"]?.text()
    }

    /// Who asked for the golden; the command for what an older version left.
    package var goldenOwner: GoldenOwner {
        owner.map { GoldenOwner(FolderManifest.Entry(owner: $0, place: place)) } ?? .command
    }

    /// The result as one line of JSON.
    var line: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
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

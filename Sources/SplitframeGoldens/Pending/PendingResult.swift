import SplitframeFiles
import SplitframeSystem

/// A result of a failed run that waits to be accepted.
///
/// Paths start with the path of the folder of goldens as it was written.
public struct PendingResult: Encodable, Hashable, Sendable {
    public var name: String
    /// The name of the verdict.
    public var verdict: String
    /// The id of the cause, which other results may share.
    public var cause: String
    /// The verdict as text.
    public var sentence: String
    /// The golden's owner, as the manifest names it.
    public var owner: String?
    /// The line of the sources where a test asks for the golden.
    public var place: String?
    /// The reason for the new value of the number that changed, if it is known.
    public var explanation: String?
    /// The golden's picture, or a layout's text; nil if there is none.
    public var expected: String?
    /// The picture as drawn, or a layout's text; nil for an orphan.
    public var actual: String?
    /// The picture of the difference, if the sizes allow one.
    public var difference: String?
    /// All three pictures beside each other, if there is a difference.
    public var triptych: String?

    /// Makes a result with its files in a folder of goldens.
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

    /// Sets the files, as paths that start with the folder's path.
    mutating func take(_ files: GoldenFolder.PendingFiles, in folder: GoldenFolder) {
        let files = files.paths(in: folder)
        (expected, actual) = (files.expected, files.actual)
        (difference, triptych) = (files.difference, files.triptych)
    }

    /// Makes a result of a single picture.
    package init(
        name: String, verdict: Verdict, owner: GoldenOwner, files: GoldenFolder.PendingFiles,
        in folder: GoldenFolder
    ) {
        let cause = Cause.causes(of: [Cause.Picture(name: name, verdict: verdict)]).first
        self.init(
            name: name, verdict: verdict.kind.rawValue, cause: cause?.id ?? "",
            sentence: verdict.description, owner: owner, files: files, in: folder)
    }

    /// Reads a result from the list of pending results.
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

    /// The golden's owner; the command for a result of an older version.
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

    /// The bytes of the list of pending results.
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

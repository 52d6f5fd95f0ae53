package import SplitframeFiles
import SplitframeInterface

/// A test that asks for a golden.
package struct GoldenTest: Hashable, Codable, Sendable {
    /// Module, suites and function as `swift test --filter` knows them: ``MailTests.Inbox/`turns`(device:)``.
    package var id: String
    /// The line that asks for the golden, relative to the package's folder: `Tests/MailTests/Inbox.swift:12`; nil if it
    /// is not known.
    package var place: String?
    /// The place that the golden shows, as keys of a selection.
    package var request: JSON?

    package init(id: String, place: String? = nil, request: JSON? = nil) {
        self.id = id
        self.place = place
        self.request = request
    }

    /// The argument for `swift test --filter` that selects only this test: a regular expression in a shell's single
    /// quotes.
    package var filter: String {
        let special = #"\.^$|?*+()[]{}"#
        let pattern = id.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
        return ("^" + pattern + "(/|$)").shellQuoted
    }

    /// The source file without the line number.
    package var file: String? {
        place.map { place in place.lastIndex(of: ":").map { String(place[..<$0]) } ?? place }
    }

    /// The name of the function, without backticks and arguments.
    ///
    /// A function outside a suite follows the module's dot; a name in backticks may itself contain all these marks.
    package var function: String {
        var name = ""
        var isRaw = false
        for character in id {
            switch character {
            case "`": isRaw.toggle()
            case "/" where !isRaw, "." where !isRaw: name = ""
            case "(" where !isRaw: return name
            default: name.append(character)
            }
        }
        return name
    }
}

/// The test, list or command that asked for a golden.
package enum GoldenOwner: Hashable, Sendable {
    /// The list in the folder, `goldens.json`.
    case list
    /// A selection or scenario on the command line.
    case command
    /// A test of the package.
    case test(GoldenTest)

    private static let testPrefix = "test "

    /// Reads an owner from a manifest entry.
    package init(_ entry: FolderManifest.Entry) {
        self =
            switch entry.owner {
            case "goldens.json": .list
            case let text where text.hasPrefix(Self.testPrefix):
                .test(
                    GoldenTest(
                        id: String(text.dropFirst(Self.testPrefix.count)), place: entry.place,
                        request: entry.request))
            default: .command
            }
    }

    /// The owner as text for the manifest.
    package var text: String {
        switch self {
        case .list: "goldens.json"
        case .command: "command"
        case .test(let test): Self.testPrefix + test.id
        }
    }

    /// The manifest entry of the owner's files.
    package var entry: FolderManifest.Entry {
        guard case .test(let test) = self else { return FolderManifest.Entry(owner: text) }
        return FolderManifest.Entry(owner: text, place: test.place, request: test.request)
    }

    package var isTest: Bool { test != nil }

    /// The owner if it is a test; otherwise nil.
    package var test: GoldenTest? { if case .test(let test) = self { test } else { nil } }
}

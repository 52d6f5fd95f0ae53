package import SplitframeFiles

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

package import SplitframeJSON

/// A test that asks for a golden.
package struct GoldenTest: Hashable, Codable, Sendable {
    /// Module, suites and function as `swift test --filter` knows them: ``MailTests.Inbox/`turns`(device:)``.
    package var id: String
    /// Where its sources ask, `Tests/MailTests/Inbox.swift:12` from the package's folder; nil where that is not known.
    package var place: String?
    /// What it shows, in the words of a selection.
    package var request: JSON?

    package init(id: String, place: String? = nil, request: JSON? = nil) {
        self.id = id
        self.place = place
        self.request = request
    }

    /// The test as an option of `swift test` that names no other: a regular expression in a shell's single quotes.
    package var filter: String {
        let special = #"\.^$|?*+()[]{}"#
        let pattern = id.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
        return "'" + ("^" + pattern + "(/|$)").replacing("'", with: #"'\''"#) + "'"
    }

    /// The file of the sources without its line.
    package var file: String? {
        place.map { place in place.lastIndex(of: ":").map { String(place[..<$0]) } ?? place }
    }

    /// The name of the function, without backticks and arguments.
    ///
    /// A function outside a suite follows the module's dot; a name in backticks may hold all these marks itself.
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

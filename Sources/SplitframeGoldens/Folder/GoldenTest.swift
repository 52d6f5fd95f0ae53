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

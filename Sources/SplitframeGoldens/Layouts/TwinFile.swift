import SplitframeComparison
import SplitframeInterface

/// The goldens of one folder that consist of text alone: every layout once, below the names of the goldens that show
/// it.
///
/// The file has the header, then a paragraph for each layout: the names, one per line, and the lines of their twin.
struct TwinFile: Hashable, Sendable {
    /// The file's name in its folder.
    static let fileName = "layouts.twins"
    /// The first line of the format.
    static let header = "splitframe-layouts 2"

    /// Twins, as text, by the last part of their goldens' names.
    var twins: [String: String] = [:]

    init() {}

    /// Reads a file's text, whose last line must be complete.
    init(_ text: String) throws(TwinError) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines[0] == Self.header else { throw .header(String(lines[0]), expected: Self.header) }
        guard lines.popLast() == "" else { throw .truncated }
        for paragraph in lines.dropFirst().split(separator: "", omittingEmptySubsequences: true) {
            let names = paragraph.prefix { !$0.contains("\t") }
            let elements = paragraph.dropFirst(names.count)
            guard !names.isEmpty, !elements.isEmpty else {
                throw .line(number: paragraph.startIndex + 1, text: paragraph.first.map(String.init) ?? "")
            }
            let twin = ([Twin.header[...]] + elements).map { $0 + "\n" }.joined()
            for name in names { twins[String(name)] = twin }
        }
    }

    /// The file's text, independent of the order in which twins were added.
    var text: String {
        let layouts = Dictionary(grouping: twins.keys.sorted()) { twins[$0] ?? "" }
            .sorted { ($0.value.first ?? "") < ($1.value.first ?? "") }
        return layouts.reduce(into: Self.header + "\n") { text, layout in
            let elements = layout.key.dropFirst(Twin.header.count + 1)
            text += "\n" + layout.value.map { $0 + "\n" }.joined() + elements
        }
    }
}

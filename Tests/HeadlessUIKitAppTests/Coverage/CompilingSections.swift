import Foundation

/// The sections of types whose members only compile: from a line `// MARK: Compiles only` to the end of the type.
struct CompilingSections: Sendable {
    private struct Section {
        let heading: Int
        let end: Int
    }

    private var sections: [String: [Section]] = [:]

    static let ofUIKit = Result {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Sources"
        ).standardized
        var found = CompilingSections()
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where path.hasPrefix("HeadlessUIKit/") && path.hasSuffix(".swift") {
            found.read(try String(contentsOf: sources.appending(path: path), encoding: .utf8), of: path)
        }
        return found
    }

    /// The heading of the section in which a line is; nil where it is in none.
    func heading(above line: Int, in file: String) -> SymbolGraph.SourceLine? {
        sections[file]?.first { $0.heading < line && line < $0.end }.map {
            SymbolGraph.SourceLine(file: file, number: $0.heading)
        }
    }

    private mutating func read(_ text: String, of file: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.hasSuffix("// MARK: Compiles only") {
            let indentation = line.prefix { $0 == " " }.count
            let end = lines[index...].firstIndex {
                !$0.isEmpty && $0.prefix { $0 == " " }.count < indentation
            }
            sections[file, default: []].append(Section(heading: index + 1, end: (end ?? lines.count) + 1))
        }
    }
}

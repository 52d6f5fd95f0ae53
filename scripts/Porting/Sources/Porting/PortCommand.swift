import Foundation

/// What `scripts/port` asks for: an app's folder and the one to write.
package struct PortCommand {
    private let headlessUIKit: URL
    private let app: URL
    private let output: URL
    /// The folder to write as it was named.
    private let name: String

    /// - Parameter arguments: the program, the folder of HeadlessUIKit's sources, the app's and the one to write.
    /// - Throws: `PortError` where there are others, or one of the last two lies in the other.
    package init(_ arguments: [String]) throws {
        guard arguments.count == 4 else { throw PortError.usage }
        let folders = arguments.dropFirst().map { URL(filePath: $0).resolved }
        (headlessUIKit, app, name) = (folders[0], folders[1], arguments[3])
        // A link keeps its own name, by which it is refused.
        let named = URL(filePath: name)
        output =
            OutputFolder.isLink(named)
            ? named.deletingLastPathComponent().resolved.appending(path: named.lastPathComponent) : folders[2]
        for (inner, outer) in [(app, folders[2]), (folders[2], app)]
        where (inner.path + "/").hasPrefix(outer.path + "/") {
            throw PortError.inside(inner.path, outer.path)
        }
    }

    /// Ports, and gives back what is to be said, a line for each place that is left.
    package func run() throws -> [String] {
        let porting = try Porting(app: app, headlessUIKit: headlessUIKit)
        let findings = try porting.write(to: output)
        let places = findings.count == 1 ? "1 place" : "\(findings.count) places"
        let summary = "port: \(porting.files.count) files in \(name); \(places) need your attention"
        return (findings.map(\.description) + [summary]).map(\.showingControls)
    }
}

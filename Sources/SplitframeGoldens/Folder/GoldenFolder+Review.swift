import SplitframeComparison
package import SplitframeFiles

extension GoldenFolder {
    /// The PNG files below the folder, in order; hidden ones are left out.
    package func pictures() throws(FileError) -> [String] { try files().filter { $0.hasSuffix(".png") } }

    /// Every golden in order, pictures first, with the width of its window in points where its twin tells it.
    package func windowWidths() throws -> [(name: String, windowWidth: Double?)] {
        let pictures = try names().map { name in
            let twin = try bytes(of: Self.twinFile(of: name)).map { String(decoding: $0, as: UTF8.self) }
            return (name, twin.flatMap(Self.windowWidth))
        }
        let layouts = try layouts()
        return pictures + layouts.keys.sorted().map { ($0, layouts[$0].flatMap(Self.windowWidth)) }
    }

    /// The width in a twin's line of the window, which is the second.
    private static func windowWidth(in twin: String) -> Double? {
        let lines = twin.split(separator: "\n", maxSplits: 2).prefix(2)
        return (try? Twin(lines.map { $0 + "\n" }.joined()))?.windowWidth
    }
}

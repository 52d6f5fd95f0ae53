import SplitframeComparison
package import SplitframeFiles

extension GoldenFolder {
    /// The PNG files below the folder, in order; hidden ones are left out.
    package func pictures() throws(FileError) -> [String] { try files().filter { $0.hasSuffix(".png") } }

    /// The goldens that are kept as text alone, each with its twin; damaged files have none.
    package func layouts() throws -> [String: String] {
        try files().filter { $0.lastPart == TwinFile.fileName }.reduce(into: [:]) { layouts, file in
            for (name, twin) in ((try? twinFile(in: file.folder)) ?? TwinFile()).twins {
                layouts[file.folder + name] = twin
            }
        }
    }

    /// The tests that own goldens, by the goldens' names.
    package func tests() throws(FileError) -> [String: GoldenTest] {
        try owners().reduce(into: [:]) { tests, file in
            if let test = file.value.test { tests[String(file.key.dropLast(4))] = test }
        }
    }

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

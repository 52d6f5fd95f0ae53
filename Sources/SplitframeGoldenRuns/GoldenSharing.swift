package import SplitframeGoldens

/// Counts goldens that are byte for byte equal: equal layouts are equal bytes, and git stores them once.
package struct GoldenSharing: Hashable, Sendable {
    /// The number of pictures.
    package var pictures: Int
    /// The number of different files.
    package var distinct: Int
    /// Groups of two or more devices whose pictures are all equal, in the order of names.
    package var devices: [[String]]

    /// Compares the existing pictures of these names, byte by byte.
    package init(of names: [String], in folder: GoldenFolder) {
        var contents: [[UInt8]: Int] = [:]
        var order: [String] = []
        var looks: [String: [String: Int]] = [:]
        pictures = 0
        for name in names {
            guard let bytes = try? folder.picture(name) else { continue }
            pictures += 1
            let content = contents[bytes, default: contents.count]
            contents[bytes] = content
            // The parts of a name: generation/device/rest.
            let parts = name.split(separator: "/", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { continue }
            if looks[parts[1]] == nil { order.append(parts[1]) }
            looks[parts[1], default: [:]]["\(parts[0])/\(parts[2])"] = content
        }
        distinct = contents.count
        let alike: [[String: Int]: [String]] = Dictionary(grouping: order) { looks[$0, default: [:]] }
        devices = alike.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}

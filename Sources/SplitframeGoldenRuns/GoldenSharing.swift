package import SplitframeGoldens

/// Which goldens are the same file twice: equal layouts are equal bytes, and git keeps them once.
package struct GoldenSharing: Hashable, Sendable {
    /// How many pictures there are.
    package var pictures: Int
    /// How many different files they are.
    package var distinct: Int
    /// Devices whose pictures are all the same, two or more a group, in the order of names.
    package var devices: [[String]]

    /// Compares the pictures of these names that are there, byte by byte.
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
            // generation/device/rest
            let parts = name.split(separator: "/", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { continue }
            if looks[parts[1]] == nil { order.append(parts[1]) }
            looks[parts[1], default: [:]]["\(parts[0])/\(parts[2])"] = content
        }
        distinct = contents.count
        devices = Dictionary(grouping: order) { looks[$0] }.values
            .filter { $0.count > 1 }
            .sorted { $0[0] < $1[0] }
    }
}

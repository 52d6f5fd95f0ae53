import SplitframeInterface

extension Device {
    /// The device with an id, a group or model name (`iPad mini (6th generation)`) or a model identifier (`iPad14,1`).
    ///
    /// Capital letters make no difference. If no device matches, hyphens, spaces, brackets and the word generation are
    /// ignored too: `ipad-mini-a17-pro` and `iphone-se-2` are models' names.
    ///
    /// - Parameter devices: The devices to search; by default the whole catalogue.
    /// - Throws: ``DeviceError/unknown(word:nearest:)``.
    public static func named(_ word: String, among devices: [Device] = known) throws(DeviceError) -> Device {
        let spellings: [(String) -> String] = [{ $0.lowercased() }, \.comparedLetters]
        for spelling in spellings {
            let wanted = spelling(word)
            for names in [\Device.ids, \Device.namesAndIdentifiers] {
                let match = devices.first { $0[keyPath: names].contains { spelling($0) == wanted } }
                if let match { return match }
            }
        }
        throw .unknown(word: word, nearest: nearestIDs(to: word, among: devices))
    }

    private var ids: [String] { [id] }

    private var namesAndIdentifiers: [String] { [name] + models.flatMap { [$0.name] + $0.identifiers } }

    /// Ids whose own spelling is near the word, then those of devices with a model name near it.
    private static func nearestIDs(to word: String, among devices: [Device]) -> [String] {
        let ids = devices.map(\.id).nearest(to: word, atMost: 3)
        let names = devices.flatMap { device in device.models.map { (name: $0.name, id: device.id) } }
        let byName = names.map(\.name).nearest(to: word, atMost: 3).compactMap { name in
            names.first { $0.name == name }?.id
        }
        return Array((ids + byName).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.prefix(3))
    }
}

extension String {
    /// The characters by which names are compared; commas are kept, which tell model identifiers apart.
    fileprivate var comparedLetters: String {
        ["st", "nd", "rd", "th"].reduce(lowercased().filter { !" -_()".contains($0) }) { letters, ending in
            letters.replacing(ending + "generation", with: "")
        }
    }
}

import SplitframeInterface
import Synchronization

extension Device {
    /// The device with an id, a group or model name (`iPad mini (6th generation)`) or a model identifier (`iPad14,1`).
    ///
    /// Capital letters make no difference. If no device matches, hyphens, spaces, brackets and the word generation are
    /// ignored too: `ipad-mini-a17-pro` and `iphone-se-2` are models' names. A name that fits several products, as
    /// `iPad mini`, means the newest.
    ///
    /// - Parameter devices: The devices to search; by default the whole catalogue.
    /// - Throws: ``DeviceError``.
    public static func named(_ word: String, among devices: [Device] = known) throws(DeviceError) -> Device {
        if let device = devices.first(where: { $0.id == word }) { return device }
        guard devices == known else { return try spelled(word, among: devices) }
        // Documents and lists of goldens name the same few devices again and again.
        if let device = answers.withLock({ $0[word] }) { return device }
        let device = try spelled(word, among: devices)
        answers.withLock { $0[word] = device }
        return device
    }

    /// What was found in ``known`` by other words than ids.
    private static let answers = Mutex<[String: Device]>([:])

    /// The device with a name, an identifier, or an id in another spelling.
    private static func spelled(_ word: String, among devices: [Device]) throws(DeviceError) -> Device {
        if let newest = newest(named: word, among: devices) { return newest.device }
        let spellings: [(String) -> String] = [{ $0.lowercased() }, \.comparedLetters]
        for spelling in spellings {
            let wanted = spelling(word)
            for names in [\Device.ids, \Device.namesAndIdentifiers] {
                let match = devices.first { $0[keyPath: names].contains { spelling($0) == wanted } }
                if let match { return match }
            }
        }
        for spelling in spellings {
            let match = UnsizedDevice.known.first { device in
                ([device.id, device.name] + device.identifiers).contains { spelling($0) == spelling(word) }
            }
            if let match { throw .unsized(match) }
        }
        // All products of a line may be one device: "iPad Air 13-inch".
        if let product = products(named: word, among: devices).first { return product.device }
        throw .unknown(word: word, nearest: nearestIDs(to: word, among: devices))
    }

    /// The newest product that a name fits, where it fits those of several devices; nil for any other name.
    package static func newest(
        named word: String, among devices: [Device] = known
    ) -> (device: Device, product: String)? {
        guard !devices.contains(where: { $0.id.lowercased() == word.lowercased() }) else { return nil }
        let fitting = products(named: word, among: devices)
        guard Set(fitting.map(\.device.id)).count > 1 else { return nil }
        let prefix = word.lowercased().replacing(" ", with: "-")
        let newest = fitting.max { first, second in
            func rank(_ product: Product) -> [Int] {
                let number = product.rest.split(separator: " ").first.flatMap { Int($0) }
                return [product.model.year, product.device.id.hasPrefix(prefix) ? 1 : 0, number ?? 0]
            }
            return rank(first).lexicographicallyPrecedes(rank(second))
        }
        return newest.map { ($0.device, $0.model.name) }
    }

    /// A product, with what its name has after that of its line.
    private typealias Product = (device: Device, model: DeviceModel, rest: Substring)

    /// The products whose names begin with a name: those of that line, else all.
    private static func products(named word: String, among devices: [Device]) -> [Product] {
        let wanted = word.comparedLetters
        guard wanted.count > 2 else { return [] }
        let all = devices.flatMap { device in
            device.models.compactMap { model in
                model.name.rest(after: wanted).map { Product(device: device, model: model, rest: $0) }
            }
        }
        // "iPhone 16 Pro Max" is no newer "iPhone 16 Pro", and "iPad Air" no newer "iPad".
        let line = all.filter { $0.rest.isEmpty || $0.rest.isGeneration }
        return line.isEmpty ? all : line
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
    /// The words after some letters; nil if it does not begin with these as whole words.
    fileprivate func rest(after letters: String) -> Substring? {
        var compared = ""
        for word in split(separator: " ") {
            compared = (compared + word).comparedLetters
            if compared == letters { return self[word.endIndex...].drop { $0 == " " } }
        }
        return nil
    }

    /// The characters by which names are compared; commas are kept, which tell model identifiers apart.
    fileprivate var comparedLetters: String {
        let letters = String(decoding: lowercased().utf8.filter { !" -_()".utf8.contains($0) }, as: UTF8.self)
        // Most names have no g, which is found sooner than a word.
        guard letters.utf8.contains(UInt8(ascii: "g")) else { return letters }
        return ["st", "nd", "rd", "th"].reduce(letters) { letters, ending in
            letters.replacing(ending + "generation", with: "")
        }
    }
}

extension Substring {
    /// Whether it tells products of one line apart: a number, a generation, a size or a chip.
    fileprivate var isGeneration: Bool {
        first == "(" || first?.isNumber == true && (allSatisfy(\.isNumber) || contains("-inch"))
    }
}

/// The reason why a word does not name a device.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No device of the catalogue has this id, model name or identifier; `nearest` contains the nearest ids.
    case unknown(word: String, nearest: [String])

    /// The device is known by its name only.
    case unsized(UnsizedDevice)

    /// One sentence with the next step.
    public var description: String {
        switch self {
        case .unknown(let word, let nearest):
            let guess = nearest.map { "\"\($0)\"" }.joined(separator: " or ")
            let question = guess.isEmpty ? "" : " Did you mean \(guess)?"
            return "No device is called \"\(word)\".\(question) \"splitframe devices\" lists all."
        case .unsized(let device):
            return "\(device.name) is known by its name only, since nobody has published its size in points: "
                + "give that in a file for --devices-file, with an entry such as \"splitframe devices --json\" prints."
        }
    }
}

import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeSystem

extension Option {
    /// The option for one key of a selection.
    init(_ key: SelectionKey) {
        self.init(
            name: key.kebabName, value: key.placeholder, isRepeatable: key.isRepeatable,
            hasNegation: key.hasNegation, key: key, help: key.help)
    }

    /// The options for the keys of some topics, in their order.
    static func keys(about topics: Set<SelectionKey.Topic>) -> [Option] {
        SelectionKey.all.filter { topics.contains($0.topic) }.map { Option($0) }
    }

    static let devicesFile = Option(
        name: "devices-file", value: "FILE.json", file: .input,
        help: "more devices, in the shape of `splitframe devices --json`")
}

extension OptionGroup {
    /// The options about the interface and its look.
    static let selection = OptionGroup(
        heading: "SELECTION", options: SelectionKey.all.map { Option($0) } + [.devicesFile])

    /// The options about the place in which a scenario is played instead of its own environment, and about its look.
    static let placeAndLook = OptionGroup(
        heading: "PLACE AND LOOK",
        options: Option.keys(about: [.place, .look]) + [.devicesFile])
}

extension Arguments {
    /// The devices that can be named: those of the catalogue and of `--devices-file`.
    func devices() throws -> [Device] {
        guard let path = value(.devicesFile) else { return Device.known }
        // A pipe can be read only once.
        return try readDevices.devices {
            let own = try DeviceFile.decode(Data(NamedFile.bytes(at: path)))
            return Device.known + own.filter { !Device.known.contains($0) }
        }
    }

    /// A note for each name of a device that fits several products.
    var deviceNotes: [Notice] {
        values(Option(.device)).flatMap { $0.split(separator: ",") }.compactMap { word in
            Device.newest(named: String(word)).map {
                .severalDevices(word: String(word), product: $0.product, id: $0.device.id)
            }
        }
    }

    /// The default device of a picture.
    static let defaultDevice = "ipad-pro-11-inch-m4"

    /// The selected picture; a value that is not given is the project's, or the default.
    func selection() throws -> Selection {
        let devices = try devices()
        return try selection(selectionList(among: devices, allowsSeveral: false), among: devices)
    }

    /// The picture of a list that has been read, completed with the project's values and the defaults.
    func selection(_ list: SelectionList, among devices: [Device]) throws -> Selection {
        let defaults = try ProjectDefaults.found(among: devices)?.selection ?? SelectionList()
        return try list.filled(from: defaults).single(on: Device.named(Self.defaultDevice, among: devices))
    }

    /// The given values of the pictures' keys.
    ///
    /// - Parameter several: The keys that may have several values even if others may not.
    func selectionList(
        among devices: [Device], allowsSeveral: Bool, severalOf several: Set<SelectionKey> = []
    ) throws(SelectionError) -> SelectionList {
        var list = SelectionList()
        for key in SelectionKey.all {
            for text in values(Option(key)) {
                try list.read(
                    text, as: key, among: devices, allowsSeveral: allowsSeveral || several.contains(key))
            }
        }
        return list
    }

    /// Throws if an option is given that only pictures support.
    func rejectPictureOnlyOptions(
        with command: String, but taken: [SelectionKey] = []
    ) throws(CommandError) {
        let keys = SelectionKey.onlyOfPictures.filter { !taken.contains($0) }
        try refuse(keys.map { Option($0) }, with: "\(command), which draws no device")
    }
}

extension SelectionKey {
    /// The words that a shell completes; empty if there are too many to be useful.
    var completions: [String] {
        switch values {
        case .choice(let choices), .some(let choices): choices
        case .numbers(let numbers): numbers.map(String.init)
        case .names where self == .device: Device.known.map(\.id)
        case .names where self == .window: Window.named.map(\.name)
        case .properties: SplitPropertyKey.all.map { $0.name + "=" }
        case .perColumn, .columns:
            Column.allCases.map { $0.name + (isRepeatable && self != .largeTitle ? "=" : "") }
        case .names, .flag, .text, .marks, .pageWidth: []
        }
    }
}

extension [Option] {
    /// The option and value that a word means which is neither: `--dark` means `--theme dark`; nil if there is none.
    func meaning(of word: String) -> String? {
        let wanted = word.drop { $0 == "-" }.lowercased().filter { $0.isLetter || $0.isNumber }
        for option in self {
            let values = option.key?.completions.filter { !$0.hasSuffix("=") } ?? []
            let value = values.first { $0.lowercased().filter { $0.isLetter || $0.isNumber } == wanted }
            if let value { return "\(option.spelling) \(value)" }
        }
        let name = String(word.drop { $0 == "-" })
        guard contains(where: { $0.key == .device }), (try? Device.named(name)) != nil else { return nil }
        return "--device \(name.contains(" ") ? "'\(name)'" : name)"
    }
}

/// One option of a command: its spelling, its kind of value and its help.
struct Option: Hashable, Sendable {
    /// The word after the two hyphens: `display-mode`.
    var name: String
    /// The letter after one hyphen, if it has one.
    var letter: Character?
    /// The placeholder for its value in help (`FILE`); nil for a switch.
    var value: String?
    /// Whether it may be given several times.
    var isRepeatable = false
    /// Whether a switch can also be turned off by `--no-…`.
    var hasNegation = false
    /// The use of the file that its value names; nil if the value is not a file.
    var file: FileUse?
    /// The key of a selection that it sets, whose values a shell completes.
    var key: SelectionKey?
    /// One line of help.
    var help: String

    /// The uses of a file that an option names.
    enum FileUse: Hashable, Sendable {
        case input, output
    }

    /// The option as it is written on the command line: `--display-mode`.
    var spelling: String { "--\(name)" }

    static let help = Option(name: "help", letter: "h", help: "show this help")
    static let json = Option(name: "json", help: "print JSON for programs")
}

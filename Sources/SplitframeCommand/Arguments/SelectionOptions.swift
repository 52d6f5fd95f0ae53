import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeSystem

extension Option {
    /// The option of one key of a selection.
    init(_ key: SelectionKey) {
        self.init(
            name: key.kebabName, value: key.placeholder, isRepeatable: key.isRepeatable,
            hasNegation: key.hasNegation, key: key, help: key.help)
    }

    /// The options of what a selection says about some subjects, in their order.
    static func keys(about subjects: Set<SelectionKey.Subject>) -> [Option] {
        SelectionKey.all.filter { subjects.contains($0.subject) }.map { Option($0) }
    }

    static let devicesFile = Option(
        name: "devices-file", value: "FILE.json", file: .input,
        help: "more devices, in the shape of `splitframe devices --json`")
}

extension OptionGroup {
    /// What is shown, and how.
    static let selection = OptionGroup(
        heading: "SELECTION", options: SelectionKey.all.map { Option($0) } + [.devicesFile])

    /// Where a scenario is played in place of its own environment, and how it is drawn.
    static let placeAndLook = OptionGroup(
        heading: "PLACE AND LOOK",
        options: Option.keys(about: [.place, .look]) + [.devicesFile])
}

extension Arguments {
    /// The devices that can be named: the catalogue and those of `--devices-file`.
    func devices() throws -> [Device] {
        guard let path = value(.devicesFile) else { return Device.known }
        let own = try DeviceFile.decode(InputFile.data(at: path))
        return Device.known + own.filter { !Device.known.contains($0) }
    }

    /// The device of a picture where none was said.
    static let defaultDevice = "ipad-pro-11-inch-m4"

    /// The one picture that was selected; what is not said is as in the picture that is drawn again.
    ///
    /// - Parameter generation: The generation in place of what was said.
    func selection(
        like picture: DescribedPicture? = nil, in generation: Generation? = nil
    ) throws -> Selection {
        let devices = try devices()
        var list = try selectionList(among: devices, allowsSeveral: false, in: generation)
        try picture?.read(into: &list, among: devices)
        if let defaults = try ProjectDefaults.found(among: devices) { list = list.beyond(defaults.selection) }
        return try list.single(on: Device.named(Self.defaultDevice, among: devices))
    }

    /// What was said of the pictures.
    ///
    /// - Parameters:
    ///   - several: The key of which several values may be said where of others one.
    ///   - generation: The generation in place of what was said.
    func selectionList(
        among devices: [Device], allowsSeveral: Bool, severalOf several: SelectionKey? = nil,
        in generation: Generation? = nil
    ) throws(SelectionError) -> SelectionList {
        var list = SelectionList()
        for key in SelectionKey.all {
            let said = key == .generation ? generation.map { [$0.name] } : nil
            for text in said ?? values(Option(key)) {
                try list.read(text, as: key, among: devices, allowsSeveral: allowsSeveral || key == several)
            }
        }
        return list
    }

    /// The generations that were said, each once; none where nothing was.
    func generations(among devices: [Device]) throws(SelectionError) -> [Generation] {
        guard let text = value(Option(.generation)) else { return [] }
        var list = SelectionList()
        try list.read(text, as: .generation, among: devices, allowsSeveral: true)
        return list.generations
    }

    /// Refuses what says something of pictures alone.
    func refuseWhatOnlyPicturesHave(
        with command: String, but taken: [SelectionKey] = []
    ) throws(CommandError) {
        let keys = SelectionKey.onlyOfPictures.filter { !taken.contains($0) }
        if let option = firstGiven(keys.map { Option($0) }) {
            throw .conflict(option: option.spelling, with: "\(command), which draws no device")
        }
    }

    /// The first option among some that was given.
    func firstGiven(_ options: [Option]) -> Option? { options.first { !values($0).isEmpty } }
}

extension SelectionKey {
    /// The words that a shell completes; none where there are too many to be of help.
    var completions: [String] {
        switch values {
        case .words(let words), .some(let words): words
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

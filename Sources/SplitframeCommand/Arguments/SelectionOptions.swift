import Foundation
import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

extension Option {
    /// The option of one key of a selection.
    init(_ key: SelectionKey) {
        self.init(
            name: key.kebabName, value: key.placeholder, isRepeatable: key.isRepeatable,
            hasNegation: key == .bezel, help: key.help)
    }

    static let devicesFile = Option(
        name: "devices-file", value: "FILE.json",
        help: "more devices, in the shape of `splitframe devices --json`")
}

extension OptionGroup {
    /// What is shown, and how.
    static let selection = OptionGroup(
        heading: "SELECTION", options: SelectionKey.allCases.map { Option($0) } + [.devicesFile])
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
    func selection(like picture: DescribedPicture? = nil) throws -> Selection {
        let devices = try devices()
        var list = try selectionList(among: devices, allowsSeveral: false)
        let said = Set(SelectionKey.allCases.filter { !values(Option($0)).isEmpty })
        try picture?.read(into: &list, among: devices, except: said)
        return try list.single(on: Device.named(Self.defaultDevice, among: devices))
    }

    /// What was said of the pictures.
    func selectionList(among devices: [Device], allowsSeveral: Bool) throws(SelectionError) -> SelectionList {
        var list = SelectionList()
        for key in SelectionKey.allCases {
            for text in values(Option(key)) {
                try list.read(text, as: key, among: devices, allowsSeveral: allowsSeveral)
            }
        }
        return list
    }
}

extension SelectionKey {
    /// What stands for the value in help; nil for switches.
    fileprivate var placeholder: String? {
        switch self {
        case .device: "ID"
        case .orientation: "portrait|landscape"
        case .window: "WINDOW"
        case .generation: "GENERATION"
        case .style: "STYLE"
        case .displayMode: "MODE"
        case .splitBehavior: "BEHAVIOR"
        case .primaryEdge: "leading|trailing"
        case .direction: "ltr|rtl"
        case .showInspector, .bezel: nil
        case .set: "PROPERTY=VALUE"
        case .theme: "THEME"
        case .scale: "1|2|3"
        case .annotate: "WHAT"
        case .title: "COLUMN=TEXT"
        case .largeTitle: "COLUMN"
        case .content: "COLUMN=KIND"
        }
    }

    fileprivate var help: String {
        switch self {
        case .device: "a device's id, name or model identifier; `splitframe devices` lists all"
        case .orientation: "how the device is held"
        case .window: Self.list(Window.named.map(\.name)) + " or a size in points such as 600x700"
        case .generation: Self.words(Generation.self)
        case .style: Self.words(SplitStyle.self)
        case .displayMode: Self.words(DisplayMode.self) + "; asked for on screen"
        case .splitBehavior: Self.words(SplitBehavior.self) + "; asked for on screen, before the mode"
        case .primaryEdge: "the side of the primary column"
        case .direction: "the direction of reading"
        case .showInspector: "show the inspector column"
        case .set: "any UISplitViewController property, before mounting; in order, may be repeated"
        case .theme: Self.words(Theme.self)
        case .scale: "output pixels per point"
        case .annotate: Self.list(Set<Annotation>.words)
        case .bezel: "draw the device around its screen (on by default)"
        case .title: "a column's title; may be repeated"
        case .largeTitle: "a column whose title is large, below its bar, or all; may be repeated"
        case .content: "what a column shows: \(Self.words(ContentElement.Kind.self)); may be repeated"
        }
    }

    private static func words<Word: NamedCase>(_ type: Word.Type) -> String {
        list(Word.allCases.map(\.name))
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

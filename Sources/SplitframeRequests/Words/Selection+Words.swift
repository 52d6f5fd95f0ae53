import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

/// What goes without saying where pictures are made.
public struct SelectionDefaults: Hashable, Sendable {
    /// Output pixels per point.
    public var scale: Int
    /// Whether the device is drawn around its screen.
    public var bezel: Bool

    public static let render = SelectionDefaults(scale: 2, bezel: true)
    public static let gallery = SelectionDefaults(scale: 1, bezel: true)
    /// Goldens show the screen alone, so that equal layouts are equal bytes.
    public static let golden = SelectionDefaults(scale: 1, bezel: false)
}

extension Selection {
    /// What one key says, as on the command line in UIKit's spelling; several values for a repeatable key.
    public func words(for key: SelectionKey) -> [String] {
        switch key {
        case .device: [device.id]
        case .orientation: [orientation.name]
        case .window: [window.name]
        case .generation: [generation.name]
        case .style: [style.name]
        case .displayMode: [displayMode.name]
        case .splitBehavior: [splitBehavior.name]
        case .primaryEdge: [primaryEdge.name]
        case .direction: [direction.word]
        case .showInspector: [String(showsInspector)]
        case .set: properties.map { "\($0.name)=\($0.valueText)" }
        case .theme: [theme.name]
        case .scale: [String(scale)]
        case .annotate: [annotations.word]
        case .bezel: [String(bezel)]
        case .title: titles.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        case .largeTitle: largeTitles.sorted().map(\.name)
        case .content: contents.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        }
    }

    /// The keys that say something which does not go without saying.
    func tellingKeys(beyond defaults: SelectionDefaults) -> [SelectionKey] {
        var plain = Selection(device: device)
        plain.scale = defaults.scale
        plain.bezel = defaults.bezel
        return SelectionKey.allCases.filter { words(for: $0) != plain.words(for: $0) }
    }

    /// Options that select this picture again: `--device ipad-mini-6 --style tripleColumn`.
    public func options(beyond defaults: SelectionDefaults = .render) -> [String] {
        let keys = [.device] + tellingKeys(beyond: defaults)
        return keys.flatMap { key in
            switch key {
            case .showInspector: ["--show-inspector"]
            case .bezel: [bezel ? "--bezel" : "--no-bezel"]
            case .device, .orientation, .window, .generation, .style, .displayMode, .splitBehavior,
                .primaryEdge,
                .direction, .set, .theme, .scale, .annotate, .title, .largeTitle, .content:
                words(for: key).flatMap { ["--\(key.kebabName)", $0] }
            }
        }
    }

    /// The picture's file without extension: `iOS26/ipad-mini-6/portrait/full/tripleColumn.twoOverSecondary`.
    ///
    /// The last part is the style, then what does not go without saying, in the order of the keys.
    public func path(beyond defaults: SelectionDefaults) -> String {
        "\(generation.name)/\(device.id)/\(orientation.name)/\(window.name)/\(scenario(beyond: defaults))"
    }

    private func scenario(beyond defaults: SelectionDefaults) -> String {
        let keys = tellingKeys(beyond: defaults).filter { $0 > .style }
        let parts = keys.flatMap { key in
            switch key {
            case .showInspector: ["inspector"]
            case .bezel: [bezel ? "bezel" : "noBezel"]
            case .scale: ["\(scale)x"]
            case .largeTitle: words(for: key).map { "largeTitle=\($0)" }
            case .annotate: [annotations.word.replacing(",", with: "+")]
            case .device, .orientation, .window, .generation, .style, .displayMode, .splitBehavior,
                .primaryEdge, .direction, .set, .theme, .title, .content:
                words(for: key).map(\.fileNamePart)
            }
        }
        return ([style.name] + parts).joined(separator: ".").fittingFileName
    }
}

extension SelectionKey: Comparable {
    public static func < (left: SelectionKey, right: SelectionKey) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}

extension LayoutDirection {
    /// The direction as on the command line: `ltr` or `rtl`.
    var word: String {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}

extension String {
    /// The text with everything that a file name could stumble over written as `%` and two digits.
    fileprivate var fileNamePart: String {
        utf8.reduce(into: "") { text, byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || "0123456789=-_.".contains(Character(scalar)))
            text += isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// The name, short enough for every file system: of too long a one the start, and a check sum of it all (FNV-1a).
    fileprivate var fittingFileName: String {
        guard utf8.count > 200 else { return self }
        return prefix(180) + "~" + String(checkSum, radix: 16)
    }
}

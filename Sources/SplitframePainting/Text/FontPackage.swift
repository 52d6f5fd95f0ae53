import SplitframeSystem

/// A Debian package with fonts for pictures.
package enum FontPackage: CaseIterable, Hashable, Sendable {
    case inter
    case colorEmoji
    case notoCore
    case notoCJK
    case symbola

    private static let emojiFamily = "Noto Color Emoji"

    /// The package's name for `apt-get install`.
    package var name: String {
        switch self {
        case .inter: "fonts-inter"
        case .colorEmoji: "fonts-noto-color-emoji"
        case .notoCore: "fonts-noto-core"
        case .notoCJK: "fonts-noto-cjk"
        case .symbola: "fonts-symbola"
        }
    }

    /// A description of its fonts.
    package var contents: String {
        switch self {
        case .inter: "Inter"
        case .colorEmoji: "Noto Color Emoji, for emoji as coloured pictures"
        case .notoCore: "Noto, for scripts that Inter lacks"
        case .notoCJK: "Noto Sans CJK, for Chinese, Japanese and Korean"
        case .symbola: "Symbola, for emoji as text"
        }
    }

    /// The package that installs a file at this path; nil for a file at another path.
    package init?(file path: String) {
        guard
            let package = Self.allCases.first(where: { package in
                package.folders.contains { folder in
                    package == .colorEmoji
                        ? package.files(of: Self.emojiFamily).contains { path == "\(folder)/\($0)" }
                        : path.hasPrefix("\(folder)/")
                }
            })
        else { return nil }
        self = package
    }

    /// The package that contains a family.
    init(family: String) {
        self =
            switch family {
            case FontSet.family: .inter
            case "Symbola": .symbola
            case Self.emojiFamily: .colorEmoji
            case _ where family.hasPrefix("Noto Sans CJK"): .notoCJK
            default: .notoCore
            }
    }

    /// The files that a family may have, one per weight.
    func files(of family: String) -> [String] {
        let name = family.filter { $0 != " " }
        return switch self {
        case .inter: ["Regular", "Medium", "SemiBold", "Bold"].map { "\(name)-\($0).otf" }
        case .colorEmoji: ["\(name).ttf"]
        case .notoCore: ["Regular", "Bold"].map { "\(name)-\($0).ttf" }
        // One file contains the forms of all languages, each as a separate family.
        case .notoCJK: ["Regular", "Bold"].map { "NotoSansCJK-\($0).ttc" }
        case .symbola: ["\(name)_hint.ttf"]
        }
    }

    /// The possible folders of the files: beside this program, in a release with its own fonts, or else on the system.
    var folders: [String] { (Self.released.map { ["\($0)/\(name)"] } ?? []) + installed }

    /// The folder of the fonts that were released with this program; nil without one.
    private static let released: String? = {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard readlink("/proc/self/exe", &path, path.count - 1) > 0 else { return nil }
        let program = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let folder =
            program.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/share/splitframe/fonts"
        return access(folder, R_OK) == 0 ? folder : nil
    }()

    private var installed: [String] {
        switch self {
        case .inter:
            ["/usr/share/fonts/opentype/inter", "/usr/local/share/fonts/inter", "/Library/Fonts"]
        case .colorEmoji, .notoCore: ["/usr/share/fonts/truetype/noto"]
        case .notoCJK: ["/usr/share/fonts/opentype/noto"]
        case .symbola: ["/usr/share/fonts/truetype/ancient-scripts"]
        }
    }
}

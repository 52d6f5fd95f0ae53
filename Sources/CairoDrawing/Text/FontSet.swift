import Glibc

/// The font files that text is drawn with: the pinned family, and what helps out where it has no glyphs.
public struct FontSet: Hashable, Sendable {
    /// The pinned family's name.
    static let family = "Inter"

    /// The pinned family's files, one a weight.
    let inter: [String]
    /// Files for other scripts, in the order in which they are asked; may be empty.
    let fallback: [String]

    /// All the files, the pinned family's first.
    public var files: [String] { inter + fallback }

    /// Looks the files up where Debian's packages put them.
    ///
    /// It also takes three variables out of the process's environment that would reach into the font
    /// libraries behind our back.
    public static func installed() throws(DrawingError) -> FontSet {
        for variable in ["FREETYPE_PROPERTIES", "PANGO_LANGUAGE", "LANGUAGE"] { unsetenv(variable) }
        guard
            let home = Self.interFolders.first(where: { folder in
                Self.interFiles.allSatisfy { isReadable("\(folder)/\($0)") }
            })
        else { throw .fontsMissing(files: Self.interFiles, folders: Self.interFolders) }
        return FontSet(
            inter: interFiles.map { "\(home)/\($0)" },
            fallback: fallbackFiles.compactMap { file in
                fallbackFolders.lazy.map { "\($0)/\(file)" }.first(where: isReadable)
            })
    }

    private static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    private static let interFolders = [
        "/usr/share/fonts/opentype/inter", "/usr/local/share/fonts/inter", "/Library/Fonts",
    ]
    private static let interFiles = [
        "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
    ]
    private static let fallbackFolders = [
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    ]
    /// Emoji come before symbols, many of which they repeat, so that skin tones find their hand.
    private static let fallbackFiles = [
        "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
        "NotoSansBengali-Regular.ttf", "NotoSansTamil-Regular.ttf", "NotoSansThai-Regular.ttf",
        "NotoSansArmenian-Regular.ttf", "NotoSansGeorgian-Regular.ttf", "NotoSansEthiopic-Regular.ttf",
        "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf", "NotoSansSymbols-Regular.ttf",
        "NotoSansSymbols2-Regular.ttf", "NotoSansMath-Regular.ttf",
    ]
}

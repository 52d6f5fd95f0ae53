import SplitframeScene
import SplitframeSystem
import SplitframeText

/// The font files that text is drawn with: the pinned family, and those that help out where it has no glyphs.
public struct FontSet: Hashable, Sendable {
    /// The pinned family's name.
    static let family = "Inter"

    /// The pinned family's files, one a weight.
    let inter: [String]
    /// The files of the other families, as far as they are installed.
    let others: [String: [String]]

    /// All the files, the pinned family's first.
    package var files: [String] { files(for: Script.all) }

    /// The packages of which nothing is installed.
    package var missing: [FontPackage] {
        let found = Set(others.keys.map(FontPackage.init(family:)))
        return FontPackage.allCases.filter { $0 != .inter && !found.contains($0) }
    }

    /// The files for a text in these scripts, in the order in which they are asked; each stands there once.
    func files(for scripts: [Script]) -> [String] {
        var seen: Set<String> = []
        return (inter + scripts.flatMap(\.families).flatMap { others[$0] ?? [] })
            .filter { seen.insert($0).inserted }
    }

    /// Looks the files up where Debian's packages put them.
    ///
    /// The first call takes three variables out of the process's environment that would reach into the font
    /// libraries behind our back. No painter is made without it, so that it comes before any drawing in parallel.
    public static func installed() throws(DrawingError) -> FontSet {
        _ = environmentIsClean
        let inter = FontPackage.inter
        let wanted = inter.files(of: family)
        let found = files(of: family)
        guard found.count == wanted.count else { throw .fontsMissing(files: wanted, folders: inter.folders) }
        var others: [String: [String]] = [:]
        for family in Set(Script.all.flatMap(\.families)) {
            let found = files(of: family)
            if !found.isEmpty { others[family] = found }
        }
        return FontSet(inter: found, others: others)
    }

    /// Worked out once: `unsetenv` must not run while other threads read the environment.
    private static let environmentIsClean = ["FREETYPE_PROPERTIES", "PANGO_LANGUAGE", "LANGUAGE"]
        .allSatisfy { (variable: String) in unsetenv(variable) == 0 }

    /// A family's files in the folder that has most of them.
    private static func files(of family: String) -> [String] {
        let package = FontPackage(family: family)
        return package.folders
            .map { folder in package.files(of: family).map { "\(folder)/\($0)" }.filter(isReadable) }
            .max { $0.count < $1.count } ?? []
    }

    private static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}

import CSplitframePango
import SplitframeInterface
import SplitframeSystem
import SplitframeWireframes

/// The font files for drawing text: those of the family Inter, and those of fallback families for glyphs that it lacks.
public struct FontSet: Hashable, Sendable {
    /// The name of the main family.
    static let family = "Inter"

    /// The main family's files, one per weight.
    let inter: [String]
    /// The installed files of the other families.
    let others: [String: [String]]

    /// All files, the main family's first.
    package var files: [String] { files(for: Script.all) }

    /// The packages without any installed file.
    package var missing: [FontPackage] {
        let found = Set(others.keys.map(FontPackage.init(family:)))
        return FontPackage.allCases.filter { $0 != .inter && !found.contains($0) }
    }

    /// The files for a text in these scripts, in the order in which they are searched, without duplicates.
    func files(for scripts: [Script]) -> [String] {
        var seen: Set<String> = []
        return (inter + scripts.flatMap(\.families).flatMap { others[$0] ?? [] })
            .filter { seen.insert($0).inserted }
    }

    /// Finds the files at the paths of Debian's packages.
    ///
    /// The first call loads the drawing libraries, after it has removed three variables from the process's environment
    /// that would affect them. Every painter needs this call, so that it precedes any drawing in parallel.
    public static func installed() throws(DrawingError) -> FontSet {
        guard librariesAreLoaded else { throw .refused(by: .pango, status: "its library cannot be loaded") }
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

    /// Whether the drawing libraries can be called; nothing may call them before this is evaluated.
    ///
    /// Evaluated once: `unsetenv` must not run while other threads read the environment.
    static let librariesAreLoaded = {
        for variable in ["FREETYPE_PROPERTIES", "PANGO_LANGUAGE", "LANGUAGE"] { unsetenv(variable) }
        return splitframe_load_drawing_libraries() != 0
    }()

    /// A family's files in the folder that contains most of them.
    private static func files(of family: String) -> [String] {
        let package = FontPackage(family: family)
        return package.folders
            .map { folder in package.files(of: family).map { "\(folder)/\($0)" }.filter(isReadable) }
            .max { $0.count < $1.count } ?? []
    }

    private static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}

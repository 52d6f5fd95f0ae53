import Foundation

/// What modules declare in public, as the compiler says it.
struct SymbolGraph: Sendable {
    /// A type or member, `UIViewController.show(_:sender:)`.
    struct Symbol: Sendable {
        let name: String
        let kind: String
        /// The file, behind `Sources/`; nil where it was made by the compiler.
        let file: String?
        /// The one line, of documentation or above a section, that says that the symbol only compiles.
        let mark: SourceLine?
    }

    struct SourceLine: Hashable, Sendable {
        let file: String
        /// The first is 1.
        let number: Int
    }

    /// In the order of files and of the lines there.
    let symbols: [Symbol]
    private let names: Set<String>
    /// The last parts of all names, without arguments.
    private let lastNames: Set<String>
    /// What stands behind other names: `DisplayMode` behind `UISplitViewController.DisplayMode`.
    private let aliases: [String: String]
    /// What types conform to: `UIViewController: NSCoding`.
    private let conformances: Set<String>
    /// The symbols with a mark.
    private let marked: Set<String>

    /// The room and those that it shows the types of.
    static let ofUIKit = Result {
        try SymbolGraph(of: ["HeadlessUIKit", "SplitframeInterface", "SplitframeLayout"])
    }

    /// Whether there is such a symbol or conformance.
    func declares(_ symbol: String) -> Bool {
        if conformances.contains(symbol) || names.contains(symbol) { return true }
        guard let dot = symbol.lastIndex(of: "."), let type = aliases[String(symbol[..<dot])] else {
            return false
        }
        return names.contains(type + symbol[dot...])
    }

    /// Whether anything has such a name: a type, a member, a function with any arguments.
    func declares(name: String) -> Bool { lastNames.contains(name) }

    /// Whether the symbol, a type around it or the protocol of a conformance is marked.
    func compilesOnly(_ symbol: String) -> Bool {
        if let colon = symbol.firstRange(of: ": ") {
            return marked.contains(String(symbol[colon.upperBound...]))
        }
        return marked.contains(symbol) || isInMarkedType(symbol)
    }

    func isInMarkedType(_ symbol: String) -> Bool {
        guard let dot = symbol.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return false }
        return compilesOnly(String(symbol[..<dot]))
    }

    /// - Parameter modules: Modules of the build that runs.
    init(of modules: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for module in modules { try Self.extract(module, to: folder) }
        try self.init(contentsOf: folder)
    }

    /// - Parameter folder: A folder of symbol graphs.
    init(contentsOf folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let graphs = try files.map {
            try JSONDecoder().decode(SymbolGraphFile.self, from: Data(contentsOf: $0))
        }
        let all = graphs.flatMap(\.symbols).map { ($0.order, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        let sections = try CompilingSections.ofUIKit.get()
        symbols = all.map {
            Symbol(
                name: $0.name, kind: $0.kind.identifier, file: $0.location?.file,
                mark: $0.mark(in: sections))
        }
        names = Set(symbols.map(\.name))
        lastNames = Set(
            names.map { name in
                let path = name.prefix { $0 != "(" }
                return String(path.split(separator: ".").last ?? path)
            })
        marked = Set(symbols.filter { $0.mark != nil }.map(\.name))
        let aliased = all.filter { $0.kind.identifier == "swift.typealias" }
        aliases = Dictionary(aliased.map { ($0.name, $0.declarationFragments.last?.spelling ?? "") }) { $1 }
        let precise = Dictionary(all.map { ($0.identifier.precise, $0.name) }) { $1 }
        let conforming = graphs.flatMap(\.relationships).filter { $0.kind == "conformsTo" }
        conformances = Set(
            conforming.compactMap { relation in
                let target = precise[relation.target] ?? relation.targetFallback
                guard let source = precise[relation.source], let name = target?.split(separator: ".").last
                else {
                    return nil
                }
                return "\(source): \(name)"
            })
    }

    private static func extract(_ module: String, to folder: URL) throws {
        let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        #if arch(arm64)
            let target = "aarch64-unknown-linux-gnu"
        #else
            let target = "x86_64-unknown-linux-gnu"
        #endif
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let folders = ["Modules", "CSplitframeCatalogue.build", "CSplitframeExchange.build"]
        process.arguments =
            [
                "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
                "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
                "-output-dir", folder.path,
            ] + folders.flatMap { ["-I", build.appending(path: $0).path] }
        try process.run()
        process.waitUntilExit()
    }
}

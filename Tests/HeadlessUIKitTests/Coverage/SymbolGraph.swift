import Foundation

/// What a module declares in public, as the compiler says it.
struct SymbolGraph: Sendable {
    /// The kinds of symbols: `swift.method` of `UIViewController.show(_:sender:)`.
    private var kinds: [String: String] = [:]
    /// What stands behind other names: `DisplayMode` behind `UISplitViewController.DisplayMode`.
    private var aliases: [String: String] = [:]
    /// The last parts of all names, without arguments.
    private var names: Set<String> = []
    /// What types conform to: `UIViewController: NSCoding`.
    private var conformances: Set<String> = []

    /// Whether there is such a symbol or conformance.
    func declares(_ symbol: String) -> Bool {
        conformances.contains(symbol) || kind(of: symbol) != nil
    }

    /// Whether anything has such a name: a type, a member, a function with any arguments.
    func declares(name: String) -> Bool { names.contains(name) }

    /// Whether the symbol does something of its own, which `scripts/parts/removals` can take away.
    func isMember(_ symbol: String) -> Bool {
        ["swift.method", "swift.property", "swift.type.method", "swift.type.property"]
            .contains(kind(of: symbol) ?? "")
    }

    private func kind(of symbol: String) -> String? {
        if let kind = kinds[symbol] { return kind }
        guard let dot = symbol.lastIndex(of: "."), let type = aliases[String(symbol[..<dot])] else {
            return nil
        }
        return kinds[type + symbol[dot...]]
    }

    /// - Parameter modules: Modules of the build that runs.
    init(of modules: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for module in modules { try Self.extract(module, to: folder) }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let graphs = try files.map { try JSONDecoder().decode(File.self, from: Data(contentsOf: $0)) }
        var names: [String: String] = [:]
        for symbol in graphs.flatMap(\.symbols) {
            let name = symbol.pathComponents.joined(separator: ".")
            names[symbol.identifier.precise] = name
            kinds[name] = symbol.kind.identifier
            self.names.insert(String((symbol.pathComponents.last ?? "").prefix { $0 != "(" }))
            if symbol.kind.identifier == "swift.typealias" {
                aliases[name] = symbol.declarationFragments.last?.spelling
            }
        }
        for relation in graphs.flatMap(\.relationships) where relation.kind == "conformsTo" {
            let target = names[relation.target] ?? relation.targetFallback
            if let source = names[relation.source], let name = target?.split(separator: ".").last {
                conformances.insert("\(source): \(name)")
            }
        }
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
        process.arguments = [
            "swift", "symbolgraph-extract", "-module-name", module, "-I",
            build.appending(path: "Modules").path, "-I",
            build.appending(path: "CSplitframeCatalogue.build").path,
            "-target", target, "-minimum-access-level", "public", "-output-dir", folder.path,
        ]
        try process.run()
        process.waitUntilExit()
    }

    private struct File: Decodable {
        let symbols: [Symbol]
        let relationships: [Relation]
    }

    private struct Symbol: Decodable {
        struct Identified: Decodable { let identifier: String }
        struct Named: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }

        let kind: Identified
        let identifier: Named
        let pathComponents: [String]
        let declarationFragments: [Fragment]
    }

    private struct Relation: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }
}

import SplitframeSystem

/// The folders in which programs are found, as the environment lists them.
package enum SearchPath {
    /// The path of a program; nil where no folder has it.
    ///
    /// A relative folder is passed over: it would be looked for among the files that somebody else wrote.
    package static func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }
}

import SplitframeSystem

/// The folders in which programs are found, as the environment lists them.
package enum SearchPath {
    /// The path of a program; nil if no folder contains it.
    ///
    /// Relative folders are skipped: they would be searched in a working folder, whose files may be written by others.
    package static func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }
}

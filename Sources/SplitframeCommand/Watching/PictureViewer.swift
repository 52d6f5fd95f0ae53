import Foundation

/// The program that shows a picture to the user.
enum PictureViewer {
    /// Opens a file, and does not wait for the viewer.
    ///
    /// - Throws: ``CommandError/noViewer(_:)``.
    static func open(_ path: String) throws(CommandError) {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") })
        else {
            throw .noViewer(program)
        }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program, path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { throw .noViewer(program) }
    }
}

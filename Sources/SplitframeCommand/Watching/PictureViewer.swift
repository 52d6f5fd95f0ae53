import Foundation
import SplitframeFiles

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
        guard let place = SearchPath.program(program) else { throw .noViewer(program) }
        let process = Process()
        process.executableURL = URL(filePath: place)
        process.arguments = [path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { throw .noViewer(program) }
    }
}

import SplitframeFiles

/// Opens the program that shows pictures to the user.
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
        do { try RunningProgram(place, [path]).leave() } catch { throw .noViewer(program) }
    }
}

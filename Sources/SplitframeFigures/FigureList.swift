import SplitframeSystem

/// The figures of an app: the whole of an executable target, which `splitframe docs --run` runs.
///
/// ```swift
/// import Mail
/// import SplitframeFigures
///
/// @main struct Figures: FigureList {
///     static var figures: [Figure] {
///         Figure("inbox", on: .iPadPro11InchM4, .landscape) { makeMailboxes() }
///     }
/// }
/// ```
@MainActor public protocol FigureList {
    @FigureBuilder static var figures: [Figure] { get }
}

extension FigureList {
    /// Makes every figure and writes the recording to the file after `--output`, or to standard output.
    public static func main() {
        do {
            let bytes = try FigureRecording(of: figures).bytes
            let arguments = CommandLine.arguments
            if let option = arguments.firstIndex(of: "--output"), option + 1 < arguments.count {
                try Data(bytes).write(to: URL(filePath: arguments[option + 1]))
            } else {
                print(String(decoding: bytes, as: UTF8.self), terminator: "")
            }
        } catch {
            _ = Array("error: \(error)\n".utf8).withUnsafeBytes {
                write(STDERR_FILENO, $0.baseAddress, $0.count)
            }
            exit(2)
        }
    }
}

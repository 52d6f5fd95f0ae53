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

/// The reason why figures cannot be recorded, or why a recording cannot be read.
public enum FigureError: Error, Hashable, Sendable {
    /// Two figures have the same name.
    case sameName(String)
    /// Making the figure, or an action in it, threw an error.
    case failed(String, reason: String)
    /// Nothing is on screen.
    case nothingOnScreen(String)
    /// The file is not a recording, or comes from another version of Splitframe.
    case unreadable
}

extension FigureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sameName(let name): "Two figures are named \"\(name)\": give one of them another name."
        case .failed(let name, let reason): "The figure \"\(name)\" cannot be made: \(reason)"
        case .nothingOnScreen(let name):
            "The figure \"\(name)\" has nothing on screen: give the window a root view controller."
        case .unreadable:
            "The recorded figures are damaged, or another version of Splitframe recorded them: run \"splitframe docs --run\"."
        }
    }
}

public import SplitframeFiles
public import SplitframeInterface
public import SplitframePainting

/// The reason why a golden cannot be used.
///
/// `description` turns it into a sentence.
public enum GoldenError: Error, Hashable, Sendable {
    case picture(path: String, PNGError)
    case twin(path: String, TwinError)
    /// The twin exists but its picture does not.
    case pictureMissing(path: String)
    /// The picture exists but its twin does not.
    case twinMissing(path: String)
    /// The list of pending results is damaged.
    case pending(path: String)
    /// A file could not be accessed, or is not ours.
    case file(FileError)
}

extension GoldenError: CustomStringConvertible {
    /// One line: the file, the fault, and the next step.
    public var description: String {
        switch self {
        case .picture(let path, let error):
            "\"\(path)\" \(error)"
        case .twin(let path, .header(let line, let expected)):
            line.hasPrefix("version https://git-lfs")
                ? "\"\(path)\" is a Git LFS pointer in place of a twin: fetch it with git lfs pull"
                : ["splitframe-twin ", "splitframe-layouts "].contains { line.hasPrefix($0) }
                    ? "another version of Splitframe wrote \"\(path)\", as \"\(line)\" in place of \"\(expected)\"; record it again"
                    : "\"\(path)\" holds no twin: its first line is not \"\(expected)\"; record it again"
        case .twin(let path, .truncated):
            "\"\(path)\" is cut short: its last line does not end; record it again"
        case .twin(let path, .line(let number, _)):
            "\"\(path)\" holds no twin: line \(number) is no element, or one inside too many others; record it again"
        case .pictureMissing(let path):
            "\"\(path)\" is missing beside its twin: record it, or delete the twin too"
        case .twinMissing(let path):
            "\"\(path)\" is missing beside its picture: record it"
        case .pending(let path):
            "\"\(path)\" is no list of results that wait: run the tests, or \"splitframe verify\", again"
        case .file(let error):
            // The sentences of the other cases have no full stop either.
            String(error.description.dropLast())
        }
    }
}

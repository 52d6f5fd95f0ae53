import CSplitframeExchange
import SplitframeInterface
import SplitframeSystem

/// What lies under a hidden name beside a file whose place it takes, or had.
///
/// The name says which process made it, and by check sums what it may hold and be taken away: the new bytes, and those
/// that were read. Anything else has been saved by somebody, and is kept.
struct ExchangedFile {
    private static let prefix = ".splitframe-exchange-"

    let folder: Descriptor
    let name: String

    static func name(of bytes: [UInt8], replacing read: [UInt8]) -> String {
        "\(prefix)\(getpid())-\(bytes.checkSum)-\(read.checkSum)"
    }

    /// What it holds, nil where it cannot be read; and whether somebody writes to it, nil where that cannot be told.
    var state: (bytes: [UInt8]?, isBeingWritten: Bool?) {
        guard
            let file = Descriptor(openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
        else { return (nil, nil) }
        // Once nothing writes, what is read is what remains. A program that is just being started has our own files
        // open for a moment, so that the first answer is not the last.
        var answer = splitframe_is_being_written(file.number)
        for _ in 0..<25 where answer == 1 {
            usleep(2000)
            answer = splitframe_is_being_written(file.number)
        }
        return (file.readToEnd(), answer < 0 ? nil : answer == 1)
    }

    func remove() { unlinkat(folder.number, name, 0) }

    /// Takes it away where it holds nothing but these, and no process writes to it.
    ///
    /// - Returns: The name beside the file under which it is kept else.
    @discardableResult
    func settle(_ known: [[UInt8]], beside file: String) -> String? {
        settle(beside: file) { known.contains($0) }
    }

    private func settle(beside file: String, isKnown: ([UInt8]) -> Bool) -> String? {
        guard folder.status(of: name) != nil else { return nil }
        let state = state
        if let bytes = state.bytes, isKnown(bytes), state.isBeingWritten == false {
            remove()
            return nil
        }
        for number in 1...1000 {
            let kept = "\(file).kept" + (number == 1 ? "" : "-\(number)")
            if linkat(folder.number, name, folder.number, kept, 0) == 0 {
                remove()
                return kept
            }
            if errno != EEXIST { break }
        }
        return name
    }

    /// Settles what processes that were killed left among these names in a folder.
    static func settleAbandoned(_ names: [String], in folder: Descriptor) {
        for name in names where name.hasPrefix(prefix) {
            let numbers = name.dropFirst(prefix.count).split(separator: "-").compactMap { UInt64($0) }
            guard numbers.count == 3, let process = pid_t(exactly: numbers[0]),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            _ = ExchangedFile(folder: folder, name: name).settle(beside: "splitframe") {
                numbers.dropFirst().contains($0.checkSum)
            }
        }
    }
}

import CSplitframeExchange
import SplitframeInterface
import SplitframeSystem

/// A file under a hidden name beside another file, before or after the two exchange names.
///
/// The hidden name contains the process that made it, and checksums of the contents that may be deleted: the new bytes,
/// and those that were read. Any other content has been saved by another program, and is kept.
struct ExchangedFile {
    private static let prefix = ".splitframe-exchange-"

    let folder: Descriptor
    let name: String

    static func name(of bytes: [UInt8], replacing read: [UInt8]) -> String {
        "\(prefix)\(getpid())-\(bytes.checkSum)-\(read.checkSum)"
    }

    /// The content, nil if it cannot be read; and whether a process writes to the file, nil if that cannot be
    /// determined.
    var state: (bytes: [UInt8]?, isBeingWritten: Bool?) {
        guard
            let file = Descriptor(openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
        else { return (nil, nil) }
        // Once no process writes, the bytes that are read are final. A program that is just being started has our own
        // files open for a moment, so a first answer of 1 is checked again.
        var answer = splitframe_is_being_written(file.number)
        for _ in 0..<25 where answer == 1 {
            usleep(2000)
            answer = splitframe_is_being_written(file.number)
        }
        return (file.readToEnd(), answer < 0 ? nil : answer == 1)
    }

    func remove() { unlinkat(folder.number, name, 0) }

    /// Deletes the file if its content is one of the known ones and no process writes to it.
    ///
    /// - Returns: The name under which the file is kept; nil if it is deleted or missing.
    @discardableResult
    func settle(_ known: [[UInt8]], beside file: String) -> String? {
        settle(beside: file) { known.contains($0) }
    }

    private func settle(beside file: String, isKnown: ([UInt8]) -> Bool) -> String? {
        guard folder.status(of: name) != nil else { return nil }
        let state = state
        if let bytes = state.bytes, isKnown(bytes), state.isBeingWritten != true {
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

    /// Settles the exchanged files that killed processes left among these names in a folder.
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

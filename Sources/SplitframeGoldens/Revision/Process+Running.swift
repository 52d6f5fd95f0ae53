import Foundation
import SplitframeLimits
import Synchronization

extension Process {
    /// Runs a program to its end; returns what it printed.
    ///
    /// - Parameter input: What it reads, by way of a file that is gone afterwards: a program that ends early leaves no
    ///   broken pipe.
    /// - Throws: ``RevisionError/failed(_:message:)`` with the program's own words where it ends badly,
    ///   ``RevisionError/tooLarge`` where it prints more than is read.
    func run(named name: String, input: String?) throws(RevisionError) -> [UInt8] {
        let (output, messages) = (Pipe(), Pipe())
        standardOutput = output
        standardError = messages
        do {
            standardInput = try input.map(Self.handle) ?? .nullDevice
            try run()
        } catch {
            throw .failed(name, message: error.localizedDescription)
        }
        // A program that cannot write its messages waits, so both pipes are read at the same time.
        let said = Mutex(Data())
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) {
            let data = messages.bytes
            said.withLock { $0 = data }
        }
        let printed = output.bytesWithinLimit
        // It ends by its next write; a signal may be blocked, as it is on this thread.
        if printed == nil { try? output.fileHandleForReading.close() }
        reading.wait()
        waitUntilExit()
        guard let printed else { throw .tooLarge }
        guard terminationStatus == 0 else {
            let message = String(decoding: said.withLock { $0 }, as: UTF8.self)
            throw .failed(name, message: message.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return printed
    }

    /// A text as a file without a name.
    private static func handle(on text: String) throws -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appending(path: "splitframe-\(UUID())")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try FileHandle(forReadingFrom: file)
    }
}

extension Pipe {
    /// All that is written to it.
    var bytes: Data { (try? fileHandleForReading.readToEnd()) ?? Data() }

    /// All that is written to it; nil where that is more than is read of a file.
    fileprivate var bytesWithinLimit: [UInt8]? {
        var bytes: [UInt8] = []
        while case let more = fileHandleForReading.availableData, !more.isEmpty {
            bytes += more
            if Limit.fileBytes.isExceeded(by: bytes.count) { return nil }
        }
        return bytes
    }
}

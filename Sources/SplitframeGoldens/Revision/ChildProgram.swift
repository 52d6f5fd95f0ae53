import Foundation
import Synchronization

/// Another program that is run to its end.
enum ChildProgram {
    /// Runs a program that the search path finds; returns what it printed.
    ///
    /// - Parameter input: What it reads, by way of a file that is gone afterwards: a program that ends early leaves no
    ///   broken pipe.
    /// - Throws: ``RevisionError/failed(_:message:)`` with the program's own words where it ends badly.
    static func run(
        _ name: String, _ arguments: [String], input: String? = nil
    ) throws(RevisionError) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        // Its messages are read, and must be in one language.
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
        let (output, messages) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = messages
        do {
            process.standardInput = try input.map(handle) ?? .nullDevice
            try process.run()
        } catch {
            throw .failed(name, message: error.localizedDescription)
        }
        // A program that cannot write its messages waits, so both pipes are read at the same time.
        let said = Mutex(Data())
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) {
            let data = bytes(of: messages)
            said.withLock { $0 = data }
        }
        let printed = bytes(of: output)
        reading.wait()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return Array(printed)
        case 127: throw .programMissing(name)
        default:
            let message = String(decoding: said.withLock { $0 }, as: UTF8.self)
            throw .failed(name, message: message.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    private static func bytes(of pipe: Pipe) -> Data {
        (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    }

    /// A text as a file without a name.
    private static func handle(on text: String) throws -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appending(path: "splitframe-\(UUID())")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try FileHandle(forReadingFrom: file)
    }
}

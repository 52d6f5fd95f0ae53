import Foundation

/// Another program that is run to its end.
enum ChildProgram {
    /// Runs a program that the search path finds; returns what it printed, without the last line break.
    ///
    /// - Throws: ``RevisionError/failed(_:message:)`` with the program's own words where it ends badly.
    @discardableResult
    static func run(_ name: String, _ arguments: String...) throws(RevisionError) -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardInput = FileHandle.nullDevice
        let (output, messages) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = messages
        do {
            try process.run()
        } catch {
            throw .failed(name, message: error.localizedDescription)
        }
        // Both are short: neither fills its pipe while the other is read.
        let text = text(of: output)
        let message = self.text(of: messages)
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return text
        case 127: throw .programMissing(name)
        default: throw .failed(name, message: message)
        }
    }

    private static func text(of pipe: Pipe) -> String {
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}

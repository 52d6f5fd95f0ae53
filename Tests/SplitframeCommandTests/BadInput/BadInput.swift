import Foundation

@testable import SplitframeCommand

/// One thing that somebody may get wrong, and how they hear of it.
struct BadInput: Sendable, CustomStringConvertible {
    /// What is wrong.
    let what: String
    /// The command line; `FILE` stands for the path of the bad file, and `FOLDER` for its folder.
    let words: [String]
    /// The bad file, where there is one, and its name.
    var file: Data?
    var fileName = "bad.json"
    let status: CommandStatus
    /// What the message names.
    let names: String

    var description: String { what }

    /// Why the command does not answer as it should; nil where it does.
    func complaint(in folder: String) async throws -> String? {
        let path = "\(folder)/\(fileName)"
        if let file { try file.write(to: URL(filePath: path)) }
        let words = words.map { $0.replacing("FILE", with: path).replacing("FOLDER", with: folder) }
        let transcript = ConsoleTranscript()
        let ended = await transcript.run(words)
        let message = transcript.messages
        guard ended == status else { return "ended with \(ended), not \(status): \(message)" }
        guard message.hasPrefix("error: "), message.hasSuffix("\n"), message.count(where: { $0 == "\n" }) == 1
        else {
            return "is not told in one line: \(message)"
        }
        guard message.contains(names) else { return "does not name \(names): \(message)" }
        return message.count > 2500 ? "is told in \(message.count) characters" : nil
    }
}

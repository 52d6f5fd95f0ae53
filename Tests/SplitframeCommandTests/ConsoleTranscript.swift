import Synchronization

@testable import SplitframeCommand

/// Runs the program within the test and keeps what it says.
final class ConsoleTranscript: Sendable {
    private let streams = Mutex<(output: [UInt8], messages: String)>(([], ""))

    var output: [UInt8] { streams.withLock { $0.output } }
    var text: String { String(decoding: output, as: UTF8.self) }
    var messages: String { streams.withLock { $0.messages } }

    func run(_ words: String..., onTerminal: Bool = false) async -> CommandStatus {
        await run(words, onTerminal: onTerminal)
    }

    func run(_ words: [String], onTerminal: Bool = false) async -> CommandStatus {
        let console = Console(
            output: { bytes in self.streams.withLock { $0.output += bytes } },
            terminal: { text in self.streams.withLock { $0.messages += text } }, isTerminal: onTerminal)
        return await Program(console: console).run(words)
    }
}

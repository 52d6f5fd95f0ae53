import Synchronization

/// Keeps messages in the order in which they came.
final class MessageList: Sendable {
    private let messages = Mutex("")

    var text: String { messages.withLock { $0 } }

    func append(_ message: String) { messages.withLock { $0 += message } }
}

import Dispatch
import SplitframeSystem
import Synchronization

/// Turns the first Ctrl-C into a request to stop, so that files being written are finished or taken away.
struct Interruption {
    /// Whether it has come.
    private final class Flag: Sendable {
        let isSet = Atomic<Bool>(false)
    }

    private let struck = Flag()
    private let source: any DispatchSourceSignal

    /// Starts to listen; a second interrupt, or a work that does not listen, ends the process at once.
    init(_ stop: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [struck] in
            signal(SIGINT, SIG_DFL)
            struck.isSet.store(true, ordering: .relaxed)
            stop()
            DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
                exit(CommandStatus.interrupted.rawValue)
            }
        }
        source.resume()
    }

    /// How the process ends: interrupted, however far the work had come, or as the work says.
    func status(of status: CommandStatus) -> CommandStatus {
        struck.isSet.load(ordering: .relaxed) ? .interrupted : status
    }
}

import Dispatch
import SplitframeSystem
import Synchronization

/// Turns the first Ctrl-C into a request to stop, so that files being written are finished or deleted.
struct Interruption {
    /// Whether the interrupt has occurred.
    private final class Flag: Sendable {
        let isSet = Atomic<Bool>(false)
    }

    private let struck = Flag()
    private let source: any DispatchSourceSignal

    /// Starts to listen; a second interrupt ends the process at once, and so does the first if the work does not stop
    /// soon.
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

    /// The exit status: interrupted, even if the work has finished, or else the status of the work.
    func status(of status: CommandStatus) -> CommandStatus {
        struck.isSet.load(ordering: .relaxed) ? .interrupted : status
    }
}

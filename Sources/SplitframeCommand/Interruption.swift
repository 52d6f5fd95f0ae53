import Dispatch
import Foundation

/// Turns the first Ctrl-C into a request to stop, so that files being written are finished or taken away.
struct Interruption {
    private let source: any DispatchSourceSignal

    /// Starts to listen; a second interrupt, or a work that does not listen, ends the process at once.
    init(_ stop: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            signal(SIGINT, SIG_DFL)
            stop()
            DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
                exit(CommandStatus.interrupted.rawValue)
            }
        }
        source.resume()
    }

    /// Stops listening.
    func stop() { source.cancel() }
}

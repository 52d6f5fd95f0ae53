import Foundation
package import SplitframeLayout

/// A call that UIKit answers with an exception, on any object.
package protocol RaisedMisuse: Error, CustomStringConvertible {
    /// The exception that UIKit raises.
    var exception: SplitMisuse.Exception { get }
    /// Whether the call is impossible in any implementation, such as a controller inside itself.
    var isImpossible: Bool { get }
}

extension SplitMisuse: RaisedMisuse {
    package var isImpossible: Bool { false }
}

/// The place where live classes report exceptions of UIKit, since Swift has none.
@MainActor package enum RaisedMisuses {
    /// The handler of a misuse.
    ///
    /// With a handler the call has no effect; without one the process stops with the description.
    private static var listener: ((any RaisedMisuse) -> Void)?

    /// Runs some work and returns its first misuse, instead of stopping.
    package static func first(in work: () -> Void) -> (any RaisedMisuse)? {
        let former = listener
        defer { listener = former }
        var first: (any RaisedMisuse)?
        listener = { first = first ?? $0 }
        work()
        return first
    }

    /// Whether a call has no misuse and may proceed.
    static func allow(_ misuse: (any RaisedMisuse)?) -> Bool {
        guard let misuse else { return true }
        guard let listener else {
            // In a release build, the precondition prints no message.
            FileHandle.standardError.write(Data("\(misuse.description)\n".utf8))
            preconditionFailure(misuse.description)
        }
        listener(misuse)
        return false
    }
}

import Foundation
package import SplitframeLayout

/// A call that UIKit answers with an exception, whatever object it is made on.
package protocol RaisedMisuse: Error, CustomStringConvertible {
    /// What UIKit raises.
    var exception: SplitMisuse.Exception { get }
    /// Whether the call asks for what cannot be, under UIKit or elsewhere: a controller inside itself.
    var makesNoSense: Bool { get }
}

extension SplitMisuse: RaisedMisuse {
    package var makesNoSense: Bool { false }
}

/// Where live classes say that UIKit would raise: Swift has no exceptions to raise in its place.
@MainActor package enum RaisedMisuses {
    /// Who hears of a misuse.
    ///
    /// The call then does nothing; without anybody the process stops with the sentence.
    private static var listener: ((any RaisedMisuse) -> Void)?

    /// Does something, and gives back the first misuse in it instead of stopping.
    package static func first(in work: () -> Void) -> (any RaisedMisuse)? {
        let former = listener
        defer { listener = former }
        var first: (any RaisedMisuse)?
        listener = { first = first ?? $0 }
        work()
        return first
    }

    /// Whether nothing is wrong with a call, which goes on then.
    static func allow(_ misuse: (any RaisedMisuse)?) -> Bool {
        guard let misuse else { return true }
        guard let listener else {
            // The precondition of a release build says nothing itself.
            FileHandle.standardError.write(Data("\(misuse.description)\n".utf8))
            preconditionFailure(misuse.description)
        }
        listener(misuse)
        return false
    }
}

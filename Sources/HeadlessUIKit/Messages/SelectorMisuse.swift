import SplitframeLayout

/// A selector sent to an object that has no such method; UIKit's objects raise "unrecognized selector".
struct SelectorMisuse: Error, Hashable, Sendable {
    /// The kind of fault.
    enum Reason: Error, Hashable, Sendable {
        case nameAlone, unrecognized
        case otherArgument(wanted: String, given: String)
    }

    let selector: Selector
    /// The class of the object.
    let target: String
    let reason: Reason
}

extension SelectorMisuse: RaisedMisuse {
    var exception: SplitMisuse.Exception { .invalidArgument }

    var isImpossible: Bool { false }

    /// One sentence with the reason and the alternative.
    var description: String {
        switch reason {
        case .nameAlone:
            "\(selector) was sent to \(target) and is a name alone: make it of a method, Selector(\(target).method)."
        case .unrecognized:
            "\(selector) was sent to \(target), which has no such method: make it of a method of \(target)."
        case .otherArgument(let wanted, let given):
            "\(selector) of \(target) takes \(wanted) and was sent with \(given): let the parameter be Any?."
        }
    }
}

/// The reason why figures cannot be recorded, or why a recording cannot be read.
public enum FigureError: Error, Hashable, Sendable {
    /// Two figures have the same name.
    case sameName(String)
    /// Making the figure, or an action in it, threw an error.
    case failed(String, reason: String)
    /// Nothing is on screen.
    case nothingOnScreen(String)
    /// The file is not a recording, or comes from another version of Splitframe.
    case unreadable
}

extension FigureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sameName(let name): "Two figures are named \"\(name)\": give one of them another name."
        case .failed(let name, let reason): "The figure \"\(name)\" cannot be made: \(reason)"
        case .nothingOnScreen(let name):
            "The figure \"\(name)\" has nothing on screen: give the window a root view controller."
        case .unreadable:
            "The recorded figures are damaged, or another version of Splitframe recorded them: run \"splitframe docs --run\"."
        }
    }
}

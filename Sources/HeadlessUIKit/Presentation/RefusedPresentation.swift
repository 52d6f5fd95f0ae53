import Foundation

/// A presentation that UIKit leaves undone with a warning.
enum RefusedPresentation: CustomStringConvertible {
    case outsideWindow(UIViewController, on: UIViewController)
    case alreadyPresenting(UIViewController, on: UIViewController, other: UIViewController)

    /// One sentence with what to do instead.
    var description: String {
        switch self {
        case .outsideWindow(let controller, let host):
            "\(controller) is not presented: the view of \(host) is in no window. Present it once that view has appeared."
        case .alreadyPresenting(let controller, let host, let other):
            "\(controller) is not presented: \(host) presents \(other) already. Dismiss that first, or present from it."
        }
    }
}

extension UIViewController {
    /// Why UIKit would leave a presentation on this controller undone; nil where it would not.
    func refusal(ofPresenting controller: UIViewController) -> RefusedPresentation? {
        if let other = presentation?.controller {
            return .alreadyPresenting(controller, on: self, other: other)
        }
        return viewIfLoaded?.window == nil ? .outsideWindow(controller, on: self) : nil
    }
}

extension RefusedPresentation? {
    /// Whether nothing refuses a presentation; else the reason is written as a warning.
    var allows: Bool {
        guard let self else { return true }
        FileHandle.standardError.write(Data("Warning: \(self)\n".utf8))
        return false
    }
}

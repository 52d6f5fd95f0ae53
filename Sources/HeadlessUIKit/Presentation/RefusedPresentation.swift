import Foundation

/// A presentation that UIKit refuses with a warning.
enum RefusedPresentation: CustomStringConvertible {
    case outsideWindow(UIViewController, on: UIViewController)
    case alreadyPresenting(UIViewController, on: UIViewController, other: UIViewController)

    /// One sentence with the reason and the alternative.
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
    /// The reason why UIKit would refuse a presentation on this controller; nil for none.
    func refusal(ofPresenting controller: UIViewController) -> RefusedPresentation? {
        if let other = presentation?.controller {
            return .alreadyPresenting(controller, on: self, other: other)
        }
        return viewIfLoaded?.window == nil ? .outsideWindow(controller, on: self) : nil
    }
}

extension RefusedPresentation? {
    /// Whether a presentation is not refused; otherwise the reason is printed as a warning.
    var allows: Bool {
        guard let self else { return true }
        FileHandle.standardError.write(Data("Warning: \(self)\n".utf8))
        return false
    }
}

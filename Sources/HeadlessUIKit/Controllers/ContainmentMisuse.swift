import SplitframeLayout

/// A way of putting controllers together that UIKit answers with an exception.
enum ContainmentMisuse: Error, Hashable, Sendable {
    case pushedSplitView
    case pushedNavigationController
    case alreadyOnStack
    case twiceOnStack
    case notOnStack
    case presentedChild
    /// A change between controllers that are not both children of the one that is asked for it.
    case exchangedStrangers
    case popoverWithoutSource
    /// A controller would stand inside itself, at whatever depth.
    case insideItself
}

extension ContainmentMisuse: RaisedMisuse {
    var exception: SplitMisuse.Exception { self == .notOnStack ? .internalInconsistency : .invalidArgument }

    var makesNoSense: Bool { self == .insideItself }

    /// One sentence with what to do instead.
    var description: String {
        switch self {
        case .pushedSplitView:
            "A split view cannot be pushed onto a navigation stack: make it the root, or a plain container's child."
        case .pushedNavigationController:
            "A navigation controller cannot be pushed onto another: push what it holds."
        case .alreadyOnStack:
            "A navigation stack holds a controller only once: pop to it instead of pushing it again."
        case .twiceOnStack:
            "The controllers of a navigation stack must be distinct: name each of them once."
        case .notOnStack:
            "A navigation stack is popped to a controller that it holds: look for it in viewControllers first."
        case .presentedChild:
            "A controller that has a parent cannot be presented: remove it from its parent first."
        case .exchangedStrangers:
            "A transition goes from one child to another: add both to the controller that is asked for it."
        case .popoverWithoutSource:
            "A popover must know where it comes from: set sourceView or barButtonItem of its popoverPresentationController before presenting it."
        case .insideItself:
            "A controller cannot stand inside itself: the parent is the child, or stands inside it."
        }
    }
}

extension UIViewController {
    /// What is wrong with taking a child in; nil where nothing is.
    func misuse(ofAdding child: UIViewController) -> ContainmentMisuse? {
        stands(in: child) ? .insideItself : nil
    }

    /// Whether this is a controller, or stands in it or in what it presents, at whatever depth.
    private func stands(in other: UIViewController) -> Bool {
        self === other || parentController?.stands(in: other) == true || presenter?.stands(in: other) == true
    }

    /// What is wrong with putting one controller in another's place; nil where nothing is.
    func misuse(ofExchanging old: UIViewController, for new: UIViewController) -> ContainmentMisuse? {
        old.parentController === self && new.parentController === self ? nil : .exchangedStrangers
    }

    /// What is wrong with presenting a controller; nil where nothing is.
    func misuse(ofPresenting controller: UIViewController) -> ContainmentMisuse? {
        if let misuse = misuse(ofAdding: controller) { return misuse }
        if controller.parentController != nil { return .presentedChild }
        return controller.lacksPopoverSource(in: surroundingWindow) ? .popoverWithoutSource : nil
    }
}

import SplitframeLayout

/// A containment of controllers that UIKit answers with an exception.
enum ContainmentMisuse: Error, Hashable, Sendable {
    case pushedSplitView, pushedNavigationController, alreadyOnStack, twiceOnStack, notOnStack, presentedChild
    /// A transition between controllers that are not both children of the one that performs it.
    case exchangedStrangers
    case popoverWithoutSource
    /// A controller would be inside itself, at any depth.
    case insideItself
}

extension ContainmentMisuse: RaisedMisuse {
    var exception: SplitMisuse.Exception { self == .notOnStack ? .internalInconsistency : .invalidArgument }

    var isImpossible: Bool { self == .insideItself }

    /// One sentence with the reason and the alternative.
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
    /// The fault in adding a child; nil for none.
    func misuse(ofAdding child: UIViewController) -> ContainmentMisuse? {
        stands(in: child) ? .insideItself : nil
    }

    /// Whether this is the controller itself, or inside it or a controller that it presents, at any depth.
    private func stands(in other: UIViewController) -> Bool {
        self === other || parentController?.stands(in: other) == true || presenter?.stands(in: other) == true
    }

    /// The fault in replacing one controller by another; nil for none.
    func misuse(ofExchanging old: UIViewController, for new: UIViewController) -> ContainmentMisuse? {
        old.parentController === self && new.parentController === self ? nil : .exchangedStrangers
    }

    /// The fault in presenting a controller; nil for none.
    func misuse(ofPresenting controller: UIViewController) -> ContainmentMisuse? {
        if let misuse = misuse(ofAdding: controller) { return misuse }
        if controller.parentController != nil { return .presentedChild }
        return controller.lacksPopoverSource(in: surroundingWindow) ? .popoverWithoutSource : nil
    }
}

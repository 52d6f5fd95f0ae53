public import Foundation

/// A storyboard, which only Xcode can compile and which cannot be read on Linux.
@available(
    *, unavailable,
    message:
        "There are no storyboards on Linux: make the view controller in code, or move the call behind #if !os(Linux)."
)
@preconcurrency @MainActor public final class UIStoryboard {
    public init(name: String, bundle: Bundle?) {}
    public func instantiateInitialViewController() -> UIViewController? { nil }
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { nil }
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIViewController()
    }
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller { preconditionFailure("There are no storyboards on Linux.") }
}

/// A nib, which likewise only Xcode can compile.
@available(
    *, unavailable,
    message: "There are no nibs on Linux: register the class of the cell, or make the view in code."
)
@preconcurrency @MainActor public final class UINib {
    public init(nibName: String, bundle: Bundle?) {}
    public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }

    /// A key of the options of a nib.
    public struct OptionsKey: Hashable, Sendable {}
}

extension Bundle {
    /// Nibs likewise: only Xcode can compile them.
    @available(*, unavailable, message: "There are no nibs on Linux: make the view in code.")
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        nil
    }
}

/// A segue between two scenes of a storyboard, so that apps may override `prepare(for:sender:)`; compiles only.
@preconcurrency @MainActor open class UIStoryboardSegue: IdentityHashable {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    open func perform() {}
}

/// The place from which a storyboard goes back; compiles only.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: IdentityHashable {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}

/// What a preview of iOS 9 to 12 offered below it; compiles only.
@preconcurrency @MainActor public protocol UIPreviewActionItem: AnyObject {
    var title: String { get }
}

/// An action of a preview; compiles only.
@preconcurrency @MainActor open class UIPreviewAction: IdentityHashable, UIPreviewActionItem {
    /// The look of an action, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default`, selected, destructive
    }

    public let title: String
    public let style: Style
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    public init(
        title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
    ) { (self.title, self.style, self.handler) = (title, style, handler) }
}

/// A class that makes controllers again when state is restored; compiles only.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder)
        -> UIViewController?
}

public import Foundation

/// A storyboard, which only Xcode can compile and which cannot be read on Linux.
@available(
    *, unavailable,
    message:
        "There are no storyboards on Linux: make the view controller in code, or move the call behind #if !os(Linux)."
)
public final class UIStoryboard {}

/// A nib, which likewise only Xcode can compile.
@available(
    *, unavailable,
    message: "There are no nibs on Linux: register the class of the cell, or make the view in code."
)
public final class UINib {}

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

/// A class that makes controllers again when state is restored; compiles only.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder)
        -> UIViewController?
}

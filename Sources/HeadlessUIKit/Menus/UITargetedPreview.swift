public import Foundation

/// The preview above a menu or under a finger; compiles only.
@preconcurrency @MainActor open class UITargetedPreview: IdentityHashable {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget?

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        target = nil
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }
}

/// A preview of a dragged item; compiles only.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// The look of a preview; compiles only.
@preconcurrency @MainActor open class UIPreviewParameters: IdentityHashable {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor?

    public init() {}
    public init(textLineRects: [NSValue]) {}
}

/// The look of a dragged item's preview; compiles only.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The destination of a preview; compiles only.
@preconcurrency @MainActor open class UIPreviewTarget: IdentityHashable {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// Animations alongside a menu that appears or disappears.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Animations alongside the opening of a menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
    UIContextMenuInteractionAnimating
{
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which a menu's preview is opened, with UIKit's raw values; compiles only.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

/// The opening of a preview, which ends at once headless.
@MainActor final class PreviewCommit: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func finish() { for completion in completions { completion() } }
}

/// A preview for a hard press on the screen; compiles only.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

/// A delegate that makes and opens previews; compiles only.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@MainActor final class Previewing: UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}

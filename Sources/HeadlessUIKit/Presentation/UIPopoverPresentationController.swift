public import Foundation
import SplitframeInterface
import SplitframeLayout

/// A presentation in a popover: where it points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    /// The view or bar button from which the popover comes.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// The sheet that the popover becomes where there is no room for one.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
    /// The sides from which the arrow may come; a popover from a bar button has none (iOS 26.1).
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where the arrow points on screen; unknown where there is no popover or no arrow.
    open var arrowDirection: UIPopoverArrowDirection {
        presentedViewController.presentedFrame?.arrow.map(UIPopoverArrowDirection.init) ?? .unknown
    }
}

extension UIViewController {
    /// The delegate may say only now where the popover comes from.
    func prepareForPopover() {
        guard let manager = ownPresentationController as? UIPopoverPresentationController else { return }
        (manager.delegate as? any UIPopoverPresentationControllerDelegate)?
            .prepareForPopoverPresentation(manager)
    }
}

extension UIWindow {
    /// Asks where popovers from views move with their window; one from a bar button follows that by itself (documented).
    ///
    /// - Returns: Whether any delegate moved its popover.
    func repositionPopovers() -> Bool {
        shownControllers.map { controller in
            guard controller.presenter != nil, controller.shownStyle == .popover,
                let popover = controller.ownPresentationController as? UIPopoverPresentationController,
                let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate,
                popover.barButtonItem == nil, let source = popover.sourceView
            else { return false }
            var (rect, view) = (popover.sourceRect, source)
            withUnsafeMutablePointer(to: &view) { view in
                delegate.popoverPresentationController(
                    popover, willRepositionPopoverTo: &rect, in: AutoreleasingUnsafeMutablePointer(view))
            }
            defer { (popover.sourceRect, popover.sourceView) = (rect, view) }
            return rect != popover.sourceRect || view !== source
        }.contains(true)
    }
}

/// What a popover may come from: a view or a bar button.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Where the item is in a view's space, in points; nil where it has no view there.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Nil: bars are drawn without views for their buttons.
    public func frame(in referenceView: UIView) -> CGRect? { nil }
}

/// The sides to which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))

    public init(rawValue: UInt) { self.rawValue = rawValue }

    init(_ arrow: PopoverArrow) {
        self =
            switch arrow {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
    }

    var arrows: Set<PopoverArrow> { PopoverArrow.any.filter { contains(UIPopoverArrowDirection($0)) } }
}

public import Foundation
import SplitframeInterface
import SplitframeLayout

/// A presentation in a popover, with the place that it points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    /// The view or bar button that the popover points to.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// The sheet that the popover adapts to where it has no room.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
    /// The permitted sides of the arrow; a popover from a bar button has none (iOS 26.1).
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction of the arrow on screen; unknown without a popover or an arrow.
    open var arrowDirection: UIPopoverArrowDirection {
        presentedViewController.presentedFrame?.arrow.map(UIPopoverArrowDirection.init) ?? .unknown
    }

    // MARK: Compiles only
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    open var canOverlapSourceViewRect = false
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

extension UIViewController {
    /// Lets the delegate prepare the popover, of which it may set the source only now.
    func prepareForPopover() {
        guard let manager = ownPresentationController as? UIPopoverPresentationController else { return }
        (manager.delegate as? any UIPopoverPresentationControllerDelegate)?
            .prepareForPopoverPresentation(manager)
    }
}

extension UIWindow {
    /// Asks delegates for new sources of popovers from views; one from a bar button follows the button (documented).
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

/// An item that a popover can point to: a view or a bar button.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// The item's frame in a view's space, in points; nil where it has no view there.
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

/// The possible directions of a popover's arrow.
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

public import Foundation
import SplitframeInterface
import SplitframeLayout

/// A presentation in a popover: where it points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: UIBarButtonItem? {
        get { barButtonItem }
        set { barButtonItem = newValue }
    }
    /// The sides from which the arrow may come; a popover from a bar button has none (iOS 26.1).
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where the arrow points on screen; unknown where there is no popover or no arrow.
    open var arrowDirection: UIPopoverArrowDirection {
        presentedViewController.presentedFrame?.arrow.map(UIPopoverArrowDirection.init) ?? .unknown
    }
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

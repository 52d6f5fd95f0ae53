public import Foundation

/// A rectangle inside a view that takes part in layout.
@preconcurrency @MainActor open class UILayoutGuide: IdentityHashable {
    enum Kind: Equatable {
        case safeArea, layoutMargins, readableContent, keyboard
        /// The content of a scroll view.
        case scrolledContent
        /// The frame of a scroll view, which does not scroll.
        case scrollFrame
        case region(UIView.LayoutRegion)
        /// The strips of the safe area above and below a controller's content.
        case aboveContent, belowContent
        case plain
    }

    let kind: Kind
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    var solvedFrame = CGRect.zero

    public init() { kind = .plain }

    init(kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    /// The frame of the guide in its view's space, in points.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return switch kind {
        case .safeArea: owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .aboveContent:
            CGRect(
                x: owningView.bounds.minX, y: owningView.bounds.minY, width: owningView.bounds.width,
                height: owningView.safeAreaInsets.top)
        case .belowContent:
            CGRect(
                x: owningView.bounds.minX, y: owningView.bounds.maxY - owningView.safeAreaInsets.bottom,
                width: owningView.bounds.width, height: owningView.safeAreaInsets.bottom)
        case .layoutMargins: owningView.bounds.inset(by: owningView.layoutMargins)
        case .readableContent: owningView.readableFrame
        case .scrolledContent:
            CGRect(origin: .zero, size: (owningView as? any ScrollingView)?.contentSize ?? .zero)
        case .scrollFrame: owningView.bounds
        case .region(let region): region.frame(in: owningView)
        case .plain, .keyboard: solvedFrame
        }
    }
}

/// The area of the keyboard, which is hidden headless: the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Compiles only.
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true

    init(of view: UIView) { super.init(kind: .keyboard, of: view) }

    open override var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        let height = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
        let bounds = owningView.bounds
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}

public import Foundation

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

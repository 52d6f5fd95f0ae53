public import Foundation

/// A control for choosing a colour, which has its size.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// Compiles only.
    open var selectedColor: UIColor?
    /// Compiles only.
    open var title: String?
    /// Compiles only.
    open var supportsAlpha = true

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

/// A sheet with colours, of which a test chooses one by calling the delegate; compiles only.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
}

/// A delegate that is told about a chosen colour; compiles only.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
}

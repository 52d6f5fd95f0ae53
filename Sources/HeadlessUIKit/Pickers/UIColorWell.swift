/// A sheet with colours, of which a test chooses one by calling the delegate; compiles only.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
}

/// A delegate that is told about a chosen colour; compiles only.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
}

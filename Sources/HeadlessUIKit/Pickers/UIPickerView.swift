public import Foundation
import SplitframeInterface

/// Wheels with rows; the host's `choose(row:inComponent:of:)` turns one.
@preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// The row in the middle of a wheel; -1 where it has none.
    open func selectedRow(inComponent component: Int) -> Int {
        min(max(selected[component] ?? 0, 0), numberOfRows(inComponent: component) - 1)
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }

    /// Ignored: only the selection is stored, and it stays where its rows still exist.
    open func reloadAllComponents() {}
    /// Compiles only.
    open func reloadComponent(_ component: Int) {}
    open func rowSize(forComponent component: Int) -> CGSize { .zero }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }
}

extension UIPickerView: DrawnControl {
    /// The selected rows, each in the middle of its wheel.
    var drawing: ControlDrawing? {
        let count = numberOfComponents
        let texts = (0..<count).map { component in
            let row = selectedRow(inComponent: component)
            guard row >= 0 else { return "" }
            return delegate?.pickerView(self, titleForRow: row, forComponent: component)
                ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
                ?? ""
        }
        let width = bounds.width / CGFloat(max(count, 1))
        return ControlDrawing(
            name: "picker", value: count > 0 ? texts.joined(separator: ", ") : nil,
            parts: [(ViewElement(.outline), bounds)]
                + texts.enumerated().map { component, text in
                    let row = CGRect(
                        x: width * CGFloat(component), y: bounds.midY - 17, width: width, height: 34)
                    return (ViewElement(.segment, text: text, fontSize: 13), row.insetBy(dx: 8, dy: 0))
                })
    }
}

/// A data source that provides the number of rows in a picker's wheels.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the titles of a picker's rows and is told about selections.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A sheet with colours, of which a test chooses one by calling the delegate; compiles only.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
}

/// A delegate that is told about a chosen colour; compiles only.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
}

public import Foundation

extension UIAccessibilityCustomRotorItemResult {
    public var targetRange: UITextRange? {
        get { range as? UITextRange }
        set { range = newValue }
    }

    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init()
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

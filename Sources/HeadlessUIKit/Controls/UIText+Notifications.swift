public import Foundation

extension UITextField {
    public static let textDidBeginEditingNotification = notification("UITextFieldTextDidBeginEditing")
    public static let textDidEndEditingNotification = notification("UITextFieldTextDidEndEditing")
    public static let textDidChangeNotification = notification("UITextFieldTextDidChange")
}

extension UITextView {
    public static let textDidBeginEditingNotification = notification("UITextViewTextDidBeginEditing")
    public static let textDidEndEditingNotification = notification("UITextViewTextDidEndEditing")
    public static let textDidChangeNotification = notification("UITextViewTextDidChange")
}

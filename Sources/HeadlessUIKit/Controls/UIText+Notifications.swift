public import Foundation

extension UITextField {
    nonisolated public static let textDidBeginEditingNotification = notification(
        "UITextFieldTextDidBeginEditing")
    nonisolated public static let textDidEndEditingNotification = notification("UITextFieldTextDidEndEditing")
    nonisolated public static let textDidChangeNotification = notification("UITextFieldTextDidChange")
}

extension UITextView {
    nonisolated public static let textDidBeginEditingNotification = notification(
        "UITextViewTextDidBeginEditing")
    nonisolated public static let textDidEndEditingNotification = notification("UITextViewTextDidEndEditing")
    nonisolated public static let textDidChangeNotification = notification("UITextViewTextDidChange")
}

public import Foundation

/// A keyboard's language, which is the app's; compiles only.
@preconcurrency @MainActor open class UITextInputMode: IdentityHashable {
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
    public static let activeInputModes = [UITextInputMode()]

    open var primaryLanguage: String? { Locale.preferredLanguages.first }
}

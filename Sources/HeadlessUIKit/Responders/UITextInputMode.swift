public import Foundation

/// The gestures that undo and redo, with UIKit's raw values; compiles only.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none
    case `default`
}

/// The buttons beside the suggestions of the keyboard; compiles only.
@preconcurrency @MainActor open class UITextInputAssistantItem: IdentityHashable {
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var allowsHidingShortcuts = true

    init() {}
}

/// A keyboard's language, which is the app's; compiles only.
@preconcurrency @MainActor open class UITextInputMode: IdentityHashable {
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
    public static let activeInputModes = [UITextInputMode()]

    open var primaryLanguage: String? { Locale.preferredLanguages.first }
}

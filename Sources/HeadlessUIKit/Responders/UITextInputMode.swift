/// The buttons beside the suggestions of the keyboard; compiles only.
@preconcurrency @MainActor open class UITextInputAssistantItem: IdentityHashable {
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var allowsHidingShortcuts = true

    init() {}
}

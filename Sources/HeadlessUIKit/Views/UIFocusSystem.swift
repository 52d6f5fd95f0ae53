/// The system that moves the focus; headless nothing has it, so that there is none for any view.
@preconcurrency @MainActor open class UIFocusSystem: IdentityHashable {
    open weak var focusedItem: (any UIFocusItem)? { nil }

    private init() {}

    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    /// Compiles only.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Compiles only.
    open func updateFocusIfNeeded() {}
}

/// A rectangle that leads the focus elsewhere; compiles only.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's: nil resets it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// The rank of an item in its focus group, with UIKit's raw values; compiles only.
public struct UIFocusGroupPriority: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int

    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

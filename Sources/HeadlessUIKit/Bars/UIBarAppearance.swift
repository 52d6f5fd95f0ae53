public import Foundation

/// The look of a bar, of which colours are drawn.
@preconcurrency @MainActor open class UIBarAppearance: IdentityHashable {
    open var backgroundColor: UIColor?
    /// Whether what lies beneath the bar is seen where no colour is set.
    private(set) var isTransparent = false

    public init() {}

    public required init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        isTransparent = barAppearance.isTransparent
        shadowColor = barAppearance.shadowColor
        backgroundImage = barAppearance.backgroundImage
        shadowImage = barAppearance.shadowImage
        backgroundEffect = barAppearance.backgroundEffect
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
    }

    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Takes the system's usual background, in which wireframes draw bars anyway.
    open func configureWithDefaultBackground() { (backgroundColor, isTransparent) = (nil, false) }
    open func configureWithOpaqueBackground() {
        (backgroundColor, isTransparent) = (.systemBackground, false)
    }
    /// Takes no background and no line (documented).
    open func configureWithTransparentBackground() { (backgroundColor, isTransparent) = (nil, true) }

    // MARK: Compiles only
    open var shadowColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()

    public override init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        backButtonAppearance = other.backButtonAppearance.copied()
        prominentButtonAppearance = other.prominentButtonAppearance.copied()
        titlePositionAdjustment = other.titlePositionAdjustment
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }

    // MARK: Compiles only
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var titlePositionAdjustment = UIOffset.zero
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var prominentButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of bar buttons; compiles only.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: IdentityHashable {
    /// The look of a button in one state.
    @preconcurrency @MainActor open class StateAppearance: IdentityHashable {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var titlePositionAdjustment = UIOffset.zero
        open var backgroundImage: UIImage?

        fileprivate func take(_ other: StateAppearance) {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            backgroundImage = other.backgroundImage
        }
    }

    public let normal = StateAppearance()
    public let highlighted = StateAppearance()
    public let disabled = StateAppearance()
    public let focused = StateAppearance()

    public init(style: UIBarButtonItem.Style = .plain) {}

    fileprivate func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}

/// The look of a tab bar: the colours of its background and its items.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()

    public override init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }

    // MARK: Compiles only
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

/// The look of a tab bar's items, of which colours are drawn.
@preconcurrency @MainActor open class UITabBarItemAppearance: IdentityHashable {
    /// The look of an item in one state.
    @preconcurrency @MainActor open class StateAppearance: IdentityHashable {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var iconColor: UIColor?
        open var badgeBackgroundColor: UIColor?
        open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

        fileprivate func take(_ other: StateAppearance) {
            titleTextAttributes = other.titleTextAttributes
            iconColor = other.iconColor
            badgeBackgroundColor = other.badgeBackgroundColor
            badgeTextAttributes = other.badgeTextAttributes
        }
    }

    public let normal = StateAppearance()
    public let selected = StateAppearance()
    public let disabled = StateAppearance()
    public let focused = StateAppearance()

    public init() {}

    fileprivate func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}

/// The look of a toolbar: the colour of its background.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    public override init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
    }

    // MARK: Compiles only
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

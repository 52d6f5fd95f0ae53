public import Foundation
import SplitframeInterface
import SplitframeLayout

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The style of a button, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
        case prominent
    }

    /// The buttons with a system icon or title, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case pageCurl, close, writingTools
    }

    /// A badge on a button (iOS 26).
    public struct Badge: Hashable, Sendable {
        public let stringValue: String?
        public var backgroundColor: UIColor?

        public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        public static func indicator() -> Badge { Badge(stringValue: nil) }

        // MARK: Compiles only
        public var foregroundColor: UIColor?
        public var font: UIFont?
    }

    open var style = Style.plain
    open weak var target: AnyObject?
    open var action: Selector?
    /// The action for a tap, in place of the method; its title and image become the button's, unless that is the
    /// system's.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, systemItem == nil else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }
    open var menu: UIMenu? { didSet { menu?.sender = self } }
    open var customView: UIView?
    /// The width in points; 0 for that of the icon and the title.
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    open var isHidden = false
    /// Whether the button may share a capsule of glass with its neighbours (iOS 26).
    open var sharesBackground = true
    /// Whether the button has no glass behind it (iOS 26).
    open var hidesSharedBackground = false
    /// The badge of the button (iOS 26).
    open var badge: Badge?
    open var identifier: String?
    open var changesSelectionAsPrimaryAction = false
    /// The bars that may show the item (iOS 27.1).
    open var axisBehavior = AxisBehavior.automatic
    /// The priority of the item where there is too little room (iOS 27).
    open var visibilityPriority = VisibilityPriority.standard
    open internal(set) var systemItem: SystemItem?

    public convenience init(title: String?, style: Style = .plain, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style = .plain, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        self.target = target
        self.action = action
    }

    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        systemItem = item
        style = item == .done ? .done : .plain
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(
        systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        systemItem = item
        self.primaryAction = primaryAction
        self.menu = menu
        menu?.sender = self
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
        menu?.sender = self
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// The icon or text that represents the button in a wireframe.
    var label: BarButtonElement? {
        if let systemItem {
            let icon = BarButtonElement.Icon(systemItem)
            return BarButtonElement(icon: icon, title: icon == nil ? "\(systemItem)".capitalized : nil)
        }
        if let element = customView?.barElement { return element }
        if let title, image == nil { return BarButtonElement(title: title) }
        return image.flatMap { $0.name == nil ? nil : BarButtonElement(of: $0) }
            ?? BarButtonElement(icon: .more)
    }

    /// Performs the action of a tap; false where the button is disabled, or no responder in the chain has its method.
    func perform() -> Bool {
        guard isEnabled, !isHidden else { return false }
        if let primaryAction {
            primaryAction.sender = self
            primaryAction.handler(primaryAction)
            return true
        }
        return action.map {
            UIApplication.shared.sendAction($0, to: target, from: self, for: UIEvent())
        } ?? false
    }

    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    // MARK: Compiles only
    open var isSelected = false
    /// Images behind buttons are not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
}

extension UIBarButtonItem {
    /// The bars that may show an item (iOS 27.1), with UIKit's raw values.
    public enum AxisBehavior: Int, Sendable {
        /// Upright bars only where the item has an image.
        case automatic
        /// Level bars only; the item is hidden where there is no level bar.
        case horizontalOnly
        /// Upright bars too, even for a text or a view.
        case verticalPreferred
    }

    /// The priority of an item in a bar with too little room (iOS 27).
    public struct VisibilityPriority: Hashable, Sendable, Comparable {
        let value: Double

        public static let standard = VisibilityPriority(value: 0)
        public static let low = VisibilityPriority(value: -1000)
        public static let high = VisibilityPriority(value: 1000)

        private init(value: Double) { self.value = value }

        public init(higherThan other: VisibilityPriority) { value = other.value.nextUp }

        public init(lowerThan other: VisibilityPriority) { value = other.value.nextDown }

        public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
    }
}

/// The items that an upright bar leaves out first where it has too little room (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
    /// The bar items are left out before the tab bar.
    case automatic
    case prefersBarItems, prefersTabBar
}

extension UIBarButtonItem {
    /// The item for a toolbar; nil where it is hidden.
    func toolbarItem(in traits: UITraitCollection) -> ToolbarItem? {
        guard !isHidden else { return nil }
        return switch systemItem {
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace(Double(width))
        default: element(.leading, in: traits).map { .button($0) }
        }
    }

    /// The button as drawn in a wireframe; nil for spaces and hidden items.
    func element(_ side: BarButtonElement.Side, in traits: UITraitCollection) -> BarButtonElement? {
        guard !isHidden, systemItem != .flexibleSpace, systemItem != .fixedSpace, var element = label else {
            return nil
        }
        element.side = side
        element.hasGlass = !hidesSharedBackground
        element.isProminent = style != .plain
        element.badge = badge.map { $0.stringValue ?? "" }
        element.badgeColor = badge?.backgroundColor?.drawn(in: traits)
        element.isEnabled = isEnabled
        element.width = width > 0 ? Double(width) : nil
        let titleColor = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
        element.tint = (tintColor ?? titleColor)?.drawn(in: traits)
        if !sharesBackground { element.hasOwnCapsule = true }
        element.axis = barAxis
        element.visibilityPriority = visibilityPriority.value
        return element
    }

    /// The bars that may show the item; with a custom view, `automatic` means level bars only.
    private var barAxis: BarAxis {
        switch axisBehavior {
        case .automatic: customView == nil ? .automatic : .horizontalOnly
        case .horizontalOnly: .horizontalOnly
        case .verticalPreferred: .verticalPreferred
        }
    }
}

extension [UIBarButtonItem] {
    /// The buttons of a navigation bar, from its edge inwards, each with the fixed spaces before it.
    @MainActor func elements(
        _ side: BarButtonElement.Side, in traits: UITraitCollection
    ) -> [BarButtonElement] {
        var space: Double?
        return compactMap { item in
            if item.systemItem == .fixedSpace, !item.isHidden { space = (space ?? 0) + Double(item.width) }
            guard var element = item.element(side, in: traits) else { return nil }
            (element.fixedSpace, space) = (space, nil)
            return element
        }
    }
}

extension UIView {
    /// The first text or image in the view, which represents it in a bar.
    var barElement: BarButtonElement? {
        switch self {
        case let label as UILabel: label.text.map { BarButtonElement(title: $0) }
        case let button as UIButton:
            button.currentTitle.map { BarButtonElement(title: $0) }
                ?? button.currentImage.map { BarButtonElement(of: $0) }
        case let view as UIImageView: view.image.map { BarButtonElement(of: $0) }
        default: subviews.lazy.compactMap(\.barElement).first
        }
    }
}

extension BarButtonElement {
    init(of image: UIImage) {
        self.init(icon: image.icon ?? .image)
        symbol = image.name
    }
}

/// A group of bar buttons, and the item that represents them where there is no room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: IdentityHashable {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }

    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    /// The buttons on screen; bars are drawn with room for all of them.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}

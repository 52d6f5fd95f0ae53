public import Foundation

extension UICellAccessory {
    public typealias ActionHandler = @MainActor () -> Void

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> Self { Self(accessoryType: .disclosureIndicator, displayed: displayed) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> Self {
        Self(
            accessoryType: .outlineDisclosure, displayed: displayed, style: options.style,
            handler: actionHandler)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> Self { Self(accessoryType: .checkmark, displayed: displayed) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> Self { Self(accessoryType: .delete, displayed: displayed, isLeading: true, handler: actionHandler) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> Self { Self(accessoryType: .insert, displayed: displayed, isLeading: true, handler: actionHandler) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> Self { Self(accessoryType: .reorder, displayed: displayed) }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> Self { Self(accessoryType: .multiselect, displayed: displayed, isLeading: true) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self { Self(accessoryType: .label, displayed: displayed, text: text) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> Self { Self(accessoryType: .detail, displayed: displayed, handler: actionHandler) }

    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init()
    ) -> Self { Self(accessoryType: .popUpMenu, displayed: displayed, menu: menu) }

    public static func customView(configuration: CustomViewConfiguration) -> Self {
        switch configuration.placement {
        case .leading(let displayed, _):
            Self(
                accessoryType: .custom, displayed: displayed, customView: configuration.customView,
                isLeading: true)
        case .trailing(let displayed, _):
            Self(accessoryType: .custom, displayed: displayed, customView: configuration.customView)
        }
    }

    /// The configuration of an accessory with a custom view.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool?
        /// Compiles only.
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    /// The width that is kept free for an accessory; compiles only.
    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    /// The options of an accessory, of which the style has an effect.
    public struct Options: Hashable, Sendable {
        /// The area in which an outline's arrow reacts to taps.
        public enum Style: Hashable, Sendable {
            case automatic, header, cell
        }

        public var style: Style

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.backgroundColor = backgroundColor
        }

        // MARK: Compiles only
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var font: UIFont?
        public var backgroundColor: UIColor?
        public var adjustsFontForContentSizeCategory: Bool?
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias OutlineDisclosureOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options
    public typealias LabelOptions = Options
    public typealias DetailOptions = Options
    public typealias PopUpMenuOptions = Options
}

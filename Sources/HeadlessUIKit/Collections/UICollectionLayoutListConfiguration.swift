public import Foundation

/// How a section of a collection view looks as a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The looks of a list.
    public enum Appearance: Hashable, Sendable {
        case plain
        case grouped
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    /// Where headers come from.
    public enum HeaderMode: Hashable, Sendable {
        case none
        case supplementary
        case firstItemInSection
    }

    /// Where footers come from.
    public enum FooterMode: Hashable, Sendable {
        case none
        case supplementary
    }

    public typealias SwipeActionsConfigurationProvider =
        @MainActor (
            _ indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration = UIListSeparatorConfiguration()
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The room above headers in points; nil for the automatic one.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The lines between the rows of a list; headless they are only kept.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line shows.
    public enum Visibility: Hashable, Sendable {
        case automatic
        case visible
        case hidden
    }

    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator

    public init() {}
}

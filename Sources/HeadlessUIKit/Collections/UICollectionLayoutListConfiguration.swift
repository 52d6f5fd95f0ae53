public import Foundation

/// The configuration of a section that is laid out as a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The looks of a list.
    public enum Appearance: Hashable, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// The source of headers.
    public enum HeaderMode: Hashable, Sendable {
        case none, supplementary, firstItemInSection
    }

    /// The source of footers.
    public enum FooterMode: Hashable, Sendable {
        case none, supplementary
    }

    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators: Bool
    /// The separators, of which those below the rows are drawn.
    public var separatorConfiguration = UIListSeparatorConfiguration()
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the list; nil for grey where the list is grouped, else for that of its surroundings.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The space above headers in points; nil for the automatic one.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// The separator below a row.
    ///
    /// - Parameter isUsual: Whether the row has a separator unless the app says otherwise.
    func separator(at path: IndexPath, isUsual: Bool) -> UIListSeparatorConfiguration? {
        let asked = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
        let isShown =
            switch asked.bottomSeparatorVisibility {
            case .automatic: isUsual
            case .visible: showsSeparators
            case .hidden: false
            }
        return isShown ? asked : nil
    }

    func swipeActions(at path: IndexPath, from edge: ListRowEdge) -> UISwipeActionsConfiguration? {
        switch edge {
        case .leading: leadingSwipeActionsConfigurationProvider?(path)
        case .trailing: trailingSwipeActionsConfigurationProvider?(path)
        }
    }

    var shownBackground: UIColor? { backgroundColor ?? (isGrouped ? .systemGroupedBackground : nil) }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The separators of a list's rows, of which those below the rows are drawn.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a separator is visible.
    public enum Visibility: Hashable, Sendable {
        case automatic, visible, hidden
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

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

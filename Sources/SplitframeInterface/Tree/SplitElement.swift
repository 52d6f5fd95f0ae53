/// The split view as a whole, as its getters would describe it.
public struct SplitElement: Hashable, Sendable {
    public var style: SplitStyle
    public var displayMode: DisplayMode
    public var splitBehavior: SplitBehavior
    public var isCollapsed: Bool
    public var primaryEdge: PrimaryEdge

    public init(
        style: SplitStyle, displayMode: DisplayMode, splitBehavior: SplitBehavior, isCollapsed: Bool,
        primaryEdge: PrimaryEdge
    ) {
        self.style = style
        self.displayMode = displayMode
        self.splitBehavior = splitBehavior
        self.isCollapsed = isCollapsed
        self.primaryEdge = primaryEdge
    }
}

extension SplitElement: TwinPart {
    static let blank = SplitElement(
        style: .unspecified, displayMode: .automatic, splitBehavior: .automatic, isCollapsed: false,
        primaryEdge: .leading)

    static let fields: [TwinField<Self>] = [
        TwinField("style", \.style),
        TwinField("displayMode", \.displayMode),
        TwinField("splitBehavior", \.splitBehavior),
        TwinField("isCollapsed", \.isCollapsed),
        TwinField("primaryEdge", \.primaryEdge),
    ]
}

/// One visible column: the container that UIKit would put on screen.
public struct ColumnElement: Hashable, Sendable {
    public var column: Column
    public var presentation: ColumnPresentation
    /// The column's safe-area insets in points.
    public var safeArea: EdgeInsets
    /// Whether touches reach the column.
    public var isInteractive: Bool

    public init(
        column: Column, presentation: ColumnPresentation, safeArea: EdgeInsets, isInteractive: Bool = true
    ) {
        self.column = column
        self.presentation = presentation
        self.safeArea = safeArea
        self.isInteractive = isInteractive
    }
}

/// The placement of a column relative to its neighbours.
public enum ColumnPresentation: NamedCase {
    /// Beside its neighbours, edge to edge; also the one column of a collapsed split view.
    case tiled
    /// A panel over its neighbour's extended background (iOS 26).
    case floating
    /// From the window's edge to edge over its neighbour's extended background (iOS 27).
    case edgeToEdge
    /// Above other columns, hiding part of them.
    case overlaid
    /// Pushed sideways and cropped by the window's edge.
    case displaced
}

extension ColumnElement: TwinPart {
    static let blank = ColumnElement(column: .secondary, presentation: .tiled, safeArea: .zero)

    static let fields: [TwinField<Self>] = [
        TwinField("presentation", \.presentation),
        TwinField("safeArea", \.safeArea),
        TwinField("isInteractive", \.isInteractive),
    ]
}

import SplitframeInterface
import SplitframeLayout

/// What is on screen in one layout: that of a state, or of the interface that a picture is drawn from.
struct LayoutFacts {
    let displayMode: DisplayMode
    let splitBehavior: SplitBehavior
    let isCollapsed: Bool
    /// The columns on screen with their frames in the window, in points.
    let frames: [(column: Column, frame: Rectangle)]

    init(_ state: SplitState) {
        let (layout, visible) = (state.layout, state.visibleColumns)
        (displayMode, splitBehavior) = (layout.displayMode, layout.splitBehavior)
        isCollapsed = layout.isCollapsed
        frames = layout.arrangement.columns.filter { visible.contains($0.column) }.map {
            ($0.column, $0.frame)
        }
    }

    /// Nil where the tree has no split view at its root.
    init?(_ tree: InterfaceTree) {
        guard case .split(let split) = tree.root.kind else { return nil }
        (displayMode, splitBehavior) = (split.displayMode, split.splitBehavior)
        isCollapsed = split.isCollapsed
        frames = (tree.root.children + tree.presented.flatMap { [$0] + $0.children }).compactMap { element in
            guard case .column(let column) = element.kind else { return nil }
            return (column.column, element.frame)
        }
    }
}

/// A number or word of a layout that conditions ask for, named as in `explain --why`.
enum LayoutQuantity: Hashable, Sendable {
    /// How many columns are on screen.
    case columns
    case displayMode
    case splitBehavior
    case isCollapsed
    case isShowing(Column)
    case side(Column, Side)

    enum Side: String, CaseIterable {
        case x, y, width, height
    }

    private static let all: [LayoutQuantity] =
        [columns, displayMode, splitBehavior, isCollapsed]
        + Column.allCases.filter { $0 != .compact }.flatMap { column in
            [isShowing(column)] + Side.allCases.map { side(column, $0) }
        }

    static var names: [String] { all.map(\.name) }

    init?(name: String) {
        let path = name.replacing("/", with: ".")
        guard let quantity = Self.all.first(where: { $0.name == path }) else { return nil }
        self = quantity
    }

    var name: String {
        switch self {
        case .columns: "columns"
        case .displayMode: "displayMode"
        case .splitBehavior: "splitBehavior"
        case .isCollapsed: "isCollapsed"
        case .isShowing(let column): "\(column).isShowing"
        case .side(let column, let side): "\(column).\(side.rawValue)"
        }
    }

    /// The values that it can have, for messages.
    var expected: String {
        switch self {
        case .columns, .side: "a number"
        case .displayMode: DisplayMode.allCases.map(\.name).joined(separator: ", ")
        case .splitBehavior: SplitBehavior.allCases.map(\.name).joined(separator: ", ")
        case .isCollapsed, .isShowing: "true or false"
        }
    }

    func read(_ text: String) -> RuleValue? {
        switch self {
        case .columns, .side: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
        case .displayMode: DisplayMode(name: text).map { .word($0.name) }
        case .splitBehavior: SplitBehavior(name: text).map { .word($0.name) }
        case .isCollapsed, .isShowing: Bool(text).map { .flag($0) }
        }
    }

    func value(in facts: LayoutFacts) -> RuleValue {
        switch self {
        case .columns: return .number(Double(facts.frames.count))
        case .displayMode: return .word(facts.displayMode.name)
        case .splitBehavior: return .word(facts.splitBehavior.name)
        case .isCollapsed: return .flag(facts.isCollapsed)
        case .isShowing(let column): return .flag(facts.frames.contains { $0.column == column })
        case .side(let column, let side):
            guard let frame = facts.frames.first(where: { $0.column == column })?.frame else {
                return .absent
            }
            return .number([.x: frame.x, .y: frame.y, .width: frame.width][side] ?? frame.height)
        }
    }
}

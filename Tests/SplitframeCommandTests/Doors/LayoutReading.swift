import Foundation
import HeadlessUIKit
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout

/// The numbers and words of one layout by their names, wherever they were read.
struct LayoutReading: Hashable, Sendable {
    var facts: [String: JSON] = [:]

    /// Readings are told apart by a thousandth of a point, as scenarios are.
    private static func rounded(_ lengths: [Double]) -> JSON {
        .numbers(lengths.map { ($0 * 1000).rounded() / 1000 })
    }

    /// What is different, in a line; nil where nothing is.
    func difference(from other: LayoutReading) -> String? {
        let names = Set(facts.keys).union(other.facts.keys).filter { facts[$0] != other.facts[$0] }
        return names.isEmpty
            ? nil
            : names.sorted()
                .map { "\($0) \(facts[$0]?.line ?? "missing"), not \(other.facts[$0]?.line ?? "missing")" }
                .joined(separator: "; ")
    }

    /// The layout of a state.
    init(_ state: SplitState) {
        let layout = state.layout
        read(
            displayMode: layout.displayMode, splitBehavior: layout.splitBehavior,
            isCollapsed: layout.isCollapsed, primary: layout.primaryColumnWidth,
            supplementary: layout.supplementaryColumnWidth, style: state.configuration.style)
        for column in state.visibleColumns.columns { facts["\(column) is showing"] = true }
        for column in layout.arrangement.columns {
            read(column.column.name, column.frame, column.safeArea)
        }
        read(layout.buttons)
    }

    /// What a split view's getters and the tree of what is on screen say.
    @MainActor init(_ split: UISplitViewController, tree: InterfaceTree) {
        read(
            displayMode: split.displayMode,
            splitBehavior: split.style == .unspecified ? .automatic : split.splitBehavior,
            isCollapsed: split.isCollapsed, primary: split.primaryColumnWidth,
            supplementary: split.style == .tripleColumn ? split.supplementaryColumnWidth : 0,
            style: split.style)
        for column in Column.allCases where split.isShowing(column) {
            facts["\(column) is showing"] = true
        }
        for element in tree.root.children + tree.presented.flatMap(\.children) {
            guard case .column(let column) = element.kind else { continue }
            // A classic split view does not respond to questions about columns.
            if split.style == .unspecified { facts["\(column.column) is showing"] = true }
            read(element.name, element.frame, column.safeArea)
        }
        read(split.buttons)
    }

    /// What `render --json` says of a layout, or a scenario's step of its state.
    init(_ json: JSON) {
        for name in [
            "displayMode", "splitBehavior", "isCollapsed", "primaryColumnWidth", "supplementaryColumnWidth",
        ] {
            facts[name] = json[name]?.number.map { Self.rounded([$0]) } ?? json[name] ?? .null
        }
        for (name, column) in json["columns"]?.object ?? [:] {
            if column["isShowing"] == true { facts["\(name) is showing"] = true }
            facts["\(name) frame"] = column["frame"]?.numbers.map(Self.rounded)
            facts["\(name) safe area"] = column["safeArea"]?.numbers.map(Self.rounded)
        }
        for (name, button) in json["buttons"]?.object ?? [:] {
            read(name, icon: button["icon"]?.string, column: button["column"]?.string)
        }
    }

    /// The frames alone, as far as `explain` tells them: the last that a rule gave, sidebars on the left.
    init?(decisions: JSON, mirroredIn width: Double?) {
        let results = decisions["decisions"]?.array?.map { $0["result"]?["columns"]?.array } ?? []
        guard let columns = results.compactMap(\.self).last else { return nil }
        for column in columns {
            guard let name = column["column"]?.string, let frame = column["frame"],
                let safeArea = column["safeArea"]
            else { return nil }
            var frameNumbers = ["x", "y", "width", "height"].compactMap { frame[$0]?.number }
            var insets = ["top", "left", "bottom", "right"].compactMap { safeArea[$0]?.number }
            if let width, frameNumbers.count == 4, insets.count == 4 {
                frameNumbers[0] = width - frameNumbers[0] - frameNumbers[2]
                insets.swapAt(1, 3)
            }
            facts["\(name) frame"] = Self.rounded(frameNumbers)
            facts["\(name) safe area"] = Self.rounded(insets)
        }
    }

    /// The frames and safe areas alone.
    var frames: LayoutReading {
        var frames = self
        frames.facts = facts.filter { $0.key.hasSuffix(" frame") || $0.key.hasSuffix(" safe area") }
        return frames
    }

    /// Without columns that lie below others of a collapsed stack.
    var onScreen: LayoutReading {
        var seen = self
        seen.facts = facts.filter { fact in
            !Column.allCases.contains {
                fact.key.hasPrefix("\($0) ") && facts["\($0) is showing"] == nil
            }
        }
        return seen
    }

    private mutating func read(
        displayMode: DisplayMode, splitBehavior: SplitBehavior, isCollapsed: Bool, primary: Double,
        supplementary: Double, style: SplitStyle
    ) {
        facts["displayMode"] = .string(displayMode.name)
        facts["splitBehavior"] = style == .unspecified ? .null : .string(splitBehavior.name)
        facts["isCollapsed"] = .bool(isCollapsed)
        facts["primaryColumnWidth"] = Self.rounded([primary])
        facts["supplementaryColumnWidth"] = style == .tripleColumn ? Self.rounded([supplementary]) : .null
    }

    private mutating func read(_ column: String, _ frame: Rectangle, _ safeArea: EdgeInsets) {
        facts["\(column) frame"] = Self.rounded([frame.x, frame.y, frame.width, frame.height])
        facts["\(column) safe area"] = Self.rounded([
            safeArea.top, safeArea.left, safeArea.bottom, safeArea.right,
        ])
    }

    private mutating func read(_ buttons: SplitButtons) {
        let all = [
            "displayModeButton": buttons.displayMode, "secondaryOnlyButton": buttons.secondaryOnly,
        ]
        for (name, button) in all {
            guard let button else { continue }
            read(name, icon: button.icon.name, column: button.column.name)
        }
    }

    /// Scenarios have one word for the sidebar button, on whatever side the sidebar is.
    private mutating func read(_ button: String, icon: String?, column: String?) {
        facts[button] = [
            "icon": icon.map { .string($0 == "trailingSidebar" ? "sidebar" : $0) } ?? .null,
            "column": column.map { .string($0) } ?? .null,
        ]
    }
}

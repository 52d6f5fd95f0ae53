import SplitframeInterface
import SplitframeLayout

/// Understands what lint finds, and whether it holds in a tree and for what was asked.
struct FindingReader {
    let facts: ColumnFacts
    let configuration: SplitConfiguration

    /// Why a finding does not hold; nil where it does.
    func fault(in finding: Finding) -> String? {
        let message = finding.message
        let number = "([0-9.]+)"
        let holds: Bool
        if let parts = message.wholeMatch("the secondary shows \(number) pt beside a primary of \(number) pt")
        {
            let secondary = facts[.secondary]?.ownWidth ?? -1
            let primary = facts[.primary]?.element.frame.width ?? -1
            holds = secondary.isTold(by: parts[0]) && primary.isTold(by: parts[1]) && secondary < primary
        } else if let parts = message.wholeMatch(
            "the primary is hidden in (\\w+), the gesture is off and no button shows")
        {
            holds =
                facts[.primary] == nil && facts.split?.displayMode.name == parts[0]
                && facts.drawn.allSatisfy { facts.modeButtons(in: $0.column).isEmpty }
                && !configuration.presentsWithGesture
        } else if message == "both panes show a navigation bar at once" {
            holds = [Column.primary, .secondary].allSatisfy { column in
                facts[column]?.element.children.contains {
                    if case .navigationBar = $0.kind { true } else { false }
                } ?? false
            }
        } else if let parts = message.wholeMatch("the (\\w+) list shows no selection while its detail shows")
        {
            let content = Column(name: parts[0]).flatMap { facts[$0] }?.element.children.compactMap {
                if case .content(let content) = $0.kind { content } else { nil }
            }.first
            holds = content?.kind == .list && content?.selectedRow == nil && facts[.secondary] != nil
        } else if let parts = message.wholeMatch(
            "the (\\w+) is \(number) pt wide, its minimum asks for \(number)"),
            let column = Column(name: parts[0]), let width = facts[column]?.ownWidth(in: facts.tree),
            let minimum = configuration.width(of: column).minimum
        {
            holds = width.isTold(by: parts[1]) && minimum.isTold(by: parts[2]) && width < minimum
        } else if let parts = message.wholeMatch(
            "the (\\w+) is \(number) pt wide, \(number)(| of the window) ?(?:pt )?is preferred"),
            let column = Column(name: parts[0]), let width = facts[column]?.ownWidth(in: facts.tree)
        {
            let asked = configuration.width(of: column)
            let wish = parts[3].isEmpty ? asked.preferred : asked.preferredFraction
            holds = width.isTold(by: parts[1]) && wish?.isTold(by: parts[2]) ?? false
        } else if let parts = message.wholeMatch("(\\w+) shows, (\\w+) is preferred") {
            holds =
                facts.split?.displayMode.name == parts[0] && parts[0] != parts[1]
                && configuration.preferredDisplayMode.name == parts[1]
        } else if let parts = message.wholeMatch("the split behavior is (\\w+), (\\w+) is preferred") {
            holds =
                facts.split?.splitBehavior.name == parts[0] && parts[0] != parts[1]
                && configuration.preferredSplitBehavior.name == parts[1]
        } else {
            return "not understood: \(message)"
        }
        return holds ? nil : message
    }
}

extension ColumnFacts.Found {
    /// What a column has between its insets.
    var ownWidth: Double { max(0, element.frame.width - insets.left - insets.right) }

    /// The width without what other columns inset, the window's own insets being the column's.
    func ownWidth(in tree: InterfaceTree) -> Double {
        let window = tree.environment.safeArea
        let left = max(0, insets.left - window.left)
        return max(0, element.frame.width - left - max(0, insets.right - window.right))
    }
}

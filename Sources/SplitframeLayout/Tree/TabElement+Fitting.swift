package import SplitframeInterface

extension [TabElement] {
    /// The tabs that fit into a bar, with the tab that stands apart at the end; if there are too many, a More tab
    /// replaces the last of the others.
    ///
    /// - Parameter beforeMore: The number of tabs beside a More tab; nil for all places but its own.
    package func fitting(_ most: Int, beforeMore: Int? = nil) -> [TabElement] {
        let apart = filter(\.standsApart)
        let others = filter { !$0.standsApart }
        guard count > most else { return others + apart }
        let shown = others.prefix(Swift.max(0, (beforeMore ?? most - 1) - apart.count))
        let isMoreSelected = others.dropFirst(shown.count).contains(where: \.isSelected)
        return shown + [TabElement(title: "More", icon: .more, isSelected: isMoreSelected)] + apart
    }
}

package import SplitframeInterface

extension [TabElement] {
    /// The tabs that fit into a bar, with the tab that stands apart at the end; if there are too many, a More tab
    /// replaces the last of the others.
    package func fitting(_ most: Int) -> [TabElement] {
        let apart = filter(\.standsApart)
        let others = filter { !$0.standsApart }
        guard count > most else { return others + apart }
        let shown = others.prefix(Swift.max(0, most - 1 - apart.count))
        let isMoreSelected = others.dropFirst(shown.count).contains(where: \.isSelected)
        return shown + [TabElement(title: "More", icon: .more, isSelected: isMoreSelected)] + apart
    }
}

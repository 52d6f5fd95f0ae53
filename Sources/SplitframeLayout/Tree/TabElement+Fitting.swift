package import SplitframeInterface

extension [TabElement] {
    /// The tabs for which a bar has room, the one that stands apart last: of too many the last of the others wait behind
    /// one for more.
    package func fitting(_ most: Int) -> [TabElement] {
        let apart = filter(\.standsApart)
        let others = filter { !$0.standsApart }
        guard count > most else { return others + apart }
        let shown = others.prefix(Swift.max(0, most - 1 - apart.count))
        let isMoreSelected = others.dropFirst(shown.count).contains(where: \.isSelected)
        return shown + [TabElement(title: "More", icon: .more, isSelected: isMoreSelected)] + apart
    }
}

package import SplitframeInterface

extension [TabElement] {
    /// The tabs for which a bar has room: of too many the last ones wait behind one for more, before the one that stands
    /// apart.
    package func fitting(_ most: Int) -> [TabElement] {
        guard count > most else { return self }
        let apart = filter(\.standsApart)
        let others = filter { !$0.standsApart }
        let shown = others.prefix(Swift.max(0, most - 1 - apart.count))
        let isMoreSelected = others.dropFirst(shown.count).contains(where: \.isSelected)
        return shown + [TabElement(title: "More", icon: .more, isSelected: isMoreSelected)] + apart
    }
}

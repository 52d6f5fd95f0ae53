extension TwinFinding {
    /// How likely a finding is what the others follow from, the likeliest first.
    enum Importance: Int, Comparable {
        /// The window and its traits.
        case window
        /// The split view's modes.
        case split
        /// The primary column, whose width others begin at.
        case primary
        /// Another column that has a size of its own.
        case column
        /// The secondary column, which gets what the others leave.
        case secondary
        /// What lies in columns or between them.
        case content
        /// What makes room for words that changed.
        case roomForWords

        static func < (first: Importance, second: Importance) -> Bool { first.rawValue < second.rawValue }
    }

    var importance: Importance {
        let names = path.split(separator: "/")
        if names == ["window"] { return .window }
        if names.count == 1 { return .split }
        guard isColumn else {
            if case .attribute("frame", _, _) = change, isBesideChangedWords { return .roomForWords }
            return .content
        }
        return switch names.last {
        case "primary": .primary
        case "secondary": .secondary
        default: .column
        }
    }
}

extension [TwinFinding] {
    /// The findings with the likeliest cause first, else in their order.
    var byImportance: [TwinFinding] {
        enumerated()
            .sorted { ($0.element.importance, $0.offset) < ($1.element.importance, $1.offset) }
            .map(\.element)
    }
}

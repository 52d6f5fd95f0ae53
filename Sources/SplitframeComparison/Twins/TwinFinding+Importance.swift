extension TwinFinding {
    /// The rank of a finding as the cause of others, the most likely cause first.
    enum Importance: Int, Comparable {
        /// The window and its traits.
        case window
        /// The split view's modes.
        case split
        /// The primary column, whose width determines where others begin.
        case primary
        /// Another column with its own size.
        case column
        /// The secondary column, which has the room that the others leave.
        case secondary
        /// Elements in columns or between them.
        case content
        /// Frames in a bar that changed because of a changed text.
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
    /// The findings with the most likely cause first; equal ones in their order.
    var byImportance: [TwinFinding] {
        enumerated().map { (importance: $1.importance, offset: $0, finding: $1) }
            .sorted { ($0.importance, $0.offset) < ($1.importance, $1.offset) }
            .map(\.finding)
    }
}

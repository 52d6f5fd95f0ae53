import SplitframeInterface

/// One change that explains why several pictures differ.
public struct Cause: Hashable, Sendable {
    /// A short identifier of the cause, the same on every run and machine.
    public var id: String
    /// The change as a sentence: `primary column width +55 pt wherever the window is 1024 pt wide or more`.
    public var sentence: String
    /// The finding that the pictures share, as the first one has it; nil without twins.
    public var finding: TwinFinding?
    /// The range of affected window widths, if no other picture has a width in it.
    public var widths: Widths?
    /// The pictures, in the order of the run.
    public var names: [String]

    /// All windows from or up to a width in points; nil for the open end.
    public struct Widths: Hashable, Sendable {
        public var least: Double?
        public var most: Double?
    }

    /// One picture of a run, failed or not.
    public struct Picture: Sendable {
        public var name: String
        public var verdict: Verdict
        /// The stage of its layout, if it is known.
        public var stage: TwinStage?
        /// What is asked for differently than before, if that is known: `preferredPrimaryColumnWidth none → 260`.
        public var change: String?

        public init(name: String, verdict: Verdict, stage: TwinStage? = nil, change: String? = nil) {
            self.name = name
            self.verdict = verdict
            self.stage = stage
            self.change = change
        }

        /// A key that pictures with the same cause share.
        fileprivate var key: String {
            change ?? verdict.findings.byImportance.first?.causeKey ?? verdict.kind.rawValue
        }
    }

    /// Groups failures by their most likely causes; a cause of more pictures comes first.
    ///
    /// Pictures that ask for the same change have the same cause. The others are grouped by their most important finding,
    /// by element, attribute and change; without one by verdict. Columns that have the same width now, or that grew by
    /// the same amount, have the same cause; so have different growths in windows of different widths, or in different
    /// generations: a share of the window, or a width up to its cap.
    public static func causes(of pictures: [Picture]) -> [Cause] {
        let failed = pictures.enumerated().filter { $0.element.verdict.isFailure }
        let widths = pictures.compactMap(\.stage?.windowWidth).sorted()
        let byNumber = Dictionary(grouping: failed) { $0.element.change ?? $0.element.verdict.numberKey }
        let groups: [Group] = byNumber.values.flatMap(joined)
        let found: [(place: Int, cause: Cause)] = groups.compactMap { $0.cause(among: widths) }
        return found.sorted { ($1.cause.names.count, $0.place) < ($0.cause.names.count, $1.place) }
            .map(\.cause)
    }

    /// Groups by result or by growth, whichever are fewer; growths that depend on the stage alone are one group.
    private static func joined(_ members: [(offset: Int, element: Picture)]) -> [Group] {
        let byResult = groups(of: members, by: \.key)
        let byGrowth = groups(of: members) { $0.change ?? $0.verdict.growthKey }
        let groups = byGrowth.count < byResult.count ? byGrowth : byResult
        return Dictionary(grouping: groups, by: \.familyKey).flatMap { family, groups -> [Group] in
            guard groups.count > 1, isFunctionOfStage(groups) else { return groups }
            let members = groups.flatMap(\.members).sorted { $0.offset < $1.offset }
            return [Group(key: family, members: members)]
        }
    }

    private static func groups(
        of members: [(offset: Int, element: Picture)], by key: (Picture) -> String
    ) -> [Group] {
        Dictionary(grouping: members) { key($0.element) }.map { Group(key: $0, members: $1) }
    }

    /// Pictures with the same difference, with their places in the run.
    private struct Group {
        var key: String
        var members: [(offset: Int, element: Picture)]

        /// The key without the amounts of growth.
        var familyKey: String { members.first?.element.verdict.familyKey ?? key }

        /// The cause, and the place of its first picture; `all` are the widths of all windows, the smallest first.
        func cause(among all: [Double]) -> (place: Int, cause: Cause)? {
            guard let first = members.min(by: { $0.offset < $1.offset }) else { return nil }
            let widths = Cause.widths(affected: members.map(\.element), among: all)
            // Under one change, some pictures may differ in something else first.
            let verdicts = members.map(\.element.verdict).filter {
                $0.numberKey == first.element.verdict.numberKey
            }
            let cause = Cause(
                id: String(String(key.checkSum, radix: 16).prefix(8)),
                sentence: first.element.verdict.causeSentence(with: verdicts) + (widths?.words ?? ""),
                finding: first.element.verdict.findings.byImportance.first, widths: widths,
                names: members.map(\.element.name))
            return (first.offset, cause)
        }
    }

    /// Whether the growth depends only on the window's width and the generation.
    private static func isFunctionOfStage(_ groups: [Group]) -> Bool {
        var amounts: [TwinStage: String] = [:]
        return groups.allSatisfy { group in
            group.members.allSatisfy { member in
                guard let stage = member.element.stage else { return false }
                return amounts.updateValue(group.key, forKey: stage) ?? group.key == group.key
            }
        }
    }

    /// The range of widths that distinguishes the changed pictures from all others; nil if there is none.
    ///
    /// - Parameter all: The widths of all windows, also of those affected, the smallest first.
    private static func widths(affected: [Picture], among all: [Double]) -> Widths? {
        let widths = affected.compactMap(\.stage?.windowWidth)
        let others = all.count - widths.count
        guard widths.count == affected.count, affected.count > 1, others > 0,
            let least = widths.min(), let most = widths.max()
        else { return nil }
        // Where none of the others is as wide, the affected ones are the last.
        if least > all[others - 1] { return Widths(least: least) }
        if most < all[widths.count] { return Widths(most: most) }
        return nil
    }
}

extension Cause.Widths {
    /// The end of a sentence that names the range.
    fileprivate var words: String {
        least.map { " wherever the window is \($0.pointText) pt wide or more" }
            ?? most.map { " wherever the window is \($0.pointText) pt wide or less" } ?? ""
    }
}

extension Verdict {
    /// A key that verdicts share whose numbers grew by the same amounts.
    fileprivate var growthKey: String { findings.byImportance.first?.growthKey ?? kind.rawValue }

    /// The key of the numbers that changed.
    fileprivate var numberKey: String { findings.byImportance.first?.numberKey ?? kind.rawValue }

    /// The key without the amounts by which numbers grew.
    fileprivate var familyKey: String { findings.byImportance.first?.familyKey ?? kind.rawValue }

    /// The cause of several verdicts of one family as a sentence.
    fileprivate func causeSentence(with others: [Verdict]) -> String {
        let findings = others.compactMap(\.findings.byImportance.first)
        return findings.first?.causeSentence(with: findings) ?? kind.headline
    }
}

extension Verdict.Kind {
    /// The sentence for pictures without findings.
    fileprivate var headline: String {
        switch self {
        case .equal: "nothing differs"
        case .layout: "the layout changed"
        case .text: "words changed"
        case .paint: "pixels changed, layouts did not"
        case .renderer: "other versions of the drawing libraries"
        case .size: "the pictures' size changed"
        case .missing: "there is no golden yet"
        case .orphan: "the golden is no longer requested"
        case .unreadable: "the golden cannot be read"
        }
    }
}

extension TwinFinding {
    /// Element, attribute and change; a column's width is given as it is now, whatever it was before.
    fileprivate var causeKey: String {
        guard let growths, isColumn, growths.map(\.name) == ["width"] else { return growthKey }
        return "\(role) width → \(growths[0].now.pointText)"
    }

    /// Element, attribute and change; numbers are given as growth, so that devices of all sizes share the key.
    fileprivate var growthKey: String {
        switch change {
        case .added: "\(role) added"
        case .removed: "\(role) removed"
        case .reordered: "\(role) reordered"
        case .attribute(let name, let old, let new):
            "\(role) \(growth ?? "\(name) \(old?.description ?? "") → \(new?.description ?? "")")"
        }
    }

    /// The key of the numbers that changed, whether they grew or shrank.
    fileprivate var numberKey: String {
        growths.map { "\(role) " + $0.map(\.name).joined(separator: ",") } ?? growthKey
    }

    /// The key without amounts: the numbers that grew, and those that shrank.
    fileprivate var familyKey: String {
        guard let growths else { return growthKey }
        return "\(role) " + growths.map { "\($0.name)\($0.amount > 0 ? "+" : "−")" }.joined(separator: ",")
    }

    /// One sentence for several findings of one family: `primary column width +15.5 to +29.5 pt`, and with one result
    /// `primary column width −10 to −60 pt, now 260 pt`.
    fileprivate func causeSentence(with others: [TwinFinding]) -> String {
        guard let growths else { return description }
        let amounts = others.compactMap(\.growths)
        let words = growths.indices.map { index in
            let all = amounts.compactMap { $0.indices.contains(index) ? $0[index] : nil }.sorted {
                (abs($0.amount), $0.amount) < (abs($1.amount), $1.amount)
            }
            let isMixed = Set(all.map { $0.amount > 0 }).count > 1
            let ends =
                isMixed
                ? [all.min { $0.amount < $1.amount }, all.max { $0.amount < $1.amount }]
                : [all.first, all.last]
            let numbers = ends.compactMap(\.self).map {
                "\($0.amount > 0 ? "+" : "−")\(abs($0.amount).pointText)"
            }
            guard Set(numbers).count > 1 else { return "\(growths[index].name) \(numbers.first ?? "") pt" }
            let results = Set(all.map(\.now.pointText))
            return "\(growths[index].name) \(numbers.joined(separator: " to ")) pt"
                + (results.count == 1 ? ", now \(results.joined()) pt" : "")
        }
        return "\(role) " + words.joined(separator: ", ")
    }

    /// The element's name without its place, so that all bars share one, and all primary columns.
    private var role: String {
        (path.split(separator: "/").last.map(String.init) ?? path) + (isColumn ? " column" : "")
    }

    /// The growth of the attribute's numbers: `width +55 pt`.
    private var growth: String? {
        growths.map { growths in
            growths.map { "\($0.name) \($0.amount > 0 ? "+" : "−")\(abs($0.amount).pointText) pt" }
                .joined(separator: ", ")
        }
    }

    /// The numbers that changed, each with its name, its growth and its value now.
    private var growths: [(name: String, amount: Double, now: Double)]? {
        guard case .attribute(let attribute, _, let new) = change, let delta else { return nil }
        let parts =
            attribute == "frame" ? ["x", "y", "width", "height"] : ["top", "left", "bottom", "right"]
        let names =
            delta.count == 4
            ? parts.map { attribute == "frame" ? $0 : "\(attribute) \($0)" } : delta.map { _ in attribute }
        // A start that moved only because the far edge stayed is left out, so that both layout directions give the
        // same.
        let follows = { (index: Int) in
            attribute == "frame" && delta.count == 4 && index < 2
                && abs(delta[index] + delta[index + 2]) < 0.002
        }
        let changed = zip(names, delta).enumerated().filter { $1.1 != 0 && !follows($0) }
            .map { (name: $1.0, amount: $1.1, now: new?.numbers?[$0] ?? 0) }
        return changed.isEmpty ? nil : changed
    }
}

import SplitframeGeometry
import SplitframeInterface

/// One change that explains why several pictures differ.
public struct Cause: Hashable, Sendable {
    /// A short word for the cause, the same on every run and machine.
    public var id: String
    /// What changed, in words: `primary column width +55 pt wherever the window is 1024 pt wide or more`.
    public var sentence: String
    /// What the pictures have in common, as the first one has it; nil where no twin tells.
    public var finding: TwinFinding?
    /// The windows that are affected, where widths tell them from all others.
    public var widths: Widths?
    /// The pictures, in the order of the run.
    public var names: [String]

    /// All windows from or up to a width in points; nil at the open end.
    public struct Widths: Hashable, Sendable {
        public var least: Double?
        public var most: Double?
    }

    /// One picture of a run, failed or not.
    public struct Picture: Sendable {
        public var name: String
        public var verdict: Verdict
        /// In what its layout stands, where it is known.
        public var stage: TwinStage?

        public init(name: String, verdict: Verdict, stage: TwinStage? = nil) {
            self.name = name
            self.verdict = verdict
            self.stage = stage
        }
    }

    /// Groups failures by what most likely caused them, the cause of most pictures first.
    ///
    /// Pictures whose layout or text changed are grouped by their most important finding, by element, attribute
    /// and change; the rest by verdict. What grew by another amount in windows of another width, or in another
    /// generation, has the same cause: a share of the window, or a width up to its cap.
    public static func causes(of pictures: [Picture]) -> [Cause] {
        let groups = Dictionary(grouping: pictures.enumerated().filter { $0.element.verdict.isFailure }) {
            $0.element.verdict.causeKey
        }
        .map { Group(key: $0, members: $1) }
        let families = Dictionary(grouping: groups, by: \.familyKey)
        return families.flatMap { key, groups in
            groups.count > 1 && isFunctionOfStage(groups)
                ? [Group(key: key, members: groups.flatMap(\.members).sorted { $0.offset < $1.offset })]
                : groups
        }
        .compactMap { $0.cause(among: pictures) }
        .sorted { ($1.cause.names.count, $0.place) < ($0.cause.names.count, $1.place) }
        .map(\.cause)
    }

    /// Pictures that differ in the same way, with their places in the run.
    private struct Group {
        var key: String
        var members: [(offset: Int, element: Picture)]

        /// What they share but for the amount.
        var familyKey: String { members.first?.element.verdict.familyKey ?? key }

        func cause(among pictures: [Picture]) -> (place: Int, cause: Cause)? {
            guard let first = members.min(by: { $0.offset < $1.offset }) else { return nil }
            let names = Set(members.map(\.element.name))
            let widths = Cause.widths(
                affected: members.map(\.element), others: pictures.filter { !names.contains($0.name) })
            let verdicts = members.map(\.element.verdict)
            let cause = Cause(
                id: String(String(key.checkSum, radix: 16).prefix(8)),
                sentence: first.element.verdict.causeSentence(with: verdicts) + (widths?.words ?? ""),
                finding: first.element.verdict.findings.byImportance.first, widths: widths,
                names: members.map(\.element.name))
            return (first.offset, cause)
        }
    }

    /// Whether pictures of one window width and generation all grew by one amount.
    private static func isFunctionOfStage(_ groups: [Group]) -> Bool {
        var amounts: [TwinStage: String] = [:]
        return groups.allSatisfy { group in
            group.members.allSatisfy { member in
                guard let stage = member.element.stage else { return false }
                return amounts.updateValue(group.key, forKey: stage) ?? group.key == group.key
            }
        }
    }

    /// Where widths alone tell the pictures that changed from all others.
    private static func widths(affected: [Picture], others: [Picture]) -> Widths? {
        let widths = affected.compactMap(\.stage?.windowWidth)
        let rest = others.compactMap(\.stage?.windowWidth)
        guard widths.count == affected.count, affected.count > 1,
            let least = widths.min(), let most = widths.max(),
            let leastOther = rest.min(), let mostOther = rest.max()
        else { return nil }
        if least > mostOther { return Widths(least: least) }
        if most < leastOther { return Widths(most: most) }
        return nil
    }
}

extension Cause.Widths {
    /// The end of a sentence.
    fileprivate var words: String {
        least.map { " wherever the window is \($0.pointText) pt wide or more" }
            ?? most.map { " wherever the window is \($0.pointText) pt wide or less" } ?? ""
    }
}

extension Verdict {
    /// What the verdict has in common with others of the same cause.
    fileprivate var causeKey: String { findings.byImportance.first?.causeKey ?? kind.rawValue }

    /// The same without the amount by which numbers grew.
    fileprivate var familyKey: String { findings.byImportance.first?.familyKey ?? kind.rawValue }

    /// The cause of several verdicts of one family in words.
    fileprivate func causeSentence(with others: [Verdict]) -> String {
        let findings = others.compactMap(\.findings.byImportance.first)
        return findings.first?.causeSentence(with: findings) ?? kind.headline
    }
}

extension Verdict.Kind {
    /// What pictures without findings have in common.
    fileprivate var headline: String {
        switch self {
        case .equal: "nothing differs"
        case .layout: "the layout changed"
        case .text: "words changed"
        case .paint: "pixels changed, layouts did not"
        case .renderer: "other versions of the drawing libraries"
        case .size: "the pictures' size changed"
        case .missing: "there is no golden yet"
        case .orphan: "nobody asks for the golden"
        case .unreadable: "the golden cannot be read"
        }
    }
}

extension TwinFinding {
    /// Element, attribute and change; numbers by how much they grew, so that devices of all sizes agree.
    fileprivate var causeKey: String {
        switch change {
        case .added: "\(role) added"
        case .removed: "\(role) removed"
        case .reordered: "\(role) reordered"
        case .attribute(let name, let old, let new):
            "\(role) \(growth ?? "\(name) \(old?.description ?? "") → \(new?.description ?? "")")"
        }
    }

    /// The same without the amount: which numbers grew, and which shrank.
    fileprivate var familyKey: String {
        guard let growths else { return causeKey }
        return "\(role) " + growths.map { "\($0.name)\($0.amount > 0 ? "+" : "−")" }.joined(separator: ",")
    }

    /// What several findings of one family say: `primary column width +15.5 to +29.5 pt`.
    fileprivate func causeSentence(with others: [TwinFinding]) -> String {
        guard let growths else { return description }
        let amounts = others.compactMap(\.growths)
        let words = growths.indices.map { index in
            let all = amounts.compactMap { $0.indices.contains(index) ? $0[index].amount : nil }
            let ends = [all.min { abs($0) < abs($1) }, all.max { abs($0) < abs($1) }].compactMap(\.self)
            let numbers = ends.map { "\($0 > 0 ? "+" : "−")\(abs($0).pointText)" }
            return "\(growths[index].name) "
                + (Set(numbers).count > 1 ? numbers.joined(separator: " to ") : numbers.first ?? "") + " pt"
        }
        return "\(role) " + words.joined(separator: ", ")
    }

    /// The element's name without its place, so that all bars are one and all primary columns are.
    private var role: String {
        (path.split(separator: "/").last.map(String.init) ?? path) + (isColumn ? " column" : "")
    }

    /// By how much the attribute's numbers grew: `width +55 pt`.
    private var growth: String? {
        growths.map { growths in
            growths.map { "\($0.name) \($0.amount > 0 ? "+" : "−")\(abs($0.amount).pointText) pt" }
                .joined(separator: ", ")
        }
    }

    /// The numbers that changed, each with its name.
    private var growths: [(name: String, amount: Double)]? {
        guard case .attribute(let attribute, _, _) = change, let delta else { return nil }
        let parts =
            attribute == "frame" ? ["x", "y", "width", "height"] : ["top", "left", "bottom", "right"]
        let names =
            delta.count == 4
            ? parts.map { attribute == "frame" ? $0 : "\(attribute) \($0)" } : delta.map { _ in attribute }
        // A start that moved because the far edge stayed goes without saying, as it is the same in either direction.
        let follows = { (index: Int) in
            attribute == "frame" && delta.count == 4 && index < 2
                && abs(delta[index] + delta[index + 2]) < 0.002
        }
        let changed = zip(names, delta).enumerated().filter { $1.1 != 0 && !follows($0) }
            .map { (name: $1.0, amount: $1.1) }
        return changed.isEmpty ? nil : changed
    }
}

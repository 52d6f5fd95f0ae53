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
        /// The window's width in points, where it is known.
        public var width: Double?

        public init(name: String, verdict: Verdict, width: Double? = nil) {
            self.name = name
            self.verdict = verdict
            self.width = width
        }
    }

    /// Groups failures by what most likely caused them, the cause of most pictures first.
    ///
    /// Pictures whose layout or text changed are grouped by their most important finding, by element, attribute
    /// and change; the rest by verdict.
    public static func causes(of pictures: [Picture]) -> [Cause] {
        let groups = Dictionary(grouping: pictures.enumerated()) { picture in
            picture.element.verdict.isFailure ? picture.element.verdict.causeKey : nil
        }
        return groups.compactMap { key, group -> (place: Int, cause: Cause)? in
            guard let key, let first = group.first else { return nil }
            let names = Set(group.map(\.element.name))
            let widths = widths(
                affected: group.map(\.element), others: pictures.filter { !names.contains($0.name) })
            let cause = Cause(
                id: String(String(key.checkSum, radix: 16).prefix(8)),
                sentence: first.element.verdict.causeSentence + (widths?.words ?? ""),
                finding: first.element.verdict.findings.byImportance.first, widths: widths,
                names: group.map(\.element.name))
            return (first.offset, cause)
        }
        .sorted { ($1.cause.names.count, $0.place) < ($0.cause.names.count, $1.place) }
        .map(\.cause)
    }

    /// Where widths alone tell the pictures that changed from all others.
    private static func widths(affected: [Picture], others: [Picture]) -> Widths? {
        let widths = affected.compactMap(\.width)
        let rest = others.compactMap(\.width)
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

    fileprivate var causeSentence: String { findings.byImportance.first?.causeSentence ?? kind.headline }
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
            "\(role) \(name) \(growth.map { "\($0)" } ?? "\(old ?? "") → \(new ?? "")")"
        }
    }

    fileprivate var causeSentence: String {
        guard let growth else { return description }
        return "\(role) \(growth)"
    }

    /// The element's name without its place, so that all bars are one and all primary columns are.
    private var role: String {
        (path.split(separator: "/").last.map(String.init) ?? path) + (isColumn ? " column" : "")
    }

    /// By how much the attribute's numbers grew: `width +55 pt`.
    private var growth: String? {
        guard case .attribute(let attribute, _, _) = change, let delta else { return nil }
        let names =
            attribute == "frame" ? ["x", "y", "width", "height"] : ["top", "left", "bottom", "right"]
        let parts = zip(delta.count == 4 ? names : delta.map { _ in attribute }, delta)
            .filter { $0.1 != 0 }
            .map { "\($0.0) \($0.1 > 0 ? "+" : "−")\(abs($0.1).pointText) pt" }
        return (attribute == "frame" ? "" : "\(attribute) ") + parts.joined(separator: ", ")
    }
}

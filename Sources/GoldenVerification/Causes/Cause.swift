import Geometry

/// One change that explains why several pictures differ.
public struct Cause: Hashable, Sendable {
    /// A short word for the cause, the same on every run and machine.
    public var id: String
    /// What changed, in words: `primary column 320 → 375 pt (+55)`.
    public var sentence: String
    /// The pictures, in the order of the run.
    public var names: [String]

    /// Groups failures by what most likely caused them, the cause of most pictures first.
    ///
    /// Pictures whose layout or text changed are grouped by their most important finding, by element, attribute
    /// and change; the rest by verdict.
    public static func causes(of results: [(name: String, verdict: Verdict)]) -> [Cause] {
        var causes: [Cause] = []
        var places: [String: Int] = [:]
        for (name, verdict) in results where verdict.isFailure {
            let key = verdict.causeKey
            if let place = places[key] {
                causes[place].names.append(name)
            } else {
                places[key] = causes.count
                causes.append(
                    Cause(id: key.checkSum, sentence: verdict.causeSentence, names: [name]))
            }
        }
        return causes.enumerated()
            .sorted { ($1.element.names.count, $0.offset) < ($0.element.names.count, $1.offset) }
            .map(\.element)
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

extension String {
    /// Eight hexadecimal digits that hardly any other text has (FNV-1a).
    fileprivate var checkSum: String {
        let sum = utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

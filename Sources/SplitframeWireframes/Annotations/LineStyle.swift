import SplitframeInterface

/// The style of a line that measures a number, by the kind of the number's provenance.
enum LineStyle: Int, NamedCase {
    case measured, documented, reported, inferred, assumed

    var name: String { Provenance.kinds[rawValue] }

    /// Lengths of dash and gap in points.
    var dash: [Double] {
        switch self {
        case .measured: []
        case .documented: [7, 4]
        case .reported: [7, 3, 1.5, 3]
        case .inferred: [7, 3, 0.1, 3, 0.1, 3]
        case .assumed: [0.1, 3.5]
        }
    }

    /// A pen for lines of this style; dots are round.
    func stroke(_ color: Color, width: Double) -> Stroke {
        Stroke(
            color, width: self == .assumed ? width + 0.5 : width, dash: dash,
            cap: dash.isEmpty ? .butt : .round)
    }
}

extension LineStyle? {
    /// A solid pen for a number without provenance.
    func stroke(_ color: Color, width: Double) -> Stroke {
        self?.stroke(color, width: width) ?? Stroke(color, width: width)
    }
}

extension Commentary {
    /// The styles for one kind of number about each column, by the columns' names.
    func styles(of number: KeyPath<Evidence, String>) -> [String: LineStyle] {
        evidence.compactMapValues { LineStyle(name: $0[keyPath: number]) }
    }
}

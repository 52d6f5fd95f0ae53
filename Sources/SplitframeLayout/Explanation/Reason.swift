public import SplitframeInterface

/// The reason for one number or value of a layout: its arithmetic, and the rules that led to it.
public struct Reason: Sendable {
    /// The name of the value in question: `secondary.width`.
    public var name: String
    /// The number, flag or name; absent where the layout has none.
    public var value: RuleValue
    /// The value as a sentence; empty where ``sums`` show it.
    public var sentence = ""
    /// The numbers in question with the terms that add up to them: a single one, or the four sides of a safe area.
    public var sums: [Sum]
    /// The decisions behind it, in order.
    public var decisions: [Decision]

    /// A number as a sum.
    public struct Sum: Hashable, Sendable {
        /// The side of an inset; empty for a single number.
        public var side: String
        /// The number in points.
        public var total: Double
        public var terms: [Term]
    }

    /// A summand in points, negative where it is subtracted.
    public struct Term: Hashable, Sendable {
        public var value: Double
        public var meaning: Meaning
        /// The source of the number; nil for values set by the app, and for the window.
        public var provenance: Provenance?
    }

    /// The meaning of a summand.
    public enum Meaning: Hashable, Sendable {
        case edge
        case windowWidth
        case windowHeight
        /// The window's inset on one side.
        case inset
        /// A part of the window's inset that lies outside the column.
        case outside
        /// The width of another column, of which some points lie beneath the primary.
        case column(Column, beneathPrimary: Double)
        case ownWidth(Column)
        case separator
        case figure(FigureName)
        case bar(BarFigureName)
        /// The name of a property that the app sets.
        case preference(String)
        /// The width to which a person has dragged the separator behind a column.
        case dragged(Column)
        /// The line of a fold, measured from the window's edge.
        case fold
        /// A region that the device reserves.
        case reserved
        /// The room beside a fold.
        case foldMargin
        /// The least distance of a sheet from the window's top.
        case sheetTop
        /// The rounding to the pixel grid.
        case pixelGrid
        /// The correction of a negative length to 0.
        case notBelowZero
    }
}

/// An unknown name after `--why`, with the nearest known name.
public struct UnknownReason: Error, Hashable {
    public var name: String
    public var nearest: String?
    /// Every name that the layout knows.
    public var known: [String]
}

extension Reason.Meaning {
    /// The meaning of a share of the split view's width that the app asks for.
    static func fraction(of column: Column, _ share: Double, ofWidth width: Double) -> Reason.Meaning {
        .preference("\(column.preference("preferred"))Fraction \(share.pointText) of \(width.pointText)")
    }

    /// Whether the rules themselves add the term, as opposed to the window, the app or a figure.
    var isAddedByRule: Bool {
        switch self {
        case .separator, .outside, .pixelGrid, .notBelowZero: true
        case .edge, .windowWidth, .windowHeight, .inset, .column, .ownWidth, .figure, .bar, .preference,
            .dragged, .fold, .reserved, .foldMargin, .sheetTop:
            false
        }
    }

    /// The term as text.
    public var words: String {
        switch self {
        case .edge: "the split view's edge"
        case .windowWidth: "the window's width"
        case .windowHeight: "the window's height"
        case .inset: "the window's inset"
        case .outside: "of the inset, outside the column"
        case .column(let column, let beneath):
            beneath > 0
                ? "\(column), of which \(beneath.pointText) lie beneath the primary" : column.name
        case .ownWidth(let column): "the \(column)'s own width"
        case .separator: "separator"
        case .figure(let name): name.name.words()
        case .bar(let name): name.name.words()
        case .preference(let name): name
        case .dragged(let column): "the \(column)'s separator, dragged"
        case .fold: "the fold's line"
        case .reserved: "what the device keeps for itself"
        case .foldMargin: "room beside the fold"
        case .sheetTop: "least room above a sheet"
        case .pixelGrid: "to the pixel grid"
        case .notBelowZero: "nothing is below 0"
        }
    }
}

extension Column {
    /// The name of a property of the column's width: `minimumPrimaryColumnWidth`.
    func preference(_ kind: String) -> String {
        "\(kind)\(name.capitalizedFirst)ColumnWidth"
    }
}

extension Reason.Sum {
    /// The sum in one line: `522.5 = 1133 − 610 (supplementary) − 0.5 (separator)`.
    public var words: String {
        let sum = terms.enumerated().map { index, term in
            let sign = term.value < 0 ? (index == 0 ? "−" : "− ") : index == 0 ? "" : "+ "
            let isPlain = term.meaning == .windowWidth || term.meaning == .windowHeight
            return sign + abs(term.value).pointText + (isPlain ? "" : " (\(term.meaning.words))")
        }.joined(separator: " ")
        return "\(side.isEmpty ? "" : "\(side) ")\(total.pointText) = \(sum)"
    }
}

extension SplitState {
    /// The reason for a number in one line: its arithmetic and the rule that decided it last.
    ///
    /// - Parameter name: An element and its attribute as in `explain --why`: `primary.width`.
    /// - Returns: Nil for a name without a number in this layout.
    public func explanation(of name: String) -> String? {
        guard let reason = try? reason(for: name), !reason.sums.isEmpty else { return nil }
        let sums = reason.sums.map(\.words).joined(separator: ", ")
        return sums + (reason.decisions.last.map { ", by \($0.rule)" } ?? "")
    }
}

import SplitframeInterface
import SplitframeLayout

/// A condition on a layout in words: `columns = 3`, `secondary.width >= 464`, `isCollapsed`.
public struct LayoutCondition: Hashable, Sendable {
    let quantity: LayoutQuantity
    let comparison: Comparison
    let value: RuleValue

    enum Comparison: String, CaseIterable {
        // A longer sign comes before one that it begins with.
        case atMost = "<="
        case atLeast = ">="
        case differs = "!="
        case equals = "="
        case less = "<"
        case greater = ">"
    }

    /// Lengths that differ by less count as equal, in points; a pixel is a third of a point at least.
    private static let tolerance = 0.0005

    /// Reads a condition; a name alone asks whether it is true.
    ///
    /// - Throws: ``QuestionError``.
    public init(_ text: String) throws(QuestionError) {
        let signs = Comparison.allCases.compactMap { sign in
            text.firstRange(of: sign.rawValue).map { (sign, $0) }
        }
        let first = signs.min { $0.1.lowerBound < $1.1.lowerBound }
        let name = first.map { text[..<$0.1.lowerBound] } ?? text[...]
        let found = name.split(separator: " ").joined()
        guard let quantity = LayoutQuantity(name: found) else {
            throw .unknownName(
                found, nearest: LayoutQuantity.names.nearest(to: found.replacing("/", with: ".")))
        }
        self.quantity = quantity
        comparison = first?.0 ?? .equals
        let word = first.map {
            String(text[$0.1.upperBound...].drop { $0 == "=" || $0 == " " }.prefix { $0 != " " })
        }
        guard let value = quantity.read(word ?? "true") else {
            throw .badValue(word ?? "", name: found, expected: quantity.expected)
        }
        self.value = value
        if case .number = value { return }
        guard comparison == .equals || comparison == .differs else {
            throw .badValue(comparison.rawValue, name: "a comparison with \(found)", expected: "= or !=")
        }
    }

    /// The condition as text: `secondary.width >= 464`.
    public var text: String { "\(quantity.name) \(comparison.rawValue) \(Self.word(value))" }

    /// Whether it holds for what is on screen; no length of a hidden column fulfils any but `!=`.
    func holds(for facts: LayoutFacts) -> Bool {
        let found = quantity.value(in: facts)
        guard case (.number(let number), .number(let other)) = (found, value) else {
            return comparison == .equals ? found == value : comparison == .differs && found != value
        }
        let difference = number - other
        return switch comparison {
        case .equals: abs(difference) < Self.tolerance
        case .differs: abs(difference) >= Self.tolerance
        case .atMost: difference < Self.tolerance
        case .atLeast: difference > -Self.tolerance
        case .less: difference <= -Self.tolerance
        case .greater: difference >= Self.tolerance
        }
    }

    /// What is on screen in place of the value: `secondary.width 463.5`.
    func found(in facts: LayoutFacts) -> String {
        "\(quantity.name) \(Self.word(quantity.value(in: facts)))"
    }

    private static func word(_ value: RuleValue) -> String {
        if case .flag(let flag) = value { "\(flag)" } else { value.text }
    }
}

/// The reason why a question could not be read.
public enum QuestionError: Error, Hashable, Sendable {
    case unknownName(String, nearest: String?)
    case badValue(String, name: String, expected: String)
    case unknownUnknown(String, nearest: String?)
}

extension QuestionError: CustomStringConvertible {
    /// One line: the fault, in terms of the user's input, and what was expected.
    public var description: String {
        switch self {
        case .unknownName(let name, let nearest):
            "A layout has no \"\(name)\". "
                + (nearest.map { "Did you mean \"\($0)\"?" }
                    ?? "Write a condition such as \"secondary.width >= 464\".")
        case .badValue(let value, let name, let expected):
            "\"\(value)\" is not a value of \(name): expected \(expected)."
        case .unknownUnknown(let name, let nearest):
            "Nothing called \"\(name)\" can be solved for. "
                + "Did you mean \"\(nearest ?? "window.width")\"?"
        }
    }
}

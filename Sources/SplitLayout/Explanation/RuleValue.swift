import Geometry
import InterfaceModel

/// An input or a result of a rule, in a form that people and programs can read.
public enum RuleValue: Hashable, Sendable {
    /// A length in points, or a plain number.
    case number(Double)
    case flag(Bool)
    /// One of UIKit's words, or a short phrase.
    case word(String)
    /// Nothing was asked: automatic.
    case absent
    case list([RuleValue])
    case fields([Field])

    /// One named part of a compound value.
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: RuleValue
    }

    /// Reads any of the core's values by their stored properties.
    init(_ value: Any) {
        switch value {
        case let number as Double: self = .number(number)
        case let flag as Bool: self = .flag(flag)
        case let columns as ColumnSet: self = .list(columns.columns.map { .word($0.name) })
        case let word as any NamedCase: self = .word(word.name)
        default: self = RuleValue(reflecting: Mirror(reflecting: value), of: value)
        }
    }

    private init(reflecting mirror: Mirror, of value: Any) {
        switch mirror.displayStyle {
        case .optional:
            self = mirror.children.first.map { RuleValue($0.value) } ?? .absent
        case .collection, .set:
            self = .list(mirror.children.map { RuleValue($0.value) })
        case .struct, .tuple, .class:
            self = .fields(mirror.children.map { Field(name: $0.label ?? "", value: RuleValue($0.value)) })
        default:
            self = .word("\(value)")
        }
    }

    /// The value for people: `320`, `automatic`, `oneBesideSecondary`, `width 320, height 480`.
    public var text: String {
        switch self {
        case .number(let number): number.pointText
        case .flag(let flag): flag ? "yes" : "no"
        case .word(let word): word
        case .absent: "automatic"
        case .list(let values): values.isEmpty ? "none" : values.map(\.text).joined(separator: ", ")
        case .fields(let fields): fields.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
        }
    }
}

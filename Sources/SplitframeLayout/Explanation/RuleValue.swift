import SplitframeInterface

/// An input or a result of a rule, in a form that people and programs can read.
public enum RuleValue: Hashable, Sendable {
    /// A length in points, or a plain number.
    case number(Double)
    case flag(Bool)
    /// The name of one of UIKit's cases, or a short phrase.
    case word(String)
    /// No value was set, or there is none.
    case absent
    case list([RuleValue])
    case fields([Field])

    /// One named part of a compound value.
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: RuleValue

        public init(name: String, value: RuleValue) {
            self.name = name
            self.value = value
        }
    }

    /// Makes a value from any value of the core, by its stored properties.
    init(_ value: Any) {
        switch value {
        case let number as Double: self = .number(number)
        case let number as ReasonedNumber: self = .number(number.points)
        case let flag as Bool: self = .flag(flag)
        case let columns as ColumnSet: self = .list(columns.columns.map { .word($0.name) })
        case let generation as Generation: self = .word(generation.name)
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
            self =
                (value as? any DecidedValue).map { RuleValue($0.value) }
                ?? .fields(mirror.children.map { Field(name: $0.label ?? "", value: RuleValue($0.value)) })
        default:
            self = .word((value as? any NamedCase)?.name ?? "\(value)")
        }
    }

    /// The value as text: `320`, `none`, `oneBesideSecondary`, `width 320, height 480`.
    public var text: String {
        switch self {
        case .number(let number): number.isInfinite ? "unlimited" : number.pointText
        case .flag(let flag): flag ? "yes" : "no"
        case .word(let word): word
        case .absent: "none"
        case .list(let values): values.isEmpty ? "none" : values.map(\.text).joined(separator: ", ")
        case .fields(let fields): fields.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
        }
    }

    /// The single numbers, flags and names in the value, in order.
    var leaves: [RuleValue] {
        switch self {
        case .number, .flag, .word, .absent: [self]
        case .list(let values): values.flatMap(\.leaves)
        case .fields(let fields): fields.flatMap(\.value.leaves)
        }
    }
}

/// The subject of a decision; later decisions refer to the subjects that their inputs depend on.
enum RuleSubject: Hashable, Sendable {
    case collapse
    case fit
    case behavior
    /// The preferred mode, adapted to the behaviour.
    case preference
    case mode
    case width(Column)
    /// The widths of two sidebars that share the available room.
    case sidebarWidths
    case frames
    /// The column whose edge meets a fold.
    case fold
    case buttonHost
    case allowedModes
    case step
    case button
    case secondaryOnlyButton
    case swipe
}

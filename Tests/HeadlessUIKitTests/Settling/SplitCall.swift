import HeadlessUIKit
import SplitframeInterface
import SplitframeLayout
import SplitframeTestSupport

/// One thing that an app does to a split view before it shows; controllers are named by their titles.
enum SplitCall {
    case set(SplitProperty)
    case column(Column, title: String?)
    case panes([String])
    case delegate
    case show(Column)
    case hide(Column)
    case showDetail(String)
    case showController(String)
}

extension SplitCall {
    /// Calls by chance, each with the moment at which it comes.
    static func list(
        for style: SplitStyle, using numbers: inout SteppedNumbers
    ) throws -> [(moment: SettlingApp.Moment, call: SplitCall)] {
        let moments = (0..<numbers.length(1...12)).map { _ in numbers.any(SettlingApp.Moment.allCases) }
            .sorted()
        return try moments.enumerated().map { try ($1, one(for: style, at: $1, number: $0, using: &numbers)) }
    }

    private static func one(
        for style: SplitStyle, at moment: SettlingApp.Moment, number: Int, using numbers: inout SteppedNumbers
    ) throws -> SplitCall {
        let title = "controller \(number)"
        let columns = style.columns.columns
        switch numbers.length(0...11) {
        case 0, 1, 2: return try .set(property(of: style, using: &numbers))
        case 3, 4, 5:
            guard style != .unspecified else { fallthrough }
            return .column(
                numbers.any(columns + [.compact, .inspector]), title: numbers.chance(1, of: 6) ? nil : title)
        case 6: return .panes(columns.map { "\(title), \($0)" })
        case 7: return .delegate
        case 8: return .show(numbers.any(columns + [.inspector]))
        case 9: return .hide(numbers.any(columns + [.inspector]))
        // To show a controller loads the view of a column style, with which the later moments come earlier.
        case _ where moment < .viewDidLoad: return .delegate
        case 10: return .showDetail(title)
        default: return .showController(title)
        }
    }

    private static func property(of style: SplitStyle, using numbers: inout SteppedNumbers) throws
        -> SplitProperty
    {
        let keys = SplitPropertyKey.all.filter {
            style != .unspecified || $0.name != "preferredSplitBehavior"
        }
        let key = numbers.any(keys)
        let value =
            switch key.values {
            case .choice(let choices): numbers.any(choices)
            case .flag: numbers.any(["true", "false"])
            case .points: numbers.any(["automatic", "120", "250", "300", "420", "900"])
            case .fraction: numbers.any(["automatic", "0.1", "0.4", "0.9"])
            }
        return try SplitProperty(name: key.name, value: value)
    }
}

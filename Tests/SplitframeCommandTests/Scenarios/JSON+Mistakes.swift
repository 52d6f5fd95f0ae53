import SplitframeFiles
import SplitframeTestSupport

extension JSON {
    /// The value with one thing in it as it should not be.
    func withMistake(_ numbers: inout SteppedNumbers) -> JSON {
        switch self {
        case .array(let list) where !list.isEmpty && numbers.chance(5, of: 6):
            var list = list
            let place = numbers.length(0...list.count - 1)
            list[place] = list[place].withMistake(&numbers)
            return .array(list)
        case .object(let members) where !members.isEmpty && numbers.chance(5, of: 6):
            var members = members
            let key = numbers.any(members.keys.sorted())
            if numbers.chance(1, of: 6) {
                members["\(key)s"] = members.removeValue(forKey: key)
            } else {
                members[key] = members[key]?.withMistake(&numbers)
            }
            return .object(members)
        default:
            return numbers.any(Self.strangers)
        }
    }

    /// Values that hardly any place takes.
    private static let strangers: [JSON] = [
        .null, true, 0, -1, 0.5, 1e308, -1e308, 2.3e-308, 9_007_199_254_740_993, "", "nav[", "split",
        "nav[split]",
        "nav[nav[nav[A]]]", "\u{0}", "Ж", [], [1, 2], [1e308, 1e308], ["A", "A"], [:], ["show": "primary"],
    ]
}

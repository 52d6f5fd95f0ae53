import SplitframeDevices
import SplitframeFiles

extension JSONShape {
    /// A value of the shape that bytes choose; once in a while, of another one.
    func sample(_ source: inout ByteSource, key: String = "", depth: Int = 0) -> JSON {
        guard depth < 24 else { return .null }
        if source.chance(1) { return Self.anyValue(&source) }
        switch self {
        case .text: return .string(Self.text(for: key, &source))
        case .number(let range): return .number(range.map { Self.number(in: $0, &source) } ?? source.length())
        case .index: return .number(Double(source.number(below: 5)))
        case .boolean: return .bool(source.chance(128))
        case .null: return .null
        case .anything: return Self.anyValue(&source)
        case .choice(let choices): return .string(source.element(of: choices))
        case .choicesWithCommas(let choices):
            return .string(source.list(atMost: 3) { $0.element(of: choices) }.joined(separator: ","))
        case .numbers(let count, _, let range):
            return .numbers(
                (0..<count).map { _ in range.map { Self.number(in: $0, &source) } ?? source.length() })
        case .list(let shape):
            return .array(source.list(atMost: 16) { shape.sample(&$0, key: key, depth: depth + 1) })
        case .object(let keys): return .object(Self.members(keys, &source, depth: depth))
        case .oneOf(let keys):
            let verb = source.element(of: keys)
            let beside = verb.beside.filter { _ in source.chance(64) }
            let members = ([verb] + beside).map {
                ($0.name, $0.shape.sample(&source, key: $0.name, depth: depth + 1))
            }
            return .object(Dictionary(members) { first, _ in first })
        case .map(let shape):
            let members = source.list(atMost: 4) { ($0.text(), shape.sample(&$0, depth: depth + 1)) }
            return .object(Dictionary(members) { first, _ in first })
        case .either(let shapes):
            return source.element(of: shapes).sample(&source, key: key, depth: depth + 1)
        case .shared(_, let shape): return shape.sample(&source, key: key, depth: depth)
        }
    }

    /// What makes something happen is mostly there, what is only compared or drawn mostly not.
    private static let usual: Set = [
        "splitView", "environment", "steps", "do", "columns", "style", "viewControllers",
    ]

    private static func members(_ keys: [JSONKey], _ source: inout ByteSource, depth: Int) -> [String: JSON] {
        var members: [String: JSON] = [:]
        for key in keys {
            let share = key.isRequired || usual.contains(key.name) ? 250 : depth < 2 ? 8 : 80
            guard source.chance(share) || source.isEmpty && key.isRequired else { continue }
            members[key.name] = key.shape.sample(&source, key: key.name, depth: depth + 1)
        }
        return members
    }

    private static func text(for key: String, _ source: inout ByteSource) -> String {
        switch key {
        case _ where source.chance(8): source.text()
        case "device": source.element(of: Device.known).id
        case "window": source.element(of: Window.named).name
        case "setDelegate", "releaseDelegate": source.element(of: ["delegate", "other"])
        default:
            source.element(of: [
                "A", "B", "C", "D", "nav[A]", "nav[B]", "nav[C,D]", "nav[]", "tabs[nav[A],B]", "tabs[C,D]",
                "split",
                "nav[tabs[A],B]", "nav[nav[A]]", "add", "flexibleSpace",
            ])
        }
    }

    private static func number(in range: ClosedRange<Double>, _ source: inout ByteSource) -> Double {
        let number = source.length()
        return source.chance(4) ? number : min(max(number, range.lowerBound), range.upperBound)
    }

    private static func anyValue(_ source: inout ByteSource) -> JSON {
        source.element(of: [
            .null, .bool(true), .number(source.length()), .string(source.text()), .array([]), .object([:]),
        ])
    }
}

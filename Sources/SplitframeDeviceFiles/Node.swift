import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON

/// A value of the file and where it stands, read with what is expected there.
struct Node {
    var value: JSON
    /// The keys that lead here from the device, joined by dots.
    var path: String

    typealias Problem = DeviceFileError.Problem

    func wrong(_ expected: String) -> Problem {
        .wrongValue(key: path.isEmpty ? "device" : path, expected: expected, found: value.summary)
    }

    func members() throws(Problem) -> Members {
        guard case .object(let members) = value else { throw wrong("an object") }
        return Members(values: members, path: path)
    }

    func elements() throws(Problem) -> [Node] {
        guard case .array(let values) = value else { throw wrong("a list") }
        return values.enumerated().map { Node(value: $0.element, path: "\(path)[\($0.offset)]") }
    }

    func string() throws(Problem) -> String {
        guard case .string(let string) = value else { throw wrong("a text") }
        return string
    }

    func bool() throws(Problem) -> Bool {
        guard case .bool(let bool) = value else { throw wrong("true or false") }
        return bool
    }

    /// A number within bounds; JSON has none that is not finite.
    func number(_ bounds: ClosedRange<Double> = Bounds.length) throws(Problem) -> Double {
        guard case .number(let number) = value, bounds.contains(number) else {
            throw wrong(
                "a number from \(bounds.lowerBound.pointText) "
                    + "to \(bounds.upperBound.pointText)")
        }
        return number
    }

    func wholeNumber() throws(Problem) -> Int {
        guard let number = Int(exactly: try number()) else { throw wrong("a whole number") }
        return number
    }

    func word<Word: NamedCase>(_: Word.Type = Word.self) throws(Problem) -> Word {
        guard case .string(let name) = value, let word = Word(name: name) else {
            throw wrong(Word.allCases.map { "\"\($0.name)\"" }.joined(separator: " or "))
        }
        return word
    }

    func list<Element>(_ read: (Node) throws(Problem) -> Element) throws(Problem) -> [Element] {
        var list: [Element] = []
        for element in try elements() { list.append(try read(element)) }
        return list
    }

    func strings() throws(Problem) -> [String] {
        try list { node throws(Problem) in try node.string() }
    }

    func oriented<Value>(_ read: (Node) throws(Problem) -> Value) throws(Problem) -> Oriented<Value> {
        var members = try members()
        let oriented = Oriented(
            portrait: try read(try members.required("portrait")),
            landscape: try read(try members.required("landscape")))
        try members.close()
        return oriented
    }

    /// An id that can stand in a list on the command line and in the name of a folder.
    func identifier() throws(Problem) -> String {
        let id = try string()
        let isPlain = id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        guard isPlain, let first = id.first, first.isLetter || first.isNumber, id != "all" else {
            throw wrong("letters, digits and hyphens, and not \"all\"")
        }
        return id
    }
}

/// What numbers may be; generous, and small enough to be drawn.
enum Bounds {
    /// Points or pixels, and years.
    static let length = 0.0...30_000
    /// A side of a screen or window in points.
    static let side = 1.0...10_000
    /// Pixels per point.
    static let scale = 0.1...10
}

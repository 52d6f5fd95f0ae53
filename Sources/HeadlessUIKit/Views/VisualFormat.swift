import Foundation
import SplitframeLayout

/// A parsed visual format: views in a row, with the distances between them.
///
/// The grammar is that of Auto Layout Guide › Visual Format Language › Visual Format String Syntax. Spaces are ignored
/// (assumed).
struct VisualFormat: Hashable {
    /// A number, or the name of a metric or a view.
    enum Term: Hashable {
        case number(Double)
        case name(String)
    }

    struct Predicate: Hashable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Term
        var priority: Term?
    }

    /// The connection between two neighbours.
    enum Connection: Hashable {
        case flush
        /// The system's spacing, or the margin of the superview.
        case standard
        case predicates([Predicate])
    }

    struct View: Hashable {
        var name: String
        var size: [Predicate] = []
    }

    var isVertical = false
    /// The connections of the superview's edges with the first view and the last one; nil where the format has none.
    var first: Connection?
    var last: Connection?
    var views: [View] = []
    /// The connections between neighbouring views.
    var connections: [Connection] = []
}

extension VisualFormat {
    /// - Throws: ``VisualFormatMisuse/unreadable(format:rest:expected:)`` for text outside of the grammar.
    init(_ format: String) throws(VisualFormatMisuse) {
        var reader = Reader(format: format, rest: format.filter { !$0.isWhitespace }[...])
        if reader.take("V:") { isVertical = true } else { _ = reader.take("H:") }
        if reader.take("|") { first = try reader.connection() }
        repeat {
            views.append(try reader.view())
            let isLast = reader.rest.isEmpty
            if isLast { break }
            let connection = try reader.connection()
            if reader.take("|") {
                last = connection
                break
            }
            connections.append(connection)
        } while true
        if !reader.rest.isEmpty { throw reader.expected("the end") }
    }

    /// The parser, with the characters that are not read yet.
    private struct Reader {
        let format: String
        var rest: Substring

        func expected(_ what: String) -> VisualFormatMisuse {
            .unreadable(format: format, rest: String(rest), expected: what)
        }

        mutating func take(_ text: String) -> Bool {
            guard rest.hasPrefix(text) else { return false }
            rest.removeFirst(text.count)
            return true
        }

        mutating func view() throws(VisualFormatMisuse) -> View {
            guard take("[") else { throw expected("a view in brackets") }
            guard let name = name() else { throw expected("the name of a view") }
            let size = rest.hasPrefix("(") ? try predicates() : []
            guard take("]") else { throw expected("\"]\"") }
            return View(name: name, size: size)
        }

        mutating func connection() throws(VisualFormatMisuse) -> Connection {
            guard take("-") else { return .flush }
            if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
            let predicates: [Predicate]
            if rest.hasPrefix("(") {
                predicates = try self.predicates()
            } else if rest.hasPrefix("-") {
                throw expected("a distance")
            } else {
                predicates = [Predicate(object: try term("a distance"))]
            }
            guard take("-") else { throw expected("\"-\"") }
            return .predicates(predicates)
        }

        private mutating func predicates() throws(VisualFormatMisuse) -> [Predicate] {
            var predicates: [Predicate] = []
            _ = take("(")
            repeat {
                let relation: NSLayoutConstraint.Relation =
                    if take("<=") { .lessThanOrEqual } else if take(">=") { .greaterThanOrEqual } else {
                        .equal
                    }
                if relation == .equal { _ = take("==") }
                var predicate = Predicate(relation: relation, object: try term("a number or a name"))
                if take("@") { predicate.priority = try term("a priority") }
                predicates.append(predicate)
            } while take(",")
            guard take(")") else { throw expected("\")\"") }
            return predicates
        }

        private mutating func term(_ what: String) throws(VisualFormatMisuse) -> Term {
            if let name = name() { return .name(name) }
            let digits = rest.prefix {
                $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" && rest.first == "-")
            }
            // A number ends at the hyphen after it.
            let sign = digits.first == "-" ? 1 : 0
            let number = digits.prefix(sign + digits.dropFirst(sign).prefix { $0 != "-" }.count)
            guard let value = Double(number) else { throw expected(what) }
            rest.removeFirst(number.count)
            return .number(value)
        }

        private mutating func name() -> String? {
            guard let start = rest.first, start.isLetter || start == "_" else { return nil }
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest.removeFirst(name.count)
            return String(name)
        }
    }
}

/// An exception that UIKit raises for a visual format.
enum VisualFormatMisuse: RaisedMisuse, Hashable {
    case unreadable(format: String, rest: String, expected: String)
    case unknownView(String, format: String)
    case unknownMetric(String, format: String)
    case noSuperview(String, format: String)
    /// The options align views along their own row instead of across it.
    case alignedAlong(format: String)

    var exception: SplitMisuse.Exception { .invalidArgument }
    var isImpossible: Bool { false }

    var description: String {
        switch self {
        case .unreadable(let format, let rest, let expected):
            let place = rest.isEmpty ? "at its end" : "before \"\(rest)\""
            return "The visual format \"\(format)\" cannot be read: \(expected) was expected \(place)."
        case .unknownView(let name, let format):
            return "The visual format \"\(format)\" names the view \"\(name)\": add it to the views."
        case .unknownMetric(let name, let format):
            return "The visual format \"\(format)\" names \"\(name)\": add it to the metrics, with a number."
        case .noSuperview(let name, let format):
            return
                "The visual format \"\(format)\" goes to the edge of a superview: add \"\(name)\" to one first."
        case .alignedAlong(let format):
            return
                "The views of the visual format \"\(format)\" stand in a row: align them across it, not along it."
        }
    }
}

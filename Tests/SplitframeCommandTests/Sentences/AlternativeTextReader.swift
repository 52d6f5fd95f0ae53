import SplitframeInterface

/// Understands alternative texts by a vocabulary of its own, and finds what does not hold in a tree.
struct AlternativeTextReader {
    /// The patterns of one language; what is captured stands in the order in which each check reads it.
    struct Language {
        var clauseEnd: String
        var end: String
        /// What stands between the things of a list.
        var between: [String]
        var columns: [String: Column]
        var counts: [String: Int]
        /// A presented screen and its width.
        var presented: String
        var screens: [String: ScreenPresentation]
        var buttons: [String: Set<BarButtonElement.Icon>]
        /// The window's width and height, then the columns.
        var heading: String
        var oneColumn: String
        var collapsedColumn: String
        var severalColumns: String
        var beside: String
        /// Columns, then those beneath.
        var above: String
        var displaced: String
        /// The captures of width, lower column and upper columns, in the language's order.
        var beneath: (pattern: String, width: Int, column: Int, covers: Int)
        var button: (pattern: String, button: Int, column: Int)
        /// A clause about a button beneath something else.
        var hidden: String
        var trailing: String
        var rightToLeft: String
        var dimmed: String
        var neverRan: String
        var folding: FoldingReader.Language
    }

    let language: Language
    let facts: ColumnFacts
    private(set) var faults: [String] = []

    /// Reads a text; ``faults`` has every clause that is not understood or does not hold.
    init(_ text: String, _ language: Language, _ tree: InterfaceTree) {
        self.language = language
        facts = ColumnFacts(tree)
        var text = text
        if let last = text.wholeMatch("(.*\(language.end.escaped)) ?" + language.neverRan)?.first {
            text = last
        }
        check(text.hasSuffix(language.end), "no end: \(text)")
        let clauses = String(text.dropLast(language.end.count)).components(by: language.clauseEnd)
        readHeading(clauses.first ?? "")
        var told: (covered: Set<Column>, buttons: Int, screens: Int) = ([], 0, 0)
        var remarks: Set<String> = []
        var folding = FoldingReader(language.folding, tree.environment)
        for clause in clauses.dropFirst() {
            if let parts = clause.wholeMatch(language.beneath.pattern) {
                guard let column = language.columns[parts[language.beneath.column]] else {
                    faults.append("unknown column: \(clause)")
                    continue
                }
                let cover = facts.cover(of: column)
                told.covered.insert(column)
                check(
                    cover.width.isTold(by: parts[language.beneath.width])
                        && cover.columns == Set(columns(parts[language.beneath.covers])),
                    "\(cover.width) of \(column) beneath \(cover.columns): \(clause)")
            } else if let parts = clause.wholeMatch(language.presented) {
                told.screens += 1
                let presentation = language.screens[parts[0]]
                check(
                    facts.presented.contains {
                        $0.screen == presentation && $0.element.frame.width.isTold(by: parts[1])
                    }, clause)
            } else if let parts = (clause.wholeMatch(language.hidden)?.first ?? clause)
                .wholeMatch(language.button.pattern)
            {
                told.buttons += 1
                let column = language.columns[parts[language.button.column]]
                let icons = language.buttons[parts[language.button.button]] ?? []
                check(column.map { !icons.isDisjoint(with: facts.modeButtons(in: $0)) } ?? false, clause)
            } else if [language.trailing, language.rightToLeft, language.dimmed].contains(clause) {
                remarks.insert(clause)
            } else if !folding.reads(clause) {
                faults.append("not understood: \(clause)")
            }
        }
        faults += folding.allFaults
        let covered = facts.drawn.map(\.column).filter { facts.cover(of: $0).width > 0 }
        check(told.covered == Set(covered), "covered are \(covered)")
        let buttons = facts.drawn.flatMap { facts.modeButtons(in: $0.column) }
        check(told.buttons == buttons.count, "buttons are \(buttons)")
        check(told.screens == facts.presented.count, "presented are \(facts.presented.map(\.column))")
        check(remarks.contains(language.dimmed) == facts.isDimmed, "dimmed: \(facts.isDimmed)")
        check(
            remarks.contains(language.rightToLeft) == (tree.environment.layoutDirection == .rightToLeft),
            "direction")
        check(remarks.contains(language.trailing) == isTrailing, "trailing: \(isTrailing)")
    }

    /// Whether the sidebars stand at the edge where reading ends, by the distances that they leave on both sides.
    private var isTrailing: Bool {
        let sidebars = facts.drawn.filter { $0.column == .primary || $0.column == .supplementary }
        guard let split = facts.split, !split.isCollapsed, split.primaryEdge == .trailing,
            let left = sidebars.map(\.element.frame.minX).min(),
            let right = sidebars.map(\.element.frame.maxX).max()
        else { return false }
        let beyond = facts.tree.environment.size.width - right
        return facts.tree.environment.layoutDirection == .leftToRight ? beyond <= left : left <= beyond
    }

    private mutating func check(_ holds: Bool, _ fault: String) {
        if !holds { faults.append(fault) }
    }

    private mutating func readHeading(_ heading: String) {
        guard let parts = heading.wholeMatch(language.heading) else {
            return faults.append("no heading: \(heading)")
        }
        let size = facts.tree.environment.size
        if !parts[0].isEmpty {
            check(
                size.width.isTold(by: parts[0]) && size.height.isTold(by: parts[1]),
                "window \(size): \(heading)")
        }
        if let one = parts[2].wholeMatch(language.collapsedColumn) {
            check(facts.split?.isCollapsed == true, "not collapsed: \(heading)")
            readWidths(one[0], count: 1)
        } else if let one = parts[2].wholeMatch(language.oneColumn) {
            check(facts.split?.isCollapsed == false, "collapsed: \(heading)")
            readWidths(one[0], count: 1)
        } else if let several = parts[2].wholeMatch(language.severalColumns) {
            readRelations(several[1])
            readWidths(several[2], count: language.counts[several[0]] ?? 0)
        } else {
            faults.append("columns not understood: \(heading)")
        }
    }

    /// Names with widths, one for each column of the tree.
    private mutating func readWidths(_ text: String, count: Int) {
        let pairs = things(text).map { $0.components(by: " ") }
        check(pairs.count == count && count == facts.drawn.count, "\(facts.drawn.count) columns: \(text)")
        for pair in pairs {
            let found = language.columns[pair.first ?? ""].flatMap { facts[$0] }
            check(found?.element.frame.width.isTold(by: pair.last ?? "") ?? false, "width: \(pair)")
        }
    }

    private mutating func readRelations(_ text: String) {
        var text = text
        var displaced: Set<Column> = []
        if let parts = text.wholeMatch(language.displaced) {
            (text, displaced) = (parts[0], Set(columns(parts[1])))
        }
        let window = Rectangle(size: facts.tree.environment.size)
        for found in facts.drawn {
            let frame = found.element.frame
            let isCut = frame.minX < window.minX || frame.maxX > window.maxX
            let isSeen = max(frame.minX, window.minX) < min(frame.maxX, window.maxX)
            check(
                displaced.contains(found.column) == (found.presentation == .displaced), "displaced: \(text)")
            if displaced.contains(found.column) { check(isCut && isSeen, "\(frame) partly out: \(text)") }
        }
        guard text != language.beside else {
            return check(facts.above.isEmpty, "beside each other, but \(facts.above)")
        }
        var above: [Column: Set<Column>] = [:]
        var rest = text
        while !rest.isEmpty {
            // The last relation first: its upper columns reach back to those beneath the one before.
            guard let parts = rest.wholeMatch(relation) else {
                return faults.append("relation not understood: \(rest)")
            }
            for low in columns(parts[2]) { above[low, default: []].formUnion(columns(parts[1])) }
            rest = parts[0]
        }
        check(above == facts.above, "above are \(facts.above): \(text)")
    }

    private var name: String { "(?:\(language.columns.keys.map(\.escaped).joined(separator: "|")))" }

    /// What comes before, the upper columns, the lower ones.
    private var relation: String {
        let list = "\(name)(?:(?:\(language.between.map(\.escaped).joined(separator: "|")))\(name))*"
        let separator = language.between[0].escaped
        return "(?:(.+?)\(separator))??" + language.above.replacing("LIST", with: "(\(list))")
    }

    private func things(_ text: String) -> [String] {
        language.between.reduce([text]) { texts, separator in texts.flatMap { $0.components(by: separator) } }
    }

    /// The columns of a list.
    private func columns(_ text: String) -> [Column] { things(text).compactMap { language.columns[$0] } }
}

extension String {
    /// The captures of a pattern that matches all of the text, empty where a capture took no part.
    func wholeMatch(_ pattern: String) -> [String]? {
        guard let regex = try? Regex(pattern), let match = wholeMatch(of: regex) else { return nil }
        return (1..<match.count).map { match[$0].substring.map(String.init) ?? "" }
    }

    func components(by separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }

    var escaped: String { replacing(#/[.()\[\]*+?|]/#) { "\\\($0.output)" } }
}

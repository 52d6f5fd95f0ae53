public import SplitframeInterface

/// The difference between two interfaces: moved elements, and sentences about the changes.
public struct InterfaceDifference: Hashable, Sendable {
    /// The elements that moved, appeared or disappeared, to be outlined: columns, else bars, buttons and views; empty
    /// if the window itself changed its size.
    public let moved: [ElementChange]
    /// The differences that are worth a sentence, the most likely cause first.
    package private(set) var statements: [DifferenceStatement]

    /// The differences as sentences: `primary column 280 → 240 pt (−40)`.
    public var sentences: [String] { statements.map(\.text) }

    /// The number of sentences that fit in a picture.
    public static let most = 3

    /// The number of sentences that fit below a picture.
    package static let mostBelow = 6

    /// The most important sentences.
    public var fewSentences: [String] { Array(sentences.prefix(Self.most)) }

    /// Compares the interfaces of two trees.
    ///
    /// - Parameters:
    ///   - stacked: The columns that lie on the navigation stack beneath the visible one in the second.
    ///   - unstacked: Those that lie there in the first.
    public init(
        from before: InterfaceTree, to after: InterfaceTree, stacked: [Column] = [], unstacked: [Column] = []
    ) {
        let (old, new) = (Twin(before), Twin(after))
        self.init(
            old.findings(against: new), before: old, after: new, stacked: stacked, unstacked: unstacked)
        let seen = Set(
            (old.elements + new.elements).filter(\.kind.isColumn).map {
                ElementChange.name(ofElementAt: $0.path)
            })
        func tell(of columns: [Column], but others: [Column], _ predicate: (one: String, several: String)) {
            let unseen = columns.filter { !others.contains($0) && !seen.contains($0.name) }.map(\.name)
            guard !unseen.isEmpty else { return }
            statements.append(
                DifferenceStatement(
                    text: ColumnSentence(unseen.reversed(), one: predicate.one, several: predicate.several)
                        .text,
                    isOfPresence: true))
        }
        // What is in sight in neither of the two comes and goes on the stack alone.
        tell(of: stacked, but: unstacked, Self.ontoStack)
        tell(of: unstacked, but: stacked, ("leaves the navigation stack", "leave the navigation stack"))
    }

    /// What is said of one column, and of several, that go onto the stack.
    fileprivate static let ontoStack = ("goes onto the navigation stack", "go onto the navigation stack")

    /// Describes findings between twins; elements that appeared or disappeared have frames only if the twins are given.
    package init(
        _ findings: [TwinFinding], before: Twin? = nil, after: Twin? = nil, stacked: [Column] = [],
        unstacked: [Column] = []
    ) {
        let layers = LayerChanges(findings, before: before, after: after)
        let isResized = findings.contains { $0.path == "window" && $0.attribute == "size" }
        let isCollapsing = findings.contains { $0.attribute == "isCollapsed" }
        let presented = Set(findings.filter { $0.attribute == "presentation" }.map(\.path))
        let visible = findings.byImportance.filter { finding in
            guard finding.isReported, !layers.covers(finding) else { return false }
            // A collapsed split view has no visible mode.
            return !isCollapsing || !["displayMode", "splitBehavior"].contains(finding.attribute)
        }
        let reported = visible.filter { finding in
            // A column's position and height follow from the window and from its presentation.
            let follows = isResized || presented.contains(finding.path)
            return !follows || !finding.isColumn || finding.attribute != "frame" || finding.delta?[2] != 0
        }
        let (old, new) = (before?.framesByPath ?? [:], after?.framesByPath ?? [:])
        let changes = visible.compactMap { finding -> (isColumn: Bool, change: ElementChange)? in
            let frames = finding.frames(before: old, after: new)
            guard frames.before != nil || frames.after != nil else { return nil }
            return (
                finding.isColumn,
                ElementChange(path: finding.path, before: frames.before, after: frames.after)
            )
        }
        let columns = changes.filter(\.isColumn).map(\.change)
        moved = isResized ? [] : columns.isEmpty ? changes.map(\.change) : columns
        // If a column moved, appeared or disappeared, elements in it or beside it moved along.
        let hasColumns = findings.contains {
            $0.isColumn && ($0.attribute == "frame" || $0.change == .added || $0.change == .removed)
        }
        statements =
            layers.sentences.map { DifferenceStatement(text: $0) }
            + reported
            .filter { !hasColumns || $0.isColumn || $0.attribute != "frame" }
            .behaviorsLast.statements(
                stacked: stacked.map(\.name), unstacked: unstacked.map(\.name),
                button: Self.buttonChange(from: old, to: new))
    }

    /// A sentence about the display-mode button, if it came, went, or moved from the bar of one column to that of another.
    private static func buttonChange(
        from old: [String: Rectangle], to new: [String: Rectangle]
    ) -> (paths: [String], sentence: String)? {
        let suffix = "/displayModeButton"
        let gone = old.keys.filter { $0.hasSuffix(suffix) && new[$0] == nil }
        let come = new.keys.filter { $0.hasSuffix(suffix) && old[$0] == nil }
        switch (gone.count, come.count) {
        case (1, 1):
            let column = come[0].split(separator: "/").dropLast(2).last ?? ""
            return (gone + come, "display-mode button moves to the \(column)")
        case (1, 0): return (gone, "display-mode button disappears")
        case (0, 1): return (come, "display-mode button appears")
        default: return nil
        }
    }
}

extension [TwinFinding] {
    /// The findings in their order, but those about behaviors, which are invisible, at the end.
    fileprivate var behaviorsLast: [TwinFinding] {
        filter { $0.attribute != "splitBehavior" } + filter { $0.attribute == "splitBehavior" }
    }

    /// A sentence per finding; all columns that appeared share one, and so do all that went onto the stack or came from
    /// it, and all that disappeared.
    fileprivate func statements(
        stacked: [String], unstacked: [String], button: (paths: [String], sentence: String)?
    ) -> [DifferenceStatement] {
        func isWhole(_ finding: TwinFinding) -> Bool {
            finding.isColumn && (finding.change == .added || finding.change == .removed)
        }
        func predicate(_ finding: TwinFinding) -> (one: String, several: String) {
            if finding.change == .added {
                return unstacked.contains(finding.name)
                    ? ("comes from the navigation stack", "come from the navigation stack")
                    : ("appears", "appear")
            }
            return stacked.contains(finding.name)
                ? InterfaceDifference.ontoStack : ("disappears", "disappear")
        }
        var columns = Dictionary(grouping: filter { isWhole($0) && $0.part != .screen }) { predicate($0).one }
        func statement(on finding: TwinFinding) -> DifferenceStatement? {
            guard isWhole(finding), finding.part != .screen else {
                return DifferenceStatement(
                    text: finding.sentence,
                    places: isWhole(finding) || finding.attribute == "frame" ? [finding.path] : [],
                    isOfMode: ["displayMode", "isCollapsed"].contains(finding.attribute),
                    isOfWidth: finding.isColumn && finding.attribute == "frame" && finding.delta?[2] != 0)
            }
            // The first one tells of all, the others of nothing.
            let (one, several) = predicate(finding)
            guard let alike = columns.removeValue(forKey: one) else { return nil }
            return DifferenceStatement(
                text: ColumnSentence(alike.map(\.path), one: one, several: several).text,
                places: Set(alike.map(\.path)), isOfPresence: true)
        }
        // A button in a column that came or went has no finding of its own.
        let buttonPaths = Set(button?.paths ?? [])
        let ownPlace = firstIndex { buttonPaths.contains($0.path) } ?? lastIndex(where: isWhole)
        return indices.flatMap { index -> [DifferenceStatement?] in
            let own = buttonPaths.contains(self[index].path) ? nil : statement(on: self[index])
            let shared =
                index == ownPlace
                ? button.map { DifferenceStatement(text: $0.sentence, isOfPresence: true) } : nil
            return [own, shared]
        }.compactMap(\.self)
    }
}

extension Twin {
    /// The frames of the elements; of several at one path that of the first.
    fileprivate var framesByPath: [String: Rectangle] {
        Dictionary(elements.map { ($0.path, $0["frame"]?.frame) }) { first, _ in first }.compactMapValues(
            \.self)
    }
}

extension TwinFinding {
    /// Whether the finding is about a visible change that does not follow from other findings.
    fileprivate var isReported: Bool {
        if part == .glass || (isBesideChangedWords && attribute == "frame") { return false }
        switch change {
        case .added, .removed:
            return isColumn
                || ElementChange.bars.contains(
                    path.split(separator: "/").dropLast().last.map(String.init) ?? "")
                    && part != .title
        case .reordered: return false
        case .attribute("frame", _, _):
            return ![.title, .content, .separator, .split].contains(part)
        case .attribute("text", _, _): return part != .title
        case .attribute(let name, _, _):
            return [
                "size", "displayMode", "splitBehavior", "isCollapsed", "presentation", "title", "icon",
                "kind",
                "selectedRow", "isSelected", "secondaryText", "direction", "style", "interfaceStyle",
            ].contains(name)
        }
    }

    /// The finding as a sentence for readers who do not know twins.
    fileprivate var sentence: String {
        switch change {
        case .attribute("size", let old?, let new?) where part == .window:
            "window \(old.size) → \(new.size)"
        case .attribute(let name, let old, let new) where part == .window || part == .split:
            "\(name.sentenceWords.replacing("is ", with: "")) \(old?.answer ?? "none") → \(new?.answer ?? "none")"
        case .attribute("presentation", let old, .word(let new)?):
            "\(plainSubject) \(ColumnPresentation(name: new)?.predicate(after: old) ?? "is \(new)")"
        case .attribute("frame", _, _) where part == .barButton && delta?[2] == 0 && delta?[3] == 0:
            "\(plainSubject) moved"
        case .attribute("frame", let old?, let new?):
            FrameChange(old: old, new: new)?.mostInformativeNumber.map { number in
                let change = ElementChange(path: path, before: old.frame, after: new.frame)
                guard let side = change.sideMove else { return "\(plainSubject) \(number)" }
                let growth = (change.after?.width ?? 0) - (change.before?.width ?? 0)
                // Half a point is the separator, which came or went.
                return "\(plainSubject) moves to the \(side)\(abs(growth) < 1 ? "" : ", width \(number)")"
            } ?? sentence(of: plainSubject)
        case .added: "\(plainSubject) appears"
        case .removed: "\(plainSubject) disappears"
        case .reordered, .attribute: sentence(of: plainSubject)
        }
    }

    /// The name of its column, wherever its split view is.
    fileprivate var name: String {
        ElementChange.name(ofElementAt: path).split(separator: " ").last.map(String.init) ?? ""
    }

    /// A readable name of the finding's element: `primary column`, `primary display-mode button`.
    var plainSubject: String { ElementChange.name(ofElementAt: path) + noun }

    /// The element's frames before and after.
    fileprivate func frames(
        before: [String: Rectangle], after: [String: Rectangle]
    ) -> (before: Rectangle?, after: Rectangle?) {
        switch change {
        case .attribute("frame", let old?, let new?): (old.frame, new.frame)
        case .added: (nil, after[path])
        case .removed: (before[path], nil)
        case .attribute, .reordered: (nil, nil)
        }
    }
}

extension ColumnPresentation {
    /// The part of a sentence about a column that now has this presentation, and had another.
    fileprivate func predicate(after old: TwinValue?) -> String {
        let wasPanel = old == .word(ColumnPresentation.floating.name)
        return switch self {
        case .tiled: wasPanel ? "no longer floats: it is tiled" : "is tiled and covers nothing"
        case .floating: "floats as a panel"
        case .edgeToEdge:
            wasPanel ? "no longer floats: it reaches the window’s edges" : "reaches the window’s edges"
        case .overlaid: wasPanel ? "no longer floats as a panel" : "covers other columns"
        case .displaced: "is pushed aside"
        }
    }
}

extension TwinValue {
    /// A flag as yes or no, any other value unchanged.
    fileprivate var answer: String {
        switch self {
        case .word("true"): "yes"
        case .word("false"): "no"
        case .word, .numbers, .texts: description
        }
    }

    /// Two numbers as a size: `820 × 1180`.
    fileprivate var size: String { numbers?.map(\.pointText).joined(separator: " × ") ?? description }

    var frame: Rectangle? {
        guard let numbers, numbers.count == 4 else { return nil }
        return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

/// A sentence about a difference, and its subject, by which a picture leaves out what it already shows.
package struct DifferenceStatement: Hashable, Sendable {
    package var text: String
    /// The paths of its elements, if it describes only their position, size or presence; otherwise empty.
    package var places: Set<String> = []
    /// Whether it is about the display mode, or about collapsing.
    package var isOfMode = false
    /// Whether it is about a column's width.
    package var isOfWidth = false
    /// Whether it is about columns that appear or go.
    package var isOfPresence = false

    /// The names of the elements at its places.
    private var names: Set<String> { Set(places.map { ElementChange.name(ofElementAt: $0) }) }

    /// The sentence with a remark that others cover a part of the column, or did, if it is about the width of one of these.
    package func remarking(covered: Set<String>, formerly: Set<String>) -> DifferenceStatement {
        var statement = self
        guard isOfWidth else { return self }
        if !covered.isDisjoint(with: names) {
            statement.text += ", partly beneath others"
        } else if !formerly.isDisjoint(with: names) {
            statement.text += ", was partly beneath others"
        }
        return statement
    }

    /// Whether it adds something to insets that show the elements at these paths.
    package func isNews(besides shown: Set<String>) -> Bool { places.isEmpty || !places.isSubset(of: shown) }
}

extension [DifferenceStatement] {
    /// What appears and goes, then how the mode changes, then widths, then the rest, each in its order.
    package var mostVisibleFirst: [DifferenceStatement] {
        func rank(_ statement: DifferenceStatement) -> Int {
            statement.isOfPresence ? 0 : statement.isOfMode ? 1 : statement.isOfWidth ? 2 : 3
        }
        return (0...3).flatMap { wanted in filter { rank($0) == wanted } }
    }
}

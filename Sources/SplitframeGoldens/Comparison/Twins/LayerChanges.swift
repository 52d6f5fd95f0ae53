import SplitframeInterface

/// Describes visible changes between the layers of an interface: dimmed content, emptied columns, and columns that
/// cover others.
struct LayerChanges {
    private(set) var sentences: [String] = []
    /// The paths of columns that became empty.
    private var emptied: Set<String> = []
    /// The paths of columns that appeared or disappeared with all their content.
    private var columns: Set<String>
    /// The paths of screens that appeared or disappeared with the column that is presented in them.
    private let screens: Set<String>
    private var coversOrder = false

    init(_ findings: [TwinFinding], before: Twin?, after: Twin?) {
        let changed = Set(
            findings.filter { $0.isColumn && ($0.change == .added || $0.change == .removed) }.map(\.path))
        screens = changed.intersection(changed.map(\.parentPath))
        columns = changed.subtracting(screens)
        for finding in findings where finding.part == .dimming {
            if finding.change == .added {
                sentences.append(after?.dimmedPart(at: finding.path) ?? "a part of the window is dimmed")
            }
            if finding.change == .removed { sentences.append("the system no longer dims anything") }
        }
        for finding in findings where finding.part == .content && finding.emptiesItsColumn {
            let column = finding.path.parentPath
            guard !columns.contains(column), emptied.insert(column).inserted else { continue }
            sentences.append("\(column.split(separator: "/").last ?? "") column is empty now")
        }
        guard let before, let after else { return }
        let known = Set(before.elements.map(\.path))
        let lifted = after.coveringColumns.subtracting(before.coveringColumns)
            .filter { known.contains($0.upper) && known.contains($0.lower) }
            .sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
        for lower in Set(lifted.map(\.lower)).sorted() {
            let end = "above the \(lower.lastName) column"
            let upper = lifted.filter { $0.lower == lower }.map(\.upper)
            sentences.append(
                ColumnSentence(upper, one: "lies \(end)", several: "lie \(end)").text)
        }
        coversOrder = !lifted.isEmpty
    }

    /// Whether the sentences already describe a finding, or one that it follows from.
    func covers(_ finding: TwinFinding) -> Bool {
        if coversOrder, case .attribute("presentation", _, .word("overlaid")?) = finding.change {
            return true
        }
        if screens.contains(finding.path) { return true }
        let ancestors = finding.path.ancestors
        if ancestors.contains(where: columns.contains) { return true }
        guard ancestors.contains(where: emptied.contains) else { return false }
        return finding.part == .content || finding.change == .removed
    }
}

/// Two columns, the upper of which hides a part of the lower.
private struct Covering: Hashable {
    var upper: String
    var lower: String
}

extension Twin {
    /// The most columns and screens that are compared with each other, which no interface comes near.
    private static let mostColumns = 200

    /// The pairs of columns in which one hides a part of the other inside its safe area; none where there are too many
    /// columns to compare each with every other.
    fileprivate var coveringColumns: Set<Covering> {
        let columns = elements.filter(\.kind.isColumn)
        guard columns.count <= Self.mostColumns else { return [] }
        return Set(
            columns.indices.flatMap { index in
                columns[..<index].compactMap { lower -> Covering? in
                    guard let upperFrame = columns[index]["frame"]?.frame,
                        let lowerFrame = lower["frame"]?.frame,
                        let safeArea = lower["safeArea"].flatMap(EdgeInsets.init(twinValue:)),
                        let common = lowerFrame.inset(by: safeArea).intersection(upperFrame),
                        common.width > 0.001,
                        common.height > 0.001
                    else { return nil }
                    return Covering(upper: columns[index].path, lower: lower.path)
                }
            })
    }
}

extension Twin {
    /// What a veil dims: the columns beneath an overlay, a column that is pushed aside, or all beneath a screen.
    fileprivate func dimmedPart(at path: String) -> String {
        let siblings = elements.filter { $0.kind.isColumn && $0.path.parentPath == path.parentPath }
        let presentations = siblings.compactMap { element -> ColumnPresentation? in
            if case .word(let word)? = element["presentation"] { ColumnPresentation(name: word) } else { nil }
        }
        if presentations.contains(.overlaid) { return "what lies beneath the overlay is dimmed" }
        if presentations.contains(.displaced) { return "the secondary column is dimmed" }
        return "what lies beneath the presented screen is dimmed"
    }
}

extension TwinFinding {
    fileprivate var emptiesItsColumn: Bool {
        switch change {
        case .removed, .attribute("kind", _, .word("empty")?): true
        case .added, .reordered, .attribute: false
        }
    }
}

extension String {
    fileprivate var parentPath: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }

    fileprivate var lastName: Substring { split(separator: "/").last ?? "" }

    /// The paths of the elements around the one at this path.
    fileprivate var ancestors: [String] {
        let names = split(separator: "/")
        return names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
    }
}

/// A sentence about one column or several at once: `primary and supplementary columns are gone`.
struct ColumnSentence {
    let text: String

    /// - Parameters:
    ///   - paths: The paths of the columns, in the order in which they are named.
    ///   - one: The end of a sentence about one column.
    ///   - several: The end of a sentence about several columns.
    init(_ paths: [String], one: String, several: String) {
        let names = paths.map(ElementChange.name(ofElementAt:))
        let list = [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
        text =
            "\(list.joined(separator: " and ")) \(names.count == 1 ? "column \(one)" : "columns \(several)")"
    }
}

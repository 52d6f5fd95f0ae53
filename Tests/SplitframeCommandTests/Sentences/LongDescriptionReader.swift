import SplitframeInterface

/// Understands long descriptions, and finds what does not hold in a tree.
struct LongDescriptionReader {
    let facts: ColumnFacts
    private(set) var faults: [String] = []

    init(_ text: String, _ tree: InterfaceTree) {
        facts = ColumnFacts(tree)
        var lines = text.components(by: "\n")
        readWindow(lines.first ?? "")
        readFolding(&lines)
        let columns = lines.dropFirst().compactMap { line -> Column? in
            Column.allCases.first { line.lowercased().hasPrefix("\($0) column, ") }
        }
        check(
            columns == (facts.drawn + facts.presented).map(\.column).sorted(),
            "columns \(facts.drawn.map(\.column)), presented \(facts.presented.map(\.column)): \(columns)")
        check(columns.count == lines.count - 1, "lines that are no column's: \(text)")
        for (column, line) in zip(columns, lines.dropFirst()) {
            if let found = facts[column] { read(line, of: found) }
        }
    }

    private mutating func check(_ holds: Bool, _ fault: String) {
        if !holds { faults.append(fault) }
    }

    private mutating func readWindow(_ line: String) {
        let pattern =
            ".+ in (?:portrait|landscape), window ([0-9.]+) × ([0-9.]+) points, size classes (\\w+) × (\\w+), "
            + "read from (left to right|right to left)(?:\\.|(, sidebars at the trailing edge)\\.)"
        let environment = facts.tree.environment
        guard let parts = line.wholeMatch(pattern) else { return faults.append("not understood: \(line)") }
        check(
            environment.size.width.isTold(by: parts[0]) && environment.size.height.isTold(by: parts[1])
                && parts[2] == environment.horizontalSizeClass.name
                && parts[3] == environment.verticalSizeClass.name
                && (parts[4] == "right to left") == (environment.layoutDirection == .rightToLeft), line)
    }

    /// The second line of a device that folds is about that; it is removed.
    private mutating func readFolding(_ lines: inout [String]) {
        var folding = FoldingReader(.english, facts.tree.environment)
        if lines.count > 1, lines[1].hasSuffix("."), let first = lines[1].first {
            let clauses = (first.lowercased() + lines[1].dropFirst().dropLast()).components(by: ", ")
            if clauses.allSatisfy({ folding.reads($0) }) { lines.remove(at: 1) }
        }
        faults += folding.allFaults
    }

    private mutating func read(_ line: String, of found: ColumnFacts.Found) {
        var clauses = String(line.dropLast()).components(by: "; ")
        let frame = found.element.frame
        let heading = ".+ column, ([-\\w ]+): ([-0-9.]+) × ([-0-9.]+) points at ([-0-9.]+), ([-0-9.]+)"
        let parts = clauses.removeFirst().wholeMatch(heading) ?? []
        check(
            parts.first == found.manner
                && zip([frame.width, frame.height, frame.minX, frame.minY], parts.dropFirst())
                    .allSatisfy { $0.isTold(by: $1) }
                && parts.count == 5, "\(frame): \(line)")
        var insets = [
            ("top", found.insets.top), ("left", found.insets.left), ("bottom", found.insets.bottom),
            ("right", found.insets.right),
        ].filter { $0.1 > 0 }
        var tells: Set<String> = []
        for clause in clauses {
            if let parts = clause.wholeMatch("safe area (.+)") {
                let told = parts[0].components(by: ", ").map { $0.components(by: " ") }
                check(
                    told.count == insets.count
                        && zip(told, insets).allSatisfy { $0[0] == $1.0 && $1.1.isTold(by: $0[1]) },
                    "\(insets): \(clause)")
                insets = []
            } else if let parts = clause.wholeMatch("([0-9.]+) points of it lie beneath the (.+)") {
                let cover = facts.cover(of: found.column)
                let names = parts[1].components(by: " and ").flatMap { $0.components(by: ", ") }
                check(
                    cover.width.isTold(by: parts[0]) && Set(names) == Set(cover.columns.map(\.name)),
                    "\(cover): \(clause)")
                tells.insert("cover")
            } else {
                tells.insert(clause)
            }
        }
        check(insets.isEmpty, "\(insets): \(line)")
        check(tells.contains("cover") == (facts.cover(of: found.column).width > 0), "cover: \(line)")
        check(tells.contains("touches do not reach it") != isInteractive(found.element), line)
        let known = tells.subtracting(["cover", "touches do not reach it"])
        check(
            known
                == Set(found.element.children.compactMap(expected)).union(
                    found.element.children.isEmpty ? ["empty"] : []), "contents \(known)")
    }

    private func isInteractive(_ element: InterfaceElement) -> Bool {
        if case .column(let column) = element.kind { column.isInteractive } else { true }
    }

    /// What is to be told of a bar or of content.
    private func expected(of element: InterfaceElement) -> String? {
        let buttons = element.children.compactMap { child -> String? in
            guard case .barButton(let button) = child.kind else { return nil }
            return [button.icon?.name, button.title].compactMap(\.self).joined(separator: " ")
        }
        switch element.kind {
        case .navigationBar(let bar):
            return "titled “\(bar.title)”" + (bar.prefersLargeTitle ? " in large letters" : "")
                + (buttons.isEmpty ? "" : ", buttons: \(buttons.joined(separator: ", "))")
        case .content(let content):
            return "shows \(content.kind)" + (content.selectedRow.map { ", row \($0 + 1) selected" } ?? "")
        case .toolbar:
            return buttons.isEmpty ? "an empty toolbar" : "a toolbar with \(buttons.joined(separator: ", "))"
        case .tabBar: return "tabs tab 1 selected, tab 2, tab 3, tab 4"
        default: return nil
        }
    }
}

extension ColumnFacts.Found {
    /// How the column lies on screen, as long descriptions say it.
    fileprivate var manner: String {
        switch screen {
        case .sheet: "sheet"
        case .popover: "popover"
        case .fullScreen: "full-screen cover"
        default: presentation.name
        }
    }
}

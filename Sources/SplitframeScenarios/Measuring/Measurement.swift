package import SplitframeFiles
package import SplitframeInterface
package import SplitframeLayout

/// What the expectations of a played scenario, which were measured, say about the rules.
package struct Measurement: Sendable {
    /// The assumptions and figures that the measured values confirm, with the number of values.
    package private(set) var confirmed: [OpenAssumption: Int] = [:]
    package private(set) var refuted: [Refutation] = []
    package private(set) var compared = 0

    /// A value that a rule gives and a measurement does not.
    package struct Refutation: Sendable {
        package let scenario: String
        package let step: String
        /// What was measured: `primary.width`, `displayMode`, or a key of `expect` such as `events`.
        package let name: String
        package let value: JSON?
        package let measured: JSON
        /// How much more was measured, in points; nil for words and calls.
        package let difference: Double?
        package let arithmetic: String
        package let rule: String
        /// The figure that the whole difference would be in; nil where the arithmetic has none or several.
        package let figure: (name: FigureName, value: Double)?
        package let open: Set<OpenAssumption>
        /// The values that are wrong by the same amount because they contain this one.
        package let consequences: [String]
    }

    /// - Parameter results: The steps of the scenario, played.
    package init(_ scenario: Scenario, _ results: [ScenarioResult]) {
        for (step, result) in zip(scenario.steps, results) {
            guard let expected = step.expectations else { continue }
            let wrong = result.mismatches.map { Wrong($0) }
            let state = result.advicePlace?.state
            let reasons = state?.reasons(for: MeasuredName.all(in: expected)) ?? [:]
            compared += reasons.count
            for (name, reason) in reasons where !wrong.contains(where: { $0.names.contains(name) }) {
                guard let generation = state?.generation else { continue }
                for open in Set(reason.decisions.flatMap { $0.openAssumptions(in: generation) }) {
                    confirmed[open, default: 0] += 1
                }
            }
            refuted += Self.refutations(
                wrong, reasons, generation: state?.generation, step.label, scenario.name)
        }
        let contradicted = refuted.reduce(into: Set<OpenAssumption>()) { $0.formUnion($1.open) }
        confirmed = confirmed.filter { !contradicted.contains($0.key) }
    }

    /// A mismatch, and the names of the numbers that it is about.
    private struct Wrong {
        let mismatch: ScenarioMismatch
        let names: [String]

        init(_ mismatch: ScenarioMismatch) {
            self.mismatch = mismatch
            names = MeasuredName.all(at: mismatch.key)
        }

        var difference: Double? {
            guard let measured = mismatch.expected.number, let value = mismatch.actual?.number else {
                return nil
            }
            return measured - value
        }
    }

    private static func refutations(
        _ wrong: [Wrong], _ reasons: [String: Reason], generation: Generation?, _ step: String,
        _ scenario: String
    ) -> [Refutation] {
        /// Whether a value is wrong because the width of another column is, by the same amount.
        func follows(_ one: Wrong, from other: Wrong) -> Bool {
            guard let mine = one.difference, let theirs = other.difference,
                abs(abs(mine) - abs(theirs)) < 0.001,
                let column = other.names.first?.split(separator: "."), column.last == "width",
                one.names != other.names
            else { return false }
            let terms = one.names.compactMap { reasons[$0] }.flatMap(\.sums).flatMap(\.terms)
            return terms.contains { term in
                switch term.meaning {
                case .column(let named, _), .ownWidth(let named): named.name == column[0]
                default: false
                }
            }
        }
        let roots = wrong.filter { one in !wrong.contains { follows(one, from: $0) } }
        var told: Set<String> = []
        return roots.compactMap { root in
            let name = root.names.first ?? root.mismatch.key
            // A getter and the column's frame have the same width.
            guard told.insert(name).inserted else { return nil }
            let reason = reasons[name]
            // Later rules pass a width on unchanged: the rule behind it is the first that gives it.
            let decision =
                reason?.decisions.first { $0.result == root.mismatch.actual?.number.map(RuleValue.number) }
                ?? reason?.decisions.last
            let figures = reason?.sums.flatMap(\.terms).compactMap { term -> (FigureName, Double)? in
                if case .figure(let name) = term.meaning { (name, term.value) } else { nil }
            }
            let figure = figures?.count == 1 ? figures?.first : nil
            return Refutation(
                scenario: scenario, step: step, name: name, value: root.mismatch.actual,
                measured: root.mismatch.expected, difference: root.difference,
                arithmetic: reason?.sums.map(\.words).joined(separator: ", ") ?? "",
                rule: decision?.rule ?? "SplitMachine", figure: figure,
                open: generation.flatMap { decision?.openAssumptions(in: $0) } ?? [],
                consequences: wrong.filter { follows($0, from: root) }.flatMap(\.names))
        }
    }
}

/// The numbers and words of a layout that keys of `expect` are about, named as in `explain --why`.
private enum MeasuredName {
    private static let sides = ["x", "y", "width", "height"]

    /// The names that expectations measure.
    static func all(in expected: [String: JSON]) -> [String] {
        var names: [String] = []
        for (key, value) in expected.sorted(by: { $0.key < $1.key }) where value != .null {
            guard key == "columns" else {
                names += all(at: key)
                continue
            }
            for (column, members) in (value.object ?? [:]).sorted(by: { $0.key < $1.key }) {
                for member in (members.object ?? [:]).keys.sorted() {
                    names += all(at: "columns.\(column).\(member)")
                }
            }
        }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The names at a path such as `columns.primary.frame[2]`; empty for what no rule of the layout decides.
    static func all(at path: String) -> [String] {
        switch path {
        case "displayMode", "splitBehavior", "isCollapsed": return [path]
        case "primaryColumnWidth": return ["primary.width"]
        case "supplementaryColumnWidth": return ["supplementary.width"]
        default: break
        }
        let parts = path.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" }).map(String.init)
        guard parts.count >= 3, parts[0] == "columns" else {
            return path.hasPrefix("buttons") ? ["button"] : []
        }
        switch parts[2] {
        case "frame":
            let index = parts.count > 3 ? Int(parts[3]) : nil
            return index.map { ["\(parts[1]).\(sides[$0])"] } ?? sides.map { "\(parts[1]).\($0)" }
        case "safeArea": return ["\(parts[1]).safeArea"]
        case "isShowing": return ["\(parts[1]).isShowing"]
        default: return []
        }
    }
}

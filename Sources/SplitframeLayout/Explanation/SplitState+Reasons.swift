import SplitframeGeometry
import SplitframeInterface

extension SplitState {
    /// The names that ``reason(for:)`` answers: `secondary.width`, `displayMode`, `button`.
    public var reasonNames: [String] {
        let columns = [configuration.style.columns.columns, visibleColumns.columns]
            .flatMap(\.self).reduce(into: [Column]()) { if !$0.contains($1) { $0.append($1) } }
        let attributes = ["x", "y", "width", "height", "safeArea", "isShowing"]
        return ["displayMode", "splitBehavior", "isCollapsed", "button", "window.width", "window.height"]
            + columns.flatMap { column in attributes.map { "\(column).\($0)" } }
    }

    /// Why a number or a word of the layout is what it is; dots and slashes in the name are alike.
    ///
    /// - Throws: ``UnknownReason`` for a name that no part of this layout has.
    public func reason(for name: String) throws(UnknownReason) -> Reason {
        var parts = name.split(whereSeparator: { $0 == "." || $0 == "/" }).map(String.init)
        if parts.first == "split" { parts.removeFirst() }
        let path = parts.joined(separator: ".")
        let layout = explainedLayout
        let builder = ReasonBuilder(state: self, layout: layout)
        guard reasonNames.contains(path) || layout.buttons.displayMode.map({ "\($0.column).button" }) == path
        else { throw UnknownReason(name: name, nearest: reasonNames.nearest(to: path), known: reasonNames) }
        switch (parts.first, parts.last) {
        case (_, "displayMode"):
            return builder.word(
                path, .word(layout.displayMode.name), [.mode], "The display mode is \(layout.displayMode).")
        case (_, "splitBehavior"):
            return builder.word(
                path, .word(layout.splitBehavior.name), [.mode],
                "The split behaviour is \(layout.splitBehavior).")
        case (_, "isCollapsed"):
            return builder.word(
                path, .flag(layout.isCollapsed), [.collapse],
                "The split view is \(layout.isCollapsed ? "" : "not ")collapsed.")
        case (_, "button"):
            let button = layout.buttons.displayMode
            return builder.word(
                path, RuleValue(button as Any), [.button],
                button?.sentence ?? "No display-mode button shows.")
        case ("window", let side):
            let size = environment?.size ?? .zero
            let isWidth = side == "width"
            return builder.sum(
                path,
                [
                    Reason.Term(
                        value: isWidth ? size.width : size.height,
                        meaning: isWidth ? .windowWidth : .windowHeight)
                ])
        case (let element, let attribute):
            let column = Column(name: element ?? "") ?? .secondary
            return builder.reason(path, column, attribute ?? "")
        }
    }
}

/// Works out reasons from a layout and the decisions behind it.
private struct ReasonBuilder {
    let state: SplitState
    let layout: ResolvedSplit

    func word(_ name: String, _ value: RuleValue, _ subjects: [Subject], _ sentence: String) -> Reason {
        Reason(
            name: name, value: value, sentence: sentence, sums: [],
            decisions: layout.decisions.chain(to: subjects))
    }

    func sum(_ name: String, _ terms: [Reason.Term], from subjects: [Subject] = []) -> Reason {
        let total = terms.reduce(0) { $0 + $1.value }
        return Reason(
            name: name, value: .number(total), sums: [Reason.Sum(side: "", total: total, terms: terms)],
            decisions: layout.decisions.chain(to: subjects))
    }

    func reason(_ name: String, _ column: Column, _ attribute: String) -> Reason {
        let isShowing = state.visibleColumns.contains(column)
        if attribute == "isShowing" {
            return word(
                name, .flag(isShowing), [.collapse, .mode],
                "The \(column) \(isShowing ? "shows" : "does not show").")
        }
        guard let environment = state.environment,
            let visible = layout.column(column), isShowing
        else {
            return word(
                name, .absent, [.collapse, .mode], "The \(column) does not show, so it has no such number.")
        }
        let arithmetic = FrameArithmetic(
            resolver: SplitResolver(state, in: environment), layout: layout, column: visible)
        switch attribute {
        case "safeArea":
            let sides = [
                ("top", visible.safeArea.top), ("left", visible.safeArea.left),
                ("bottom", visible.safeArea.bottom), ("right", visible.safeArea.right),
            ]
            return Reason(
                name: name, value: RuleValue(visible.safeArea),
                sums: sides.map { side, total in
                    Reason.Sum(side: side, total: total, terms: arithmetic.inset(side))
                }, decisions: layout.decisions.chain(to: [.collapse, .frames]))
        case "x": return exact(sum(name, arithmetic.x, from: [.frames]), visible.frame.x)
        case "y": return exact(sum(name, arithmetic.y, from: [.frames]), visible.frame.y)
        case "height": return exact(sum(name, arithmetic.height, from: [.frames]), visible.frame.height)
        default:
            let isSidebar = column != .secondary && !arithmetic.isWhole
            let isWide = column == .supplementary && arithmetic.runsUnderPanel
            return exact(
                sum(name, arithmetic.width, from: isSidebar && !isWide ? [.width(column)] : [.frames]),
                visible.frame.width)
        }
    }

    /// The reason with the layout's own number, free of what adding doubles leaves behind.
    private func exact(_ reason: Reason, _ total: Double) -> Reason {
        var reason = reason
        reason.value = .number(total)
        reason.sums[0].total = total
        return reason
    }
}

extension [Decision] {
    /// The last decision about each subject with everything that its inputs rest on, in order, each once.
    fileprivate func chain(to subjects: [Subject]) -> [Decision] {
        var wanted: Set<Int> = []
        func follow(_ subject: Subject, before end: Int) {
            guard let index = self[..<end].lastIndex(where: { $0.subject == subject }),
                wanted.insert(index).inserted
            else { return }
            for source in self[index].sources { follow(source, before: index) }
        }
        for subject in subjects { follow(subject, before: count) }
        return wanted.sorted().map { self[$0] }
    }
}

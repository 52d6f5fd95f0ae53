import SplitframeInterface

extension SplitState {
    /// The names that ``reason(for:)`` accepts: `secondary.width`, `displayMode`, `button`.
    public var reasonNames: [String] {
        let columns = [configuration.style.columns.columns, visibleColumns.columns]
            .flatMap(\.self).reduce(into: [Column]()) { if !$0.contains($1) { $0.append($1) } }
        let regions = environment?.reservedRegions.all ?? []
        let sides = ["x", "y", "width", "height"]
        var names = [
            "displayMode", "splitBehavior", "isCollapsed", "button", "window.width", "window.height",
        ]
        for region in regions { names += sides.map { "\(region.name).\($0)" } }
        for column in columns { names += (sides + ["safeArea", "isShowing"]).map { "\(column).\($0)" } }
        return names
    }

    /// The reason for a number or another value of the layout; the parts of the name are separated by dots or slashes.
    ///
    /// - Throws: ``UnknownReason`` for a name that this layout does not have.
    public func reason(for name: String) throws(UnknownReason) -> Reason {
        try reason(for: name, in: reasonedLayout)
    }

    /// The reasons for several numbers or values, which take one layout; a name that this layout does not have has none.
    package func reasons(for names: [String]) -> [String: Reason] {
        let reasoned = reasonedLayout
        return Dictionary(
            names.compactMap { name in (try? reason(for: name, in: reasoned)).map { (name, $0) } }
        ) { first, _ in first }
    }

    private func reason(
        for name: String, in reasoned: LaidOutSplit<ReasonedNumber>?
    ) throws(UnknownReason) -> Reason {
        var parts = name.split(whereSeparator: { $0 == "." || $0 == "/" }).map(String.init)
        if parts.first == "split" { parts.removeFirst() }
        let path = parts.joined(separator: ".")
        let button = reasoned?.buttons.displayMode
        let builder = ReasonBuilder(name: path, decisions: reasoned?.decisions ?? [])
        let inBar = button.map { ["\($0.column).button", "\($0.column).bar.displayModeButton"] } ?? []
        guard reasonNames.contains(path) || inBar.contains(path) else {
            throw UnknownReason(name: name, nearest: reasonNames.nearest(to: path), known: reasonNames)
        }
        switch (parts.first, parts.last) {
        case (_, "displayMode"):
            return builder.word(
                .word(mode.displayMode.name), [.mode], "The display mode is \(mode.displayMode).")
        case (_, "splitBehavior"):
            return builder.word(
                .word(mode.splitBehavior.name), [.mode], "The split behaviour is \(mode.splitBehavior).")
        case (_, "isCollapsed"):
            return builder.word(
                .flag(isCollapsed), [.collapse], "The split view is \(isCollapsed ? "" : "not ")collapsed.")
        case (_, "button"), (_, "displayModeButton"):
            return builder.word(
                RuleValue(button as Any), [.button], button?.sentence ?? "No display-mode button shows.")
        case ("window", let side):
            let size = environment?.size ?? .zero
            return builder.sums(
                side == "width"
                    ? ["": ReasonedNumber(size.width, as: .windowWidth, from: nil)]
                    : ["": ReasonedNumber(size.height, as: .windowHeight, from: nil)])
        case (let element?, let side) where ReservedRegion.Name(name: element) != nil:
            let frame =
                ReservedRegion.Name(name: element).flatMap { environment?.reservedRegions[$0] }?.frame
                ?? .zero
            let lengths: [String: Double] = [
                "x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height,
            ]
            let length = lengths[side ?? ""] ?? 0
            return builder.sums(["": ReasonedNumber(length, as: .reserved, from: .foldLine)])
        case (let element, let attribute):
            let column = Column(name: element ?? "") ?? .secondary
            let isShowing = visibleColumns.contains(column)
            if attribute == "isShowing" {
                return builder.word(
                    .flag(isShowing), [.collapse, .mode],
                    "The \(column) \(isShowing ? "shows" : "does not show").")
            }
            let placed = reasoned?.arrangement.columns.first { $0.column == column }
            guard let placed, isShowing else {
                return builder.word(
                    .absent, [.collapse, .mode],
                    "The \(column) does not show, so it has no such number.")
            }
            let (frame, insets) = (placed.frame, placed.safeArea)
            let numbers: KeyValuePairs<String, ReasonedNumber> =
                switch attribute {
                case "x": ["": frame.x]
                case "y": ["": frame.y]
                case "width": ["": frame.width]
                case "height": ["": frame.height]
                default:
                    ["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right]
                }
            return builder.sums(numbers)
        }
    }
}

/// Makes reasons from the decisions behind a layout.
private struct ReasonBuilder {
    let name: String
    let decisions: [Decision]

    /// The reason for a value, with the last decisions about some subjects.
    func word(_ value: RuleValue, _ subjects: [RuleSubject], _ sentence: String) -> Reason {
        let last = subjects.compactMap { subject in decisions.lastIndex { $0.subject == subject } }
        return Reason(
            name: name, value: value, sentence: sentence, sums: [], decisions: decisions.chain(to: last))
    }

    /// The reason for a number, or for several by their sides, with the decisions that they depend on.
    func sums(_ numbers: KeyValuePairs<String, ReasonedNumber>) -> Reason {
        let value: RuleValue =
            numbers.count > 1
            ? .fields(numbers.map { RuleValue.Field(name: $0.key, value: .number($0.value.points)) })
            : .number(numbers.first?.value.points ?? 0)
        return Reason(
            name: name, value: value,
            sums: numbers.map { side, number in
                Reason.Sum(side: side, total: number.points, terms: number.terms)
            }, decisions: decisions.chain(to: numbers.flatMap(\.value.basis.decisions)))
    }
}

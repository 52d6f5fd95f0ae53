package import SplitframeDevices
package import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
package import SplitframeRequests
import SplitframeWireframes

/// A selection that is being explored: its picture, its facts with their reasons, what can be chosen instead, and how
/// it is written elsewhere.
package struct ExploredSelection: Sendable {
    package let selection: Selection
    private let resolved: ResolvedRequest
    private let devices: [Device]

    /// Reads the words of a page's address: `[["device", "ipad-mini-6"], ["style", "tripleColumn"]]`.
    ///
    /// - Throws: `JSONError`, ``ExploreError`` or `SelectionError`.
    package init(_ words: JSONNode, among devices: [Device]) throws {
        var list = SelectionList()
        for word in try words.list({ word throws(JSONError) in try word.texts() }) {
            guard word.count == 2 else { throw words.wrong("pairs of a key and its value", nearest: nil) }
            guard let key = SelectionKey(name: word[0]) else { throw ExploreError.unknownKey(word[0]) }
            try list.read(word[1], as: key, among: devices, allowsSeveral: false)
        }
        try self.init(list.single(on: .iPadPro11InchM4), among: devices)
    }

    /// - Throws: `SelectionError` for what UIKit would never show.
    package init(_ selection: Selection, among devices: [Device]) throws {
        self.selection = selection
        self.devices = devices
        resolved = try ResolvedRequest(selection.request)
    }

    /// What the page shows.
    ///
    /// - Parameter before: What it showed until now; nil for nothing.
    package func json(after before: ExploredSelection?) throws -> JSON {
        let picture = try Picture(selection, resolved, rooms: CanvasRooms())
        let name = "e" + String("\(selection.json.compactText)".checkSum & 0xFFFF_FFFF, radix: 16)
        let heard = calls(after: before)
        let environment = resolved.tree.environment
        var full = selection.request
        full.window = .full
        let screen = try full.place().environment.size
        let names = resolved.state.reasonNames
        let reasons = resolved.state.reasons(for: names)
        return [
            "words": selection.wordsJSON,
            "svg": .string(
                picture.scene.svgElement(dark: nil, scale: Double(selection.look.scale), named: name).text),
            "title": .string(picture.heading), "mode": .string(resolved.layout.modeName),
            "size": JSON(environment.size), "screen": JSON(screen), "scale": .number(environment.scale),
            "folds": .bool(!selection.device.postures.isEmpty),
            "isFree": .bool(selection.device.hasFreeWindows(on: selection.generation)),
            "values": .object(values), "choices": .object(choices), "automatic": .object(automaticValues),
            // Every number and state of the layout, with its reason.
            "facts": .array(
                names.compactMap { name in
                    reasons[name].map { .strings([name, $0.value.text, why([$0])]) }
                }),
            "marks": .array(marks(in: picture.scene.size, reasons)), "occasion": .string(heard.occasion),
            "calls": .strings(heard.calls),
            "copies": ExploredCopies(selection, resolved).json,
        ]
    }

    /// The keys with one of several values.
    private static let chosen: [SelectionKey] = [
        .orientation, .posture, .window, .generation, .style, .displayMode, .splitBehavior, .primaryEdge,
        .direction, .theme,
    ]

    private var values: [String: JSON] {
        Dictionary(
            Self.chosen.map { ($0.name, .string(selection.texts(for: $0).first ?? "")) }
        ) { first, _ in first }
    }

    /// What can be chosen in place of each value, as far as UIKit would show it.
    private var choices: [String: JSON] {
        Dictionary(
            Self.chosen.map { key -> (String, JSON) in
                // Another place has its own windows.
                var free = selection
                if key.topic == .place, key != .window { free.request.window = .full }
                let texts = free.possibleTexts(for: key, among: devices).filter { !$0.isEmpty }
                return (key.name, .strings(texts))
            }
        ) { first, _ in first }
    }

    /// What each property is where the app sets nothing: the width or word that comes of it here, as far as it shows.
    private var automaticValues: [String: JSON] {
        let layout = resolved.layout
        var texts = Dictionary(
            SplitConfiguration(style: selection.style).settableProperties.map { ($0.name, $0.valueText) }
        ) { first, _ in first }
        var plain = selection.request
        plain.properties = []
        let automatic = (try? plain.state())?.layout ?? layout
        let window = resolved.place.environment.size.width
        for column in Column.allCases {
            let name = "\(column.name.capitalizedFirst)ColumnWidth"
            for (kind, width) in resolved.state.automaticLimits(of: column) {
                texts["\(kind)\(name)"] = width.pointText
            }
            guard let width = automatic.column(column)?.frame.width else { continue }
            texts["preferred\(name)"] = width.pointText
            texts["preferred\(name)Fraction"] = (width / window).pointText
        }
        texts["preferredDisplayMode"] = automatic.displayMode.name
        texts["displayModeButtonVisibility"] =
            resolved.state.configuration.presentsWithGesture ? "always" : "never"
        if selection.style != .unspecified { texts["preferredSplitBehavior"] = automatic.splitBehavior.name }
        return texts.mapValues(JSON.string)
    }

    /// The sums of several numbers, and then what they rest on, said once.
    private func why(_ reasons: [Reason]) -> String {
        let reasons = reasons.map(resolved.place.completing)
        let sums = reasons.flatMap { reason in
            let side = reasons.count > 1 ? "\(reason.name): " : ""
            return [reason.sentence] + reason.sums.map { side + $0.words + "." }
        }
        let endings = reasons.compactMap(\.decisions.last).map(basis)
        return (sums + endings).reduce(into: [String]()) { said, part in
            if !part.isEmpty, !said.contains(part) { said.append(part) }
        }.joined(separator: " ")
    }

    private func basis(of decision: Decision) -> String {
        "\(decision.sentence) (\(decision.rule); \(decision.provenance.kind): \(decision.provenance.source))"
    }

    /// The numbers in the picture with their reasons: those that annotations write, and the columns' widths; places
    /// are middles and sizes, as shares of the picture's.
    private func marks(in size: Size, _ reasons: [String: Reason]) -> [JSON] {
        guard selection.look.crop == nil, !selection.look.exploded else { return [] }
        let wireframe = resolved.wireframe(selection.look)
        let written = wireframe.writtenNumbers
        let noted = written.contains { $0.note != nil } ? resolved.notedDecisions : []
        func reason(for names: [String]) -> String {
            // A column out of sight has no frame, but a width that it comes back with.
            let column = names.first.flatMap { Column(name: String($0.prefix { $0 != "." })) }
            if let column, resolved.layout.column(column) == nil {
                return resolved.decision(aboutWidthOf: column).map(basis) ?? ""
            }
            return why(
                names.compactMap { name -> Reason? in
                    // One side of a safe area is a part of its reason.
                    let parts = name.split(separator: ".")
                    var reason = reasons[parts.prefix(2).joined(separator: ".")]
                    if parts.count > 2 { reason?.sums.removeAll { $0.side != parts[2] } }
                    return reason
                })
        }
        func mark(
            _ names: [String], _ text: String, _ reason: String, at middle: Point, _ extent: Size?
        ) -> JSON {
            let shares = [middle.x / size.width, middle.y / size.height]
            let extent = extent.map { [$0.width / size.width, $0.height / size.height] } ?? []
            return [
                .string(names.joined(separator: ", ")), .string(text), .string(reason),
                .numbers(shares + extent),
            ]
        }
        let window = wireframe.windowFrame
        let shown = resolved.layout.arrangement.columns.filter { placed in
            resolved.state.visibleColumns.contains(placed.column)
                && !written.contains { $0.names == ["\(placed.column).width"] }
        }
        let widths = shown.enumerated().map { index, placed in
            // One above the other, so that columns that lie over each other do not hide a number.
            let y = (0.07 + 0.06 * Double(index)) * size.height
            let names = ["\(placed.column).width"]
            return mark(
                names, placed.frame.width.pointText, reason(for: names),
                at: Point(
                    x: window.minX + (placed.frame.minX + placed.frame.maxX) / 2,
                    y: window.minY + placed.frame.maxY - y), nil)
        }
        return widths
            + written.compactMap { number in
                let reason =
                    number.note.map { note in
                        // Its source may be carried over from elsewhere.
                        noted.first { $0.note.name == note.name && $0.note.value == note.value }
                            .map { basis(of: $0.decision) } ?? ""
                    } ?? reason(for: number.names)
                return reason.isEmpty
                    ? nil
                    : mark(
                        number.names, number.text, reason,
                        at: Point(x: number.frame.midX, y: number.frame.midY),
                        number.frame.size)
            }
    }

    /// What a delegate hears on the way from what was shown before: where only the window differs, of its change.
    private func calls(after before: ExploredSelection?) -> (occasion: String, calls: [String]) {
        var same = before?.selection.request
        same?.orientation = selection.orientation
        same?.window = selection.window
        if let before, same == selection.request, before.selection.request != selection.request {
            return (
                "when the window changes",
                before.resolved.state.calls(in: [.environment(resolved.place.environment)])
            )
        }
        let request = selection.request
        return (
            "when it is mounted",
            request.beforeMounting.calls(in: request.events(in: resolved.place.environment))
        )
    }
}

extension SplitState {
    /// What a delegate hears in the course of events; it answers as UIKit proposes.
    fileprivate func calls(in events: [SplitEvent]) -> [String] {
        var state = self
        var calls: [String] = []
        for event in events {
            state = state.settled(after: event) { transition in
                for case .callback(let call) in transition.steps { calls.append(call.words) }
                if case .question(let question, _, _) = transition.ending {
                    calls.append("\(question.words)?")
                }
            }
        }
        return calls
    }
}

extension SplitCallback {
    fileprivate var words: String {
        switch self {
        case .willChangeTo(let mode): "willChangeTo(\(mode))"
        case .willShow(let column): "willShow(\(column))"
        case .willHide(let column): "willHide(\(column))"
        case .didShow(let column): "didShow(\(column))"
        case .didHide(let column): "didHide(\(column))"
        case .didCollapse, .didExpand, .gestureWillBegin, .gestureDidEnd, .willHideWithBarButtonItem,
            .willShowInvalidatingBarButtonItem, .popoverWillPresent:
            "\(self)"
        }
    }
}

extension SplitQuestion {
    fileprivate var words: String {
        switch self {
        case .topColumnForCollapsing(let column): "topColumnForCollapsing(proposed: \(column))"
        case .displayModeForExpanding(let mode): "displayModeForExpanding(proposed: \(mode))"
        default: "\(self)"
        }
    }
}

/// Why the words of an address select nothing.
package enum ExploreError: Error, Hashable, CustomStringConvertible {
    case unknownKey(String)

    package var description: String {
        switch self {
        case .unknownKey(let name):
            "A picture has no key \(name.quoted)."
                + (SelectionKey.all.map(\.name).nearest(to: name).map { " Did you mean \($0.quoted)?" } ?? "")
        }
    }
}

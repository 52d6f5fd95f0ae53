import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

/// A device in one posture and orientation, with every window that a reader can drag it to.
struct LivingPlace: Sendable {
    /// Output pixels per point, so that half points do not snap.
    static let scale = 2

    /// The selection of each window, the narrowest first.
    let selections: [Selection]
    /// The width in pixels of the first window; the others are one pixel wider each, if ``isContinuous``.
    let firstPixel: Int
    let isContinuous: Bool
    /// Where the layout changes, by positions among the windows.
    let breakpoints: [(position: Int, breakpoint: Breakpoint)]
    /// The position of the window that was asked for.
    let start: Int
    private let states: [SplitState]

    /// The name of the posture; nil for a device that does not fold.
    var posture: String? { selections[0].request.posture?.name }
    var orientation: String { selections[0].orientation.name }

    /// All postures and orientations of a selection's device that it can have; that of the selection is the first.
    ///
    /// - Parameter isMoved: Whether there are others than that of the selection.
    static func all(of selection: Selection, isMoved: Bool = true) throws(SelectionError) -> [LivingPlace] {
        guard isMoved else { return [try LivingPlace(selection)] }
        let postures = selection.device.postures.map { Optional($0.posture) }
        var places: [LivingPlace] = []
        for posture in postures.isEmpty ? [nil] : postures {
            var folded = selection
            if let posture { folded.request.posture = posture }
            for orientation in folded.device.orientations {
                var turned = folded
                turned.orientation = orientation
                let isOwn = posture == selection.request.posture && orientation == selection.orientation
                if !isOwn { turned.window = .full }
                guard isOwn || turned.request.impossibility == nil else { continue }
                places.insert(try LivingPlace(turned), at: isOwn ? 0 : places.count)
            }
        }
        return places
    }

    private init(_ selection: Selection) throws(SelectionError) {
        var full = selection
        full.window = .full
        full.look.scale = Self.scale
        let place = try full.request.place()
        let screen = place.environment.size
        let scale = place.environment.scale
        let device = selection.device
        isContinuous = device.hasFreeWindows(on: selection.generation)
        var windows: [Window]
        var wanted: Double? = nil
        if isContinuous {
            var height = screen.height
            if case .free(let size) = selection.window { (wanted, height) = (size.width, size.height) }
            firstPixel = Int((min(SplitRequest.sweptWidths.lowerBound, screen.width) * scale).rounded(.up))
            windows = (firstPixel...Int(screen.width * scale)).map {
                let size = Size(width: Double($0) / scale, height: height)
                return size == screen ? .full : .free(size)
            }
        } else {
            firstPixel = 0
            windows = Place.windows(
                of: device, orientation: selection.orientation, generation: selection.generation)
        }
        var sized: [(selection: Selection, width: Double)] = []
        for window in windows {
            var one = full
            one.window = window
            let width: Double
            if case .free(let size) = window {
                width = size.width
            } else {
                width = try one.request.place().environment.size.width
            }
            // Of windows with the same width, such as both halves of a display, the first one is shown.
            if isContinuous || !sized.contains(where: { $0.width == width }) { sized.append((one, width)) }
        }
        sized.sort { $0.width < $1.width }
        selections = sized.map(\.selection)
        let nearest = sized.indices.min {
            abs(sized[$0].width - (wanted ?? 0)) < abs(sized[$1].width - (wanted ?? 0))
        }
        start =
            wanted != nil
            ? nearest ?? 0
            : selections.firstIndex { $0.window == selection.window } ?? sized.count - 1
        var states: [SplitState] = []
        for one in selections { states.append(try one.request.state()) }
        self.states = states
        guard isContinuous else {
            breakpoints = []
            return
        }
        let first = firstPixel
        var found = Breakpoint.sweep(
            from: Double(first) / scale, through: sized[sized.count - 1].width, scale: scale
        ) { width in states[min(Int((width * scale).rounded()) - first, states.count - 1)] }
        if case .full? = windows.last, states.count > 1 {
            found.append(
                .fillingScreen(
                    at: screen.width, from: states[states.count - 2], to: states[states.count - 1]))
        }
        breakpoints = found.map { (Int(($0.width * scale).rounded()) - first, $0) }
    }

    /// The positions to which arrow keys go: both sides of each breakpoint, both ends, or every window.
    var stops: [Int] {
        guard isContinuous else { return Array(selections.indices) }
        let sides = breakpoints.flatMap { [$0.position - 1, $0.position] }
        return Set([0, selections.count - 1] + sides).sorted()
    }

    /// The marks on the ruler: what begins where in a few words, and a sentence with the rule; without windows of any
    /// size, the windows that there are.
    var ticks: [(position: Int, label: String, title: String)] {
        guard isContinuous else {
            return selections.indices.map { position in
                let name = selections[position].window.name
                let width = states[position].environment?.size.width.pointText ?? ""
                return (position, name, "\(width) pt: \(name)")
            }
        }
        return breakpoints.map { position, breakpoint in
            let title = "\(breakpoint.width.pointText) pt: \(breakpoint.change) (\(breakpoint.rule))"
            return (position, breakpoint.beginning, title)
        }
    }

    /// The place as pages read it.
    ///
    /// - Parameter lines: What is drawn at every width; nil for the ruler alone.
    func json(_ lines: [String]?) -> JSON {
        let ticks = ticks.map { tick -> JSON in
            [.number(Double(tick.position)), .string(tick.label), .string(tick.title)]
        }
        return .members([
            "posture": posture.map(JSON.string), "orientation": .string(orientation),
            "first": .number(Double(firstPixel)), "count": .number(Double(selections.count)),
            "start": .number(Double(start)), "stops": .numbers(stops.map(Double.init)),
            "ticks": .array(ticks), "lines": lines.map { .string($0.joined(separator: ";")) },
        ])
    }

    /// The lines of the picture and of the texts beside it at a position, and the rules of its dark colours.
    func frame(at position: Int, named name: String) throws(SelectionError) -> Frame {
        let selection = selections[position]
        let resolved = try ResolvedRequest(selection.request)
        let picture = try Picture(selection, resolved, rooms: CanvasRooms())
        var dark: Scene?
        if selection.look.theme == .light {
            var look = selection.look
            look.theme = .dark
            dark = resolved.wireframe(look).scene
        }
        let element = picture.scene.svgElement(dark: dark, scale: Double(Self.scale), named: name)
        return Frame(
            markup: element.text, rules: element.rules,
            texts: texts(of: resolved, resolved.wireframe(selection.look), at: position))
    }

    /// A picture with the texts beside it.
    struct Frame: Sendable {
        var markup: String
        var rules: [String: String]
        /// Each begins with a letter that says what it is.
        var texts: [String]

        /// All lines, those of the texts first.
        var lines: [String] { texts + markup.split(separator: "\n").map(String.init) }
    }

    private func texts(of resolved: ResolvedRequest, _ wireframe: Wireframe, at position: Int) -> [String] {
        let frame = wireframe.windowFrame
        let edge = [frame.minX, frame.maxX, frame.minY, frame.maxY].map { $0.text(decimals: 4) }
        return [
            "W \(resolved.tree.environment.size.width.pointText)",
            "M \(resolved.layout.modeName)",
            "V \(wireframe.columnsClause(in: .english))",
            "R \(reason(of: resolved, at: position))",
            "E \(edge.joined(separator: " "))",
        ]
    }

    /// What began at the last breakpoint, or ends at the first one, and the sentence of its rule about this width.
    private func reason(of resolved: ResolvedRequest, at position: Int) -> String {
        let past = breakpoints.last { $0.position <= position }
        guard let breakpoint = (past ?? breakpoints.first)?.breakpoint else {
            let name = resolved.layout.isCollapsed ? "isCollapsed" : "displayMode"
            let decision = (try? resolved.state.reason(for: name))?.decisions.last
            return decision.map { "\($0.sentence) (\($0.rule))" } ?? ""
        }
        let decisions = resolved.place.decisions + resolved.decisions
        let sentence = decisions.last { $0.rule == breakpoint.rule }.map { " \($0.sentence)" } ?? ""
        let beginning =
            past == nil
            ? "Below \(breakpoint.width.pointText) pt:"
            : "From \(breakpoint.width.pointText) pt \(breakpoint.change)."
        return "\(beginning)\(sentence) (\(breakpoint.rule))"
    }
}

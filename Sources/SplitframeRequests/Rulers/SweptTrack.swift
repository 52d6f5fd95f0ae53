package import SplitframeDevices
import SplitframeInterface
package import SplitframeLayout
import SplitframeWireframes

/// The layouts of a split view at the widths of one group of places.
struct SweptTrack {
    let places: SweptPlaces
    private(set) var breakpoints: [Breakpoint] = []
    private var stretches: [BreakpointRuler.Stretch] = []
    private let request: SplitRequest
    /// The environment in the narrowest window.
    private let narrowest: TraitEnvironment

    /// Nil if no window of these places has a width in the range.
    init?(of request: SplitRequest, in places: SweptPlaces, within range: ClosedRange<Double>) {
        self.request = request
        self.places = places
        guard let widest = places.stops.last?.width, range.lowerBound < widest,
            let narrowest = places.environment(at: range.lowerBound)
        else { return nil }
        self.narrowest = narrowest
        if places.isContinuous {
            // Windows may be narrower than any named one.
            walk(range.lowerBound...min(range.upperBound, widest))
        } else {
            step(through: places.stops.filter { range.contains($0.width) })
        }
        if stretches.isEmpty { return nil }
    }

    /// The split view as first mounted in a window of a width in points.
    private func state(at width: Double) -> SplitState {
        request.state(in: places.environment(at: width) ?? narrowest)
    }

    /// Examines every width, exact to the pixel.
    private mutating func walk(_ widths: ClosedRange<Double>) {
        let scale = places.environment(at: widths.lowerBound)?.scale ?? 2
        breakpoints = Breakpoint.sweep(
            from: widths.lowerBound, through: widths.upperBound, scale: scale, state: state)
        let starts = [widths.lowerBound] + breakpoints.map(\.width)
        let ends = breakpoints.map { $0.width - 1 / scale } + [widths.upperBound]
        stretches = zip(starts, ends).filter { $0 <= $1 }.map { start, end in
            BreakpointRuler.Stretch(start...end, from: state(at: start).layout, to: state(at: end).layout)
        }
    }

    /// The steps from windows of any size to those that fill the screen of the request's own device.
    var stopsAtFullScreen: [Breakpoint] {
        guard places.isContinuous, request.device.platform == .iOS,
            request.device.hasFreeWindows(on: request.generation)
        else { return [] }
        return places.stops.filter { $0.place.device == request.device && $0.place.window == .full }.map {
            stop in
            .fillingScreen(
                at: stop.width, from: state(at: stop.width - 1 / stop.place.environment.scale),
                to: request.state(in: stop.place.environment))
        }
    }

    /// Examines the widths of whole screens, if no others exist; each is a stretch of its own.
    private mutating func step(through stops: [SweptPlaces.Stop]) {
        var known: Set<Double> = []
        let layouts = stops.filter { known.insert($0.width).inserted }.map { stop in
            (stop: stop, width: stop.width, state: request.state(in: stop.place.environment))
        }
        func isAlike(_ one: SplitState, _ other: SplitState) -> Bool {
            let (one, other) = (one.layout, other.layout)
            return one.rulerMode == other.rulerMode
                && one.shownColumns.map(\.column) == other.shownColumns.map(\.column)
                && one.shownColumns.map(\.presentation) == other.shownColumns.map(\.presentation)
        }
        for (last, layout) in zip(layouts, layouts.dropFirst()) where !isAlike(last.state, layout.state) {
            breakpoints.append(Breakpoint(at: layout.width, from: last.state, to: layout.state))
        }
        let screens = layouts.filter { $0.stop.place.window == .full }
        stretches = (screens.isEmpty ? layouts : screens).map { layout in
            BreakpointRuler.Stretch(
                layout.width...layout.width, from: layout.state.layout, to: layout.state.layout)
        }
    }

    /// How well the layouts on whole screens are known, or where there are none those at which stretches begin: the widths
    /// that were measured, if not all were.
    private var remark: String {
        let screens = places.stops.filter { $0.place.window == .full }
        let states =
            screens.isEmpty
            ? stretches.map { ($0.widths.lowerBound, state(at: $0.widths.lowerBound)) }
            : screens.map { ($0.width, request.state(in: $0.place.environment)) }
        let remarks = states.map { width, state in
            (
                width,
                ResolvedRequest.evidence(
                    of: [(state.explainedLayout.decisions, state.visibleColumns)], in: request)
            )
        }
        let measured = Set(remarks.filter { $0.1 == nil }.map(\.0)).sorted().map(\.figureText)
        let rest = places.isContinuous ? ", other widths worked out" : ""
        if measured.count == Set(remarks.map(\.0)).count {
            return rest.isEmpty ? "" : "whole screens measured\(rest)"
        }
        if !measured.isEmpty {
            return "of whole screens \(AlternativeTextPhrases.english.list(measured)) measured\(rest)"
        }
        let words = Set(remarks.compactMap(\.1))
        return words.count == 1 ? words.joined() : ResolvedRequest.notMeasured
    }

    /// The track of a ruler, with the windows of devices as its ticks.
    var track: BreakpointRuler.Track {
        var ticks: [BreakpointRuler.Tick] = []
        for stop in places.stops {
            guard let stretch = stretches.last(where: { $0.widths.lowerBound <= stop.width }),
                stop.width <= (stretches.last?.widths.upperBound ?? 0)
            else { continue }
            // A window of the same width on another device may have another height, and so another layout.
            let own = request.state(in: stop.place.environment).layout.rulerMode
            let mode = own == stretch.mode ? nil : own
            if let index = ticks.lastIndex(where: { $0.width == stop.width && $0.mode == mode }) {
                ticks[index].names.append(stop.name)
            } else {
                ticks.append(
                    BreakpointRuler.Tick(
                        width: stop.width, names: [stop.name], mode: mode,
                        isWholeScreen: stop.place.window == .full))
            }
        }
        var shown: [BreakpointRuler.Thumbnail] = []
        for (index, stretch) in stretches.enumerated() {
            let previous = index > 0 ? stretches[index - 1] : nil
            let isNew =
                previous?.mode != stretch.mode
                || previous?.bands.map(\.column) != stretch.bands.map(\.column)
            guard isNew,
                let tree = InterfaceTree(
                    state(at: stretch.widths.lowerBound), contents: request.columnContents)
            else { continue }
            shown.append(BreakpointRuler.Thumbnail(width: stretch.widths.lowerBound, tree: tree))
        }
        var track = BreakpointRuler.Track(
            title: places.title, stretches: stretches,
            // Nobody walks from one device to the next.
            transitions: places.isContinuous
                ? breakpoints.map {
                    BreakpointRuler.Transition(width: $0.width, change: $0.change, rule: $0.rule)
                } : [], ticks: ticks, thumbnails: places.isContinuous ? shown : [])
        track.isContinuous = places.isContinuous
        track.remark = remark
        track.detail = places.detail
        return track
    }
}

extension ResolvedSplit {
    /// The mode, with what shows the inspector above a collapsed stack.
    fileprivate var rulerMode: String {
        switch isCollapsed ? arrangement.columns.last(where: { $0.column == .inspector })?.screen : nil {
        case .sheet: "\(modeName), inspector in a sheet"
        case .fullScreen: "\(modeName), inspector over all"
        default: modeName
        }
    }
}

extension BreakpointRuler.Stretch {
    fileprivate init(_ widths: ClosedRange<Double>, from first: ResolvedSplit, to last: ResolvedSplit) {
        self.init(
            widths: widths, mode: first.rulerMode,
            bands: first.shownColumns.compactMap { column in
                last.column(column.column).map {
                    BreakpointRuler.Band(
                        column: column.column, first: column.frame.minX...column.frame.maxX,
                        last: $0.frame.minX...$0.frame.maxX)
                }
            })
    }
}

extension Breakpoint {
    /// The change from one screen to the next wider one.
    fileprivate init(at width: Double, from before: SplitState, to after: SplitState) {
        let (old, new) = (before.layout, after.layout)
        let change =
            old.isCollapsed == new.isCollapsed
            ? "\(old.modeName) becomes \(new.modeName)"
            : new.isCollapsed ? "the split view collapses" : "the split view expands"
        let (earlier, later) = (before.explainedLayout.decisions, after.explainedLayout.decisions)
        let decided = later.first { decision in
            !earlier.contains { $0.rule == decision.rule && $0.result == decision.result }
        }
        self.init(
            width: width, before: old.summary, after: new.summary, change: change,
            rule: (decided ?? later.last)?.rule ?? "")
    }
}

/// The widths, in points, at which the layout changes in one group of places.
package struct SweptBreakpoints: Hashable, Sendable {
    /// The name of the group of places: `iPad, landscape`.
    package var places: String
    package var breakpoints: [Breakpoint]
}

extension SplitRequest {
    /// The widths of the narrowest and the widest window, in points.
    package static let sweptWidths = 320.0...1376.0

    /// Every width, from the narrowest to the widest window, at which the kind of layout changes, or at which a window
    /// fills the device's screen, for each orientation of the device and for phones.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    package func breakpoints(among devices: [Device]) throws(SelectionError) -> [SweptBreakpoints] {
        try swept(among: devices, within: Self.sweptWidths).map { track in
            let all = track.breakpoints + track.stopsAtFullScreen
            return SweptBreakpoints(
                places: track.places.title, breakpoints: all.sorted { $0.width < $1.width })
        }
    }

    /// The columns at every width, one track of a ruler per group of places.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    func tracks(
        among devices: [Device], within widths: ClosedRange<Double>
    ) throws(SelectionError) -> [BreakpointRuler.Track] {
        try swept(among: devices, within: widths).map(\.track)
    }

    private func swept(
        among devices: [Device], within widths: ClosedRange<Double>
    ) throws(SelectionError) -> [SweptTrack] {
        if let impossibility { throw impossibility }
        return SweptPlaces.all(of: self, among: devices).compactMap { places in
            SweptTrack(of: self, in: places, within: widths)
        }
    }
}

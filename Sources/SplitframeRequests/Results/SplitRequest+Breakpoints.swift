public import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
package import SplitframeLayout
public import SplitframeWireframes

extension SplitRequest {
    /// The widths of the narrowest and the widest window, in points.
    package static let sweptWidths = 320.0...1376.0

    /// Every width between those of the narrowest and the widest window at which the layout changes its kind.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show this.
    package func breakpoints() throws(SelectionError) -> [Breakpoint] {
        if let impossibility { throw impossibility }
        let environment = try place().environment
        return Breakpoint.sweep(
            from: Self.sweptWidths.lowerBound, through: Self.sweptWidths.upperBound, scale: environment.scale
        ) { state(at: $0, in: environment) }
    }

    /// The split view as first mounted in a window as wide as this, in points.
    private func state(at width: Double, in environment: TraitEnvironment) -> SplitState {
        var environment = environment
        environment.size.width = width
        if device.hasFreeWindows(on: generation), device.platform == .iOS {
            environment.horizontalSizeClass = SizeClass(width: width)
        }
        return state(in: environment)
    }

    /// The columns at every width, as a track of a ruler.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show this.
    fileprivate func track(named title: String) throws(SelectionError) -> BreakpointRuler.Track {
        let environment = try place().environment
        let breakpoints = try breakpoints()
        let starts = [Self.sweptWidths.lowerBound] + breakpoints.map(\.width)
        let ends = breakpoints.map { $0.width - 1 / environment.scale } + [Self.sweptWidths.upperBound]
        let stretches = zip(starts, ends).filter { $0 <= $1 }.map { start, end in
            let layouts = [start, end].map { state(at: $0, in: environment).layout }
            return BreakpointRuler.Stretch(
                widths: start...end,
                mode: layouts[0].isCollapsed ? "collapsed" : layouts[0].displayMode.name,
                bands: layouts[0].shown.compactMap { column in
                    layouts[1].column(column.column).map {
                        BreakpointRuler.Band(
                            column: column.column, first: column.frame.minX...column.frame.maxX,
                            last: $0.frame.minX...$0.frame.maxX)
                    }
                })
        }
        return BreakpointRuler.Track(
            title: title, stretches: stretches,
            transitions: breakpoints.map {
                BreakpointRuler.Transition(width: $0.width, change: $0.change, rule: $0.rule)
            })
    }
}

extension ResolvedSplit {
    /// The columns that are seen, in drawing order: of a collapsed stack the one on top.
    fileprivate var shown: [ColumnLayout] {
        isCollapsed ? Array(arrangement.columns.suffix(1)) : arrangement.columns
    }
}

extension BreakpointRuler {
    /// The ruler of some selections, a track each; its ticks are the windows of the devices of the first one's kind.
    ///
    /// What the selections have in common is the title; what tells them apart stands above each track.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show one of them.
    public init(of selections: [Selection], among devices: [Device]) throws(SelectionError) {
        let keys = SelectionKey.all.filter { $0.subject != .look }
        let said = selections.map { selection in keys.map { $0.words(selection).joined(separator: ", ") } }
        let isShared = keys.indices.map { index in said.allSatisfy { $0[index] == said.first?[index] } }
        let usual = selections.first.map { first in
            keys.map { $0.words(Selection(device: first.device)).joined(separator: ", ") }
        }
        let place: Set = [SelectionKey.device, .orientation, .window]
        let named: Set = [SelectionKey.generation, .style]
        var tracks: [Track] = []
        for (selection, words) in zip(selections, said) {
            let own = keys.indices.filter { !isShared[$0] && !words[$0].isEmpty }.map { words[$0] }
            let title = own.isEmpty ? selection.request.style.name : own.joined(separator: " · ")
            tracks.append(try selection.request.track(named: title))
        }
        let common = keys.indices.filter {
            isShared[$0] && !place.contains(keys[$0])
                && (named.contains(keys[$0]) || said.first?[$0] != usual?[$0])
        }.compactMap { index in said.first.map { $0[index] } }
        self.init(
            title: (["Window widths"] + common).joined(separator: " · "), tracks: tracks,
            ticks: selections.first.map { Self.ticks(like: $0.request, among: devices) } ?? [],
            theme: selections.first?.look.theme.colors ?? .light)
    }

    /// The widths of all windows of devices with the same kind of interface.
    private static func ticks(like request: SplitRequest, among devices: [Device]) -> [Tick] {
        var whole: [Double: [String]] = [:]
        var parts: [Double: [String]] = [:]
        for device in devices where device.idiom == request.device.idiom {
            for orientation in device.orientations {
                let windows = Place.windows(
                    of: device, orientation: orientation, generation: request.generation)
                for window in windows {
                    guard
                        let width = try? Place(
                            device: device, orientation: orientation, window: window,
                            generation: request.generation
                        ).environment.size.width
                    else { continue }
                    let name = "\(device.name) \(orientation)"
                    if window == .full {
                        whole[width, default: []].append(name)
                    } else {
                        parts[width, default: []].append("\(name) \(window.name)")
                    }
                }
            }
        }
        let names = whole.merging(parts) { $0 + $1 }
        return names.sorted { $0.key < $1.key }.map { Tick(width: $0.key, names: $0.value) }
    }
}

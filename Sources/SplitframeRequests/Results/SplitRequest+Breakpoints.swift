import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
package import SplitframeLayout
import SplitframeWireframes

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
    func track(named title: String) throws(SelectionError) -> BreakpointRuler.Track {
        let environment = try place().environment
        let breakpoints = try breakpoints()
        let starts = [Self.sweptWidths.lowerBound] + breakpoints.map(\.width)
        let ends = breakpoints.map { $0.width - 1 / environment.scale } + [Self.sweptWidths.upperBound]
        let stretches = zip(starts, ends).filter { $0 <= $1 }.map { start, end in
            let layouts = [start, end].map { state(at: $0, in: environment).layout }
            return BreakpointRuler.Stretch(
                widths: start...end,
                mode: layouts[0].isCollapsed
                    ? BreakpointRuler.Stretch.collapsed : layouts[0].displayMode.name,
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

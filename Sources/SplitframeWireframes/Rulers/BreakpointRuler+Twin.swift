import SplitframeGeometry
public import SplitframeInterface

extension Twin {
    /// The twin of a ruler: one line per track, stretch, column, transition and tick.
    ///
    /// A column is listed with its range at the first width of its stretch, and also at the last width if it grows.
    public init(_ ruler: BreakpointRuler) {
        self.init(ruler.tracks.enumerated().flatMap { $1.twinElements(at: "track\($0 + 1)") })
    }
}

extension BreakpointRuler.Track {
    fileprivate func twinElements(at path: String) -> [TwinElement] {
        let stretches = stretches.enumerated().flatMap { index, stretch in
            let path = "\(path)/stretch\(index + 1)"
            let ends = stretch.widths
            return [
                TwinElement(
                    path: path, kind: .stretch,
                    attributes: [
                        .init("from", ends.lowerBound), .init("to", ends.upperBound),
                        .init("mode", stretch.mode),
                    ])
            ] + stretch.bands.flatMap { $0.twinElements(in: path) }
        }
        let transitions = transitions.enumerated().map { index, transition in
            TwinElement(
                path: "\(path)/transition\(index + 1)", kind: .transition,
                attributes: [
                    .init("width", transition.width), .init("change", transition.change),
                    .init("rule", transition.rule),
                ])
        }
        let ticks = ticks.enumerated().map { index, tick in
            TwinElement(
                path: "\(path)/tick\(index + 1)", kind: .tick,
                attributes: [
                    .init("width", tick.width), .init("names", tick.names.joined(separator: ", ")),
                ] + (tick.mode.map { [.init("mode", $0)] } ?? []))
        }
        return [TwinElement(path: path, kind: .track, attributes: [.init("title", title)])] + stretches
            + transitions + ticks
    }
}

extension BreakpointRuler.Band {
    /// The element of the first range, and also of the last one if the column grows.
    fileprivate func twinElements(in path: String) -> [TwinElement] {
        (first == last ? [first] : [first, last]).map { reach in
            let frame = Rectangle(
                x: reach.lowerBound, y: 0, width: reach.upperBound - reach.lowerBound, height: 0)
            return TwinElement(
                path: "\(path)/\(column)", kind: .band, attributes: [.init("frame", frame)])
        }
    }
}

import SplitframeGeometry
import SplitframeInterface

extension BreakpointRuler {
    /// What the ruler shows, in the form of an interface's twin: a line each stretch, column, transition and tick.
    ///
    /// A column stands in it as it is at the first width of its stretch, and at the last where it grows.
    public var twin: String {
        let tracks = tracks.enumerated().flatMap { index, track in track.twinLines(below: "track\(index + 1)")
        }
        let ticks = ticks.enumerated().map { index, tick in
            "tick\(index + 1)\twidth=\(tick.width.pointText) names=\(tick.names.joined(separator: ", ").twinText)"
        }
        return ([InterfaceTree.twinHeader] + tracks + ticks).map { $0 + "\n" }.joined()
    }
}

extension BreakpointRuler.Track {
    fileprivate func twinLines(below path: String) -> [String] {
        let stretches = stretches.enumerated().flatMap { index, stretch in
            let path = "\(path)/stretch\(index + 1)"
            let widths =
                "from=\(stretch.widths.lowerBound.pointText) to=\(stretch.widths.upperBound.pointText)"
            return ["\(path)\t\(widths) mode=\(stretch.mode)"]
                + stretch.bands.flatMap { band in band.twinTexts.map { "\(path)/\(band.column)\t\($0)" } }
        }
        let transitions = transitions.enumerated().map { index, transition in
            "\(path)/transition\(index + 1)\twidth=\(transition.width.pointText) "
                + "change=\(transition.change.twinText) rule=\(transition.rule)"
        }
        return ["\(path)\ttitle=\(title.twinText)"] + stretches + transitions
    }
}

extension BreakpointRuler.Band {
    /// As it is at first, and at last where it grows.
    fileprivate var twinTexts: [String] {
        (first == last ? [first] : [first, last]).map { reach in
            let width = reach.upperBound - reach.lowerBound
            return "frame=\(reach.lowerBound.pointText),0,\(width.pointText),0 presentation=band"
        }
    }
}

package import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
package import SplitframeLayout
import SplitframeWireframes

/// The widths, in points, at which the layout changes in one group of places.
package struct SweptBreakpoints: Hashable, Sendable {
    /// The name of the group of places: `iPad, landscape`.
    package var places: String
    package var breakpoints: [Breakpoint]
}

extension SplitRequest {
    /// The widths of the narrowest and the widest window, in points.
    package static let sweptWidths = 320.0...1376.0

    /// Every width, from the narrowest to the widest window, at which the kind of layout changes, for each orientation
    /// of the device and for phones.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    package func breakpoints(among devices: [Device]) throws(SelectionError) -> [SweptBreakpoints] {
        try tracks(among: devices, within: Self.sweptWidths).map { track in
            SweptBreakpoints(places: track.places.title, breakpoints: track.breakpoints)
        }
    }

    /// The columns at every width, one track of a ruler per group of places.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    func tracks(
        named title: String, among devices: [Device], within widths: ClosedRange<Double>
    ) throws(SelectionError) -> [BreakpointRuler.Track] {
        try tracks(among: devices, within: widths).map { $0.track(named: title) }
    }

    private func tracks(
        among devices: [Device], within widths: ClosedRange<Double>
    ) throws(SelectionError) -> [SweptTrack] {
        if let impossibility { throw impossibility }
        return SweptPlaces.all(of: self, among: devices).compactMap { places in
            SweptTrack(of: self, in: places, within: widths)
        }
    }
}

package import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
package import SplitframeLayout
import SplitframeWireframes

/// The widths, in points, at which the layout changes in one kind of place.
package struct SweptBreakpoints: Hashable, Sendable {
    /// The places: `iPad, landscape`.
    package var places: String
    package var breakpoints: [Breakpoint]
}

extension SplitRequest {
    /// The widths of the narrowest and the widest window, in points.
    package static let sweptWidths = 320.0...1376.0

    /// Every width between those of the narrowest and the widest window at which the layout changes its kind, in each
    /// way in which the device is held, and on phones.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show this.
    package func breakpoints(among devices: [Device]) throws(SelectionError) -> [SweptBreakpoints] {
        try tracks(among: devices, within: Self.sweptWidths).map { track in
            SweptBreakpoints(places: track.places.title, breakpoints: track.breakpoints)
        }
    }

    /// The columns at every width, a track of a ruler for each kind of place.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show this.
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

public import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
public import SplitframeWireframes

extension BreakpointRuler {
    /// The ruler of some selections, a track each; its ticks are the windows of the devices of the first one's kind.
    ///
    /// What the selections have in common is the title; what tells them apart stands above each track.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show one of them.
    public init(of selections: [Selection], among devices: [Device]) throws(SelectionError) {
        let shared = selections.sharedKeys
        let place: Set = [SelectionKey.device, .orientation, .window]
        let named: Set = [SelectionKey.generation, .style]
        var tracks: [Track] = []
        for selection in selections {
            let own = selection.label(but: shared)
            tracks.append(
                try selection.request.track(named: own.isEmpty ? selection.request.style.name : own))
        }
        let common = selections.first.map { first in
            let usual = Selection(device: first.device)
            return shared.filter {
                !place.contains($0) && (named.contains($0) || $0.words(first) != $0.words(usual))
            }.map { $0.words(first).joined(separator: ", ") }
        }
        self.init(
            title: (["Window widths"] + (common ?? [])).joined(separator: " · "), tracks: tracks,
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

extension [Selection] {
    /// The keys of what is shown that all selections have in common, in their order.
    var sharedKeys: [SelectionKey] {
        SelectionKey.all.filter { key in
            key.subject != .look && allSatisfy { key.words($0) == first.map(key.words) }
        }
    }
}

extension Selection {
    /// What the selection says of what is shown, but for some keys: what tells it apart from others.
    func label(but shared: [SelectionKey]) -> String {
        SelectionKey.all.filter { $0.subject != .look && !shared.contains($0) }
            .map { $0.words(self).joined(separator: ", ") }.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

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

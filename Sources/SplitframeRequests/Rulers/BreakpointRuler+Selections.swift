public import SplitframeDevices
import SplitframeInterface
public import SplitframeWireframes

extension BreakpointRuler {
    /// The ruler of some selections: for each selection one track per orientation of its device, and one of phones.
    ///
    /// The title contains the values that the selections share; the heading of each track contains those that differ.
    /// Selections with equal tracks have one together.
    ///
    /// - Parameter widths: The narrowest and the widest window in points; nil for all widths that devices have.
    /// - Throws: ``SelectionError`` if UIKit would never show one of them.
    public init(
        of selections: [Selection], among devices: [Device], within widths: ClosedRange<Double>? = nil
    ) throws(SelectionError) {
        let shared = selections.sharedKeys
        let place: Set = [SelectionKey.device, .orientation, .window]
        let named: Set = [SelectionKey.generation, .style]
        var tracks: [(track: Track, names: [String])] = []
        for selection in selections {
            // A ruler is of every way to hold a device, and of every window.
            let own = selection.label(but: shared + [.orientation, .window])
            for track in try selection.request.tracks(
                among: devices, within: widths ?? SplitRequest.sweptWidths)
            {
                if let known = tracks.firstIndex(where: { $0.track.isAlike(track) }) {
                    tracks[known].names.append(own)
                } else {
                    tracks.append((track, [own]))
                }
            }
        }
        let common = selections.first.map { first in
            let usual = Selection(device: first.device)
            return shared.filter {
                !place.contains($0) && (named.contains($0) || $0.texts(first) != $0.texts(usual))
            }.map { key in
                // An iPad's ruler has iPhones too.
                let isOfBoth = key == .generation && first.request.system.hasPrefix("iPadOS")
                return (isOfBoth ? "iOS and " : "") + key.phrase(first)
            }
        }
        self.init(
            title: (["Window widths"] + (common ?? [])).joined(separator: " · "),
            tracks: tracks.map { track, names in
                var track = track
                // What is said of all needs no names.
                var own = names.count == selections.count ? "" : names.joined(separator: ", ")
                if track.title == UserInterfaceIdiom.phone.product {
                    own = own.replacing("iPadOS", with: "iOS")
                }
                track.title = [own, track.title].filter { !$0.isEmpty }.joined(separator: " · ")
                return track
            },
            theme: selections.first?.look.theme.colors ?? .light)
    }
}

extension BreakpointRuler.Track {
    /// Whether another track shows the same, whatever order it names devices in.
    fileprivate func isAlike(_ other: Self) -> Bool {
        title == other.title && stretches == other.stretches && transitions == other.transitions
            && ticks.map(\.unordered) == other.ticks.map(\.unordered)
    }
}

extension BreakpointRuler.Tick {
    fileprivate var unordered: Self {
        var tick = self
        tick.names.sort()
        return tick
    }
}

extension [Selection] {
    /// The keys, except those of the look, that have the same value in all selections, in their order.
    var sharedKeys: [SelectionKey] {
        SelectionKey.all.filter { key in
            key.topic != .look && allSatisfy { key.texts($0) == first.map(key.texts) }
        }
    }
}

extension Selection {
    /// The values of the selection that are not shared, as a label that distinguishes it from others.
    func label(but shared: [SelectionKey]) -> String {
        SelectionKey.all.filter { $0.topic != .look && !shared.contains($0) }
            .map { $0.phrase(self) }.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension SelectionKey {
    /// The selection's value of the key as words of a heading; a behavior, an edge or a switch is named too, since
    /// `true` or `trailing` alone is unclear.
    fileprivate func phrase(_ selection: Selection) -> String {
        let texts = texts(selection)
        switch self {
        case .device: return selection.device.name
        case .generation: return selection.request.system
        case .splitBehavior: return "behaviour \(texts.joined())"
        case .showInspector: return selection.showsInspector ? "with inspector" : ""
        case .primaryEdge: return "primary at the \(texts.joined()) edge"
        default: break
        }
        guard case .flag = values else { return texts.joined(separator: ", ") }
        let name = kebabName.replacing("-", with: " ")
        return texts == ["true"] ? name : "no \(name)"
    }
}

public import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes

extension SelectionList {
    /// The gallery's pictures: the whole matrix, narrowed or widened by the list's values.
    ///
    /// Every device, posture, orientation and window in each style with everything automatic and, on four
    /// representative devices, every display mode under every behavior that a style offers, in all generations.
    ///
    /// - Throws: ``SelectionError`` with the first reason, if no picture is possible.
    public func matrix(among known: [Device]) throws(SelectionError) -> [Selection] {
        let base = withAllValues(of: .posture, .orientation, .window, .style)
        let pictures = try base.expanded(among: known, look: .gallery)
        guard !has(.displayMode), !has(.splitBehavior) else { return pictures }

        var modes = base.withAllValues(of: .generation, .displayMode, .splitBehavior)
        modes.values[.window] = values[.window]
        let wanted = pictures.map(\.request.device).reduce(into: [Device]()) { devices, device in
            if !devices.contains(device) { devices.append(device) }
        }
        modes.values[.device] = nil
        let representatives = wanted.filter { Self.representativeDevices.contains($0.id) }
        let further =
            representatives.isEmpty ? [] : try modes.expanded(among: representatives, look: .gallery)
        let positions = Dictionary(wanted.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return (pictures + further.filter { $0.displayMode != .automatic && $0.modeIsShownNowhereElse })
            .map { (rank: $0.rank(deviceAt: positions[$0.device.id] ?? 0), selection: $0) }
            .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
            .map(\.selection)
    }

    /// The list with all values of those of the keys for which it has none.
    package func withAllValues(of keys: SelectionKey...) -> SelectionList {
        var list = self
        for key in keys where !has(key) { list.values[key] = .all }
        return list
    }

    /// iPad mini, iPad 11-inch, iPad Pro 13-inch and the largest iPhone.
    private static let representativeDevices: Set = [
        "ipad-mini-6", "ipad-air-10-9-inch", "ipad-pro-13-inch-m4", "iphone-16-pro-max",
    ]
}

extension Selection {
    /// Whether the selection has a split behavior, or the classic style, which has none.
    fileprivate var modeIsShownNowhereElse: Bool {
        request.splitBehavior != .automatic || request.style == .unspecified
    }

    /// The selection's rank in a list: the index of each of its values, key by key.
    fileprivate func rank(deviceAt position: Int) -> [Int] {
        [position]
            + SelectionKey.all.filter { $0.isMultiplied && $0 != .device }.map { key in
                let texts = key.texts(self)
                return key.everything(self, []).firstIndex { [$0.text] == texts } ?? Int.max
            }
    }
}

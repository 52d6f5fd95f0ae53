public import SplitframeDevices
import SplitframeInterface

extension SelectionList {
    /// The gallery's pictures: the whole matrix, narrowed or widened by what the list says.
    ///
    /// Every device, orientation and window in each style with everything automatic and, on four devices that
    /// stand for their kind, every display mode under every behavior that a style offers, in all generations.
    ///
    /// - Throws: ``SelectionError`` with the first reason where nothing is left.
    public func matrix(among known: [Device]) throws(SelectionError) -> [Selection] {
        var base = self
        base.orientations = orientations ?? .all
        base.windows = windows ?? .all
        base.styles = styles ?? .all
        let pictures = try base.expanded(among: known, defaults: .gallery)
        guard displayModes == nil, splitBehaviors == nil else { return pictures }

        var modes = base
        let wanted = devices?.values(all: known) ?? known
        modes.devices = .these(wanted.filter { Self.representativeDevices.contains($0.id) })
        modes.windows = windows == nil ? .these([.full]) : windows
        modes.generations = generations ?? .all
        modes.displayModes = .all
        modes.splitBehaviors = .all
        let further = try modes.expanded(among: known, defaults: .gallery)
        let positions = Dictionary(wanted.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return (pictures + further.filter { $0.displayMode != .automatic && $0.modeIsShownNowhereElse })
            .map { (rank: $0.rank(deviceAt: positions[$0.device.id] ?? 0), selection: $0) }
            .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
            .map(\.selection)
    }

    /// iPad mini, iPad 11-inch, iPad Pro 13-inch and the largest iPhone.
    private static let representativeDevices: Set = [
        "ipad-mini-6", "ipad-air-10-9-inch", "ipad-pro-13-inch-m4", "iphone-16-pro-max",
    ]
}

extension Selection {
    /// Whether the mode is asked for together with a behavior, or in the style that has none.
    fileprivate var modeIsShownNowhereElse: Bool { splitBehavior != .automatic || style == .unspecified }

    /// The selection's place among others: the position of each of its values, key by key.
    fileprivate func rank(deviceAt position: Int) -> [Int] {
        [
            position, place(of: orientation), Window.named.firstIndex(of: window) ?? Window.named.count,
            place(of: generation), style.rawValue, displayMode.rawValue, splitBehavior.rawValue,
            primaryEdge.rawValue, direction.rawValue, place(of: theme), scale,
        ]
    }

    private func place<Word: NamedCase>(of word: Word) -> Int {
        Word.allCases.enumerated().first { $1 == word }?.offset ?? 0
    }
}

public import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

extension SelectionList {
    /// The one picture that a list without lists describes.
    ///
    /// - Parameter device: The device where none was said.
    /// - Throws: ``SelectionError`` with the reason where UIKit would never show it.
    public func single(on device: Device) throws(SelectionError) -> Selection {
        let selections = candidates(devices: devices?.values(all: [device]) ?? [device], defaults: .render)
        let selection = selections.first ?? Selection(device: device)
        if let impossibility = selection.impossibility { throw impossibility }
        return selection
    }

    /// Every possible picture of the list, in the order of its keys; impossible ones are left out.
    ///
    /// - Parameters:
    ///   - known: The devices that `all` stands for, also where no device was said.
    /// - Throws: ``SelectionError`` with the first reason where nothing is left.
    public func expanded(among known: [Device], defaults: SelectionDefaults) throws(SelectionError)
        -> [Selection]
    {
        let candidates = candidates(devices: devices?.values(all: known) ?? known, defaults: defaults)
        let possible = candidates.filter { $0.impossibility == nil }
        if possible.isEmpty, let reason = candidates.first?.impossibility { throw reason }
        return possible
    }

    /// Everything that the list describes, possible or not; a mode that the style never shows only where it was
    /// asked for by name.
    private func candidates(devices: [Device], defaults: SelectionDefaults) -> [Selection] {
        var plain = devices.map(Selection.init(device:))
        for index in plain.indices {
            plain[index].showsInspector = showsInspector ?? false
            plain[index].bezel = bezel ?? defaults.bezel
            plain[index].annotations = annotations ?? []
            plain[index].properties = properties
            plain[index].titles = titles
            plain[index].largeTitles = largeTitles
            plain[index].contents = contents
        }
        let all =
            plain
            .multiplied(by: \.orientation) {
                (orientations ?? .these([$0.orientation])).values(all: $0.device.orientations)
            }
            .multiplied(by: \.window, windows, all: Window.named, unsaid: .full)
            .multiplied(by: \.generation, generations, all: Generation.known, unsaid: .standard)
            .multiplied(by: \.style) { selection in
                (styles ?? .these([selection.generation.rules.hasColumnStyles ? .doubleColumn : .unspecified]))
                    .values(all: SplitStyle.allCases)
            }
            .multiplied(by: \.displayMode, displayModes, all: DisplayMode.allCases, unsaid: .automatic)
            .multiplied(by: \.splitBehavior, splitBehaviors, all: SplitBehavior.allCases, unsaid: .automatic)
            .multiplied(by: \.primaryEdge, primaryEdges, all: PrimaryEdge.allCases, unsaid: .leading)
            .multiplied(by: \.direction, directions, all: LayoutDirection.allCases, unsaid: .leftToRight)
            .multiplied(by: \.theme, themes, all: Theme.allCases, unsaid: .light)
            .multiplied(by: \.scale, scales, all: [1, 2, 3], unsaid: defaults.scale)
        let asksForAll = displayModes == .all || splitBehaviors == .all
        return asksForAll ? all.filter(\.modeIsOffered) : all
    }
}

extension [Selection] {
    /// Each selection once for each value of a property.
    fileprivate func multiplied<Value>(
        by property: WritableKeyPath<Selection, Value>, values: (Selection) -> [Value]
    ) -> [Selection] {
        flatMap { selection in
            values(selection).map { value in
                var copy = selection
                copy[keyPath: property] = value
                return copy
            }
        }
    }

    fileprivate func multiplied<Value>(
        by property: WritableKeyPath<Selection, Value>, _ choice: Choice<Value>?, all: [Value], unsaid: Value
    ) -> [Selection] {
        let values = (choice ?? .these([unsaid])).values(all: all)
        return multiplied(by: property) { _ in values }
    }
}

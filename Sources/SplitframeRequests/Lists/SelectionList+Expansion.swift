public import SplitframeDevices
package import SplitframeInterface
import SplitframeLayout
public import SplitframeWireframes

extension SelectionList {
    /// The selection of a list in which every key has at most one value.
    ///
    /// - Parameters:
    ///   - device: The device if the list has none.
    ///   - look: The default look.
    /// - Throws: ``SelectionError`` with the reason why UIKit would never show it.
    public func single(on device: Device, look: Look = .picture) throws(SelectionError) -> Selection {
        var first: Selection?
        forEachCandidate(among: [device], look: look) { first = first ?? $0 }
        let selection = first ?? Selection(device: device)
        if let impossibility = selection.impossibility { throw impossibility }
        return selection
    }

    /// Every possible picture of the list, in the order of its keys; impossible ones are left out.
    ///
    /// - Parameters:
    ///   - known: The devices that `all` means, and that are used if the list has no device.
    ///   - look: The default look.
    /// - Throws: ``SelectionError`` with the first reason, if no selection is possible.
    public func expanded(among known: [Device], look: Look) throws(SelectionError) -> [Selection] {
        var possible: [Selection] = []
        var reason: SelectionError?
        forEachCandidate(among: known, look: look) { candidate in
            let impossibility = candidate.impossibility
            if impossibility == nil { possible.append(candidate) }
            reason = reason ?? impossibility
        }
        if possible.isEmpty, let reason { throw reason }
        return possible
    }

    /// The selection with the list's values in place of its own; of several values the first is used.
    package func changing(_ selection: Selection) -> Selection {
        var changed = selection
        for key in SelectionKey.all {
            guard case .these(let edits)? = values[key] else { continue }
            for edit in key.isMultiplied ? Array(edits.prefix(1)) : edits { edit.apply(&changed) }
        }
        if has(.device) || has(.posture) || has(.sdk),
            !changed.request.device.orientations.contains(changed.request.orientation)
        {
            SelectionKey.orientation.setDefault(&changed)
        }
        let usual = selection.request.device.usualGeneration
        if has(.device), !has(.generation), selection.request.generation == usual {
            SelectionKey.generation.setDefault(&changed)
        }
        return changed
    }

    /// The look with the list's values in place of its own.
    package func look(beyond usual: Look) -> Look {
        changing(Selection(device: .iPadPro11InchM4, look: usual)).look
    }

    /// The generations of the list, in their order.
    package var generations: [Generation] {
        let usual = Selection(device: .iPadPro11InchM4)
        guard values[.generation] != nil else { return [] }
        return choices(of: .generation, for: usual, among: []).map { edits in
            edits.reduce(into: usual) { $1.apply(&$0) }.generation
        }
    }

    /// Calls `body` with each selection of the list, possible or not; with `all` modes or behaviors, only modes that
    /// the style offers.
    ///
    /// The selections are made one at a time: most of a long list are impossible, and all of them would need hundreds
    /// of megabytes.
    private func forEachCandidate(among known: [Device], look: Look, _ body: (Selection) -> Void) {
        guard let first = known.first else { return }
        let onlyOffered = asksForAll(.displayMode) || asksForAll(.splitBehavior)
        func choose(_ keys: ArraySlice<SelectionKey>, for selection: Selection) {
            guard let key = keys.first else {
                if !onlyOffered || selection.request.modeIsOffered { body(selection) }
                return
            }
            for edits in choices(of: key, for: selection, among: known) {
                choose(keys.dropFirst(), for: edits.reduce(into: selection) { $1.apply(&$0) })
            }
        }
        choose(SelectionKey.all[...], for: Selection(SplitRequest(on: first), look: look))
    }

    /// The changes that a key makes to a selection: one list of changes for each resulting picture.
    private func choices(
        of key: SelectionKey, for selection: Selection, among known: [Device]
    ) -> [[SelectionKey.Edit]] {
        switch values[key] {
        case .all?: key.everything(selection, known).map { [$0] }
        case .these(let edits)?: key.isMultiplied ? edits.map { [$0] } : [edits]
        // A list without a device means every known device.
        case nil where key == .device: key.everything(selection, known).map { [$0] }
        case nil: [[SelectionKey.Edit(text: "", apply: key.setDefault)]]
        }
    }

    private func asksForAll(_ key: SelectionKey) -> Bool {
        if case .all? = values[key] { true } else { false }
    }
}

public import SplitframeDevices
package import SplitframeInterface
import SplitframeLayout
public import SplitframeWireframes

extension SelectionList {
    /// The one picture that a list without lists describes.
    ///
    /// - Parameters:
    ///   - device: The device where none was said.
    ///   - look: What goes without saying.
    /// - Throws: ``SelectionError`` with the reason where UIKit would never show it.
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
    ///   - known: The devices that `all` stands for, also where no device was said.
    ///   - look: What goes without saying.
    /// - Throws: ``SelectionError`` with the first reason where nothing is left.
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

    /// A selection with what the list says in place of what it says itself; of several values the first.
    package func changing(_ selection: Selection) -> Selection {
        var changed = selection
        for key in SelectionKey.all {
            guard case .these(let edits)? = said[key] else { continue }
            for edit in key.isMultiplied ? Array(edits.prefix(1)) : edits { edit.apply(&changed) }
        }
        if says(.device) || says(.posture) || says(.sdk),
            !changed.request.device.orientations.contains(changed.request.orientation)
        {
            SelectionKey.orientation.unsaid(&changed)
        }
        let usual = selection.request.device.usualGeneration
        if says(.device), !says(.generation), selection.request.generation == usual {
            SelectionKey.generation.unsaid(&changed)
        }
        return changed
    }

    /// A look with what the list says in its place.
    package func look(beyond usual: Look) -> Look {
        changing(Selection(device: .iPadPro11InchM4, look: usual)).look
    }

    /// The generations that the list says, in their order.
    package var generations: [Generation] {
        let usual = Selection(device: .iPadPro11InchM4)
        guard said[.generation] != nil else { return [] }
        return choices(of: .generation, for: usual, among: []).map { edits in
            edits.reduce(into: usual) { $1.apply(&$0) }.generation
        }
    }

    /// Goes through everything that the list describes, possible or not; a mode that the style never shows only
    /// where it was asked for by name.
    ///
    /// One after the other: of long lists most are impossible, and all at once would be hundreds of megabytes.
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

    /// What a key adds to a selection: one list of changes for each picture that comes of it.
    private func choices(
        of key: SelectionKey, for selection: Selection, among known: [Device]
    ) -> [[SelectionKey.Edit]] {
        switch said[key] {
        case .all?: key.everything(selection, known).map { [$0] }
        case .these(let edits)?: key.isMultiplied ? edits.map { [$0] } : [edits]
        // Where no device is said, every known one is meant.
        case nil where key == .device: key.everything(selection, known).map { [$0] }
        case nil: [[SelectionKey.Edit(text: "", apply: key.unsaid)]]
        }
    }

    private func asksForAll(_ key: SelectionKey) -> Bool {
        if case .all? = said[key] { true } else { false }
    }
}

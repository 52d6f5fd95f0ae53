public import SplitframeDevices
import SplitframeFiles
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
        forEachCandidate(among: [device], look: look) {
            first = first ?? $0
            return false
        }
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
            return true
        }
        if possible.isEmpty, let reason { throw reason }
        return possible
    }

    /// Calls `body` with each possible selection of the list, made one at a time, in the order of its keys.
    ///
    /// - Throws: What `body` throws, which ends the walk.
    package func forEachPossible(among known: [Device], _ body: (Selection) throws -> Void) throws {
        var outcome: Result<Void, any Error> = .success(())
        forEachCandidate(among: known, look: .picture) { candidate in
            guard candidate.impossibility == nil else { return true }
            outcome = Result { try body(candidate) }
            guard case .success = outcome else { return false }
            return true
        }
        try outcome.get()
    }

    /// Every possible picture of a list that comes from a file, which is refused above the limit before any is made.
    ///
    /// - Throws: ``SelectionError/tooMany``, or whatever `expanded(among:look:)` throws.
    package func expandedWithinLimit(
        among known: [Device], look: Look
    ) throws(SelectionError) -> [Selection] {
        if Limit.selections.isExceeded(by: count(among: known)) { throw .tooMany }
        return try expanded(among: known, look: look)
    }

    /// The number of the list's pictures, possible or not; more than the limit is counted as one more.
    ///
    /// Counting takes a fraction of the time of making them, so a list in a file is refused before it is followed.
    package func count(among known: [Device]) -> Int {
        var count = 0
        forEachCandidate(among: known, look: .picture) { _ in
            count += 1
            return !Limit.selections.isExceeded(by: count)
        }
        return count
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
        let edits: [SelectionKey.Edit] =
            switch step(.generation) {
            case .everything(let key): key.everything(usual, [])
            case .one(of: let edits): edits
            case .everyone: []
            }
        return edits.map { edit in
            var selection = usual
            edit.apply(&selection)
            return selection.generation
        }
    }

    /// Calls `body` with each selection of the list, possible or not, until it returns false; with `all` modes or
    /// behaviors, only modes that the style offers.
    ///
    /// The selections are made one at a time: most of a long list are impossible, and all of them would need hundreds
    /// of megabytes.
    private func forEachCandidate(among known: [Device], look: Look, _ body: (Selection) -> Bool) {
        guard let first = known.first else { return }
        let onlyOffered = hasAll(.displayMode) || hasAll(.splitBehavior)
        // Whatever is the same for every selection is asked once: there may be a hundred thousand of them.
        let steps = SelectionKey.all.map(step)
        @discardableResult func choose(from index: Int, for selection: Selection) -> Bool {
            var selection = selection
            for index in index..<steps.count {
                let edits: [SelectionKey.Edit]
                switch steps[index] {
                case .everyone(let apply):
                    apply(&selection)
                    continue
                case .one(of: let given): edits = given
                case .everything(let key): edits = key.everything(selection, known)
                }
                for edit in edits {
                    var chosen = selection
                    edit.apply(&chosen)
                    guard choose(from: index + 1, for: chosen) else { return false }
                }
                return true
            }
            return onlyOffered && !selection.request.modeIsOffered || body(selection)
        }
        choose(from: 0, for: Selection(SplitRequest(on: first), look: look))
    }

    /// What a key means for the selections of a list.
    private enum Step {
        /// The same change to each of them.
        case everyone(@Sendable (inout Selection) -> Void)
        /// One selection for each of these changes.
        case one(of: [SelectionKey.Edit])
        /// One selection for everything that the key can mean.
        case everything(SelectionKey)
    }

    private func step(_ key: SelectionKey) -> Step {
        switch values[key] {
        case .all?: .everything(key)
        case .these(let edits)? where key.isMultiplied: .one(of: edits)
        case .these(let edits)?: .everyone { selection in edits.forEach { $0.apply(&selection) } }
        // A list without a device means every known device.
        case nil where key == .device: .everything(key)
        case nil: .everyone(key.setDefault)
        }
    }

    private func hasAll(_ key: SelectionKey) -> Bool {
        if case .all? = values[key] { true } else { false }
    }
}

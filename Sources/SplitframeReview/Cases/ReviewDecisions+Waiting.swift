package import SplitframeGoldens

extension ReviewDecisions {
    /// The same decision about several names.
    package init(_ decision: ReviewDecision, on names: [String]) {
        decisions = names.map { ($0, decision) }
    }

    /// Makes accepted results the goldens; rejected ones stay unchanged.
    ///
    /// - Throws: ``UnknownResult``, before anything is written; the errors of writing.
    package func carryOut(in folder: GoldenFolder) throws {
        // The writer's lock keeps other runs from changing the pending results between the choice and the approval.
        let writer = try GoldenWriter(of: folder, holder: "splitframe review", owner: .list)
        let pending = try folder.pending
        let waiting = Set(pending.map(\.name))
        let byName = byName
        if let name = byName.keys.sorted().first(where: { !waiting.contains($0) }) {
            throw UnknownResult(name: name)
        }
        try writer.approve(pending.filter { byName[$0.name] == .approve })
    }
}

/// A decision about a result that is not pending: it was accepted before, or another run has changed the list.
package struct UnknownResult: Error, CustomStringConvertible {
    package var name: String

    package var description: String { "\"\(name)\" does not wait any more: review again." }
}

package import SplitframeGoldens

extension ReviewDecisions {
    /// Decisions of one kind.
    package init(_ decision: ReviewDecision, on names: [String]) {
        decisions = names.map { ($0, decision) }
    }

    /// Makes what was accepted the goldens; what was rejected stays as it is.
    ///
    /// - Throws: ``UnknownResult``, before anything is written; what writing throws.
    package func carryOut(in folder: GoldenFolder) throws {
        // Nobody else changes what waits between the choice and the approval.
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

/// A decision about something that does not wait: it was accepted, or another run has been there since.
package struct UnknownResult: Error, CustomStringConvertible {
    package var name: String

    package var description: String { "\"\(name)\" does not wait any more: review again." }
}

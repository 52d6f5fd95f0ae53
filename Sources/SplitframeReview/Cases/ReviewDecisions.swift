package import SplitframeFiles
package import SplitframeGoldens
import SplitframeInterface

/// A reviewer's decisions about differences, by their names: `decisions.json`.
package struct ReviewDecisions: Sendable {
    package var decisions: [(name: String, decision: ReviewDecision)]

    /// Reads `{"decisions": [{"name": NAME, "decision": "approve" or "reject"}]}`.
    package init(reading bytes: [UInt8]) throws(JSONError) {
        decisions = try JSONNode(JSON(bytes: bytes)).required("decisions").list { entry throws(JSONError) in
            let node = try entry.required("decision")
            let word = try node.text()
            guard let decision = ReviewDecision(rawValue: word) else {
                let names = ReviewDecision.allCases.map(\.rawValue)
                throw node.wrong("approve or reject", nearest: names.nearest(to: word))
            }
            return (try entry.required("name").text(), decision)
        }
    }

    /// The decision for each name; the last one counts.
    package var byName: [String: ReviewDecision] {
        Dictionary(decisions.map { ($0.name, $0.decision) }) { _, last in last }
    }
}

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

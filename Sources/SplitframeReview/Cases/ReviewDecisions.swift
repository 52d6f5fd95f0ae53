import SplitframeInterface
package import SplitframeJSON

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

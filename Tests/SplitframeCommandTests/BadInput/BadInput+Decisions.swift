import Foundation

extension BadInput {
    /// Lists of decisions that say something else.
    private static let lists: [(text: String, names: String)] = [
        ("[]", "decisions"), ("{}", "decisions"), ("null", "decisions"), ("1", "an object"),
        (#"{"decisions": {}}"#, "decisions"), (#"{"decisions": null}"#, "decisions"),
        (#"{"decisions": "all"}"#, "decisions"), (#"{"decisions": [1]}"#, "decisions[0]"),
        (#"{"decisions": [[]]}"#, "decisions[0]"), (#"{"decisions": [null]}"#, "decisions[0]"),
        (#"{"decisions": [{}]}"#, "decision"), (#"{"decisions": [{"name": "a"}]}"#, "decision"),
        (#"{"decisions": [{"decision": "approve"}]}"#, "name"),
        (#"{"decisions": [{"name": 1, "decision": "approve"}]}"#, "decisions[0].name"),
        (#"{"decisions": [{"name": null, "decision": "approve"}]}"#, "decisions[0].name"),
        (#"{"decisions": [{"name": "a", "decision": 1}]}"#, "decisions[0].decision"),
        (#"{"decisions": [{"name": "a", "decision": true}]}"#, "decisions[0].decision"),
        (#"{"decisions": [{"name": "a", "decision": "aprove"}]}"#, "aprove"),
        (#"{"decisions": [{"name": "a", "decision": "APPROVE"}]}"#, "APPROVE"),
        (#"{"decisions": [{"name": "a", "decision": ""}]}"#, "decisions[0].decision"),
        (#"{"decisions": [{"name": "a", "decision": "reject", "decision": "approve"}]}"#, "twice"),
    ]

    static var decisions: [BadInput] {
        lists.map { Entry.decisions.bad($0.text, Data($0.text.utf8), names: $0.names) }
    }
}

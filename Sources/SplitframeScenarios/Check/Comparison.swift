package import SplitframeFiles

/// An expectation of a step that did not hold.
package struct ScenarioMismatch: Hashable, Sendable {
    /// The key of `expect`, followed by the path of the member, if any: `columns.primary.frame`.
    package let key: String
    package let expected: JSON
    /// The actual value; nil if there is none.
    package let actual: JSON?
}

/// Compares expected values with actual ones, under the rules of the format.
struct Comparison {
    let expected: [String: JSON]
    let actual: [String: JSON]

    /// Lengths that differ by less than this count as equal, in points.
    private static let tolerance = 0.001

    /// The key that controls how other keys are compared and is no expectation itself.
    private static let unorderedDid = "eventsUnorderedDid"

    /// The keys of `expect` that are expectations, sorted.
    static func comparedKeys(of expected: [String: JSON]) -> [String] {
        expected.keys.filter { $0 != unorderedDid }.sorted()
    }

    var mismatches: [ScenarioMismatch] {
        Self.comparedKeys(of: expected).flatMap { key -> [ScenarioMismatch] in
            guard let wanted = expected[key] else { return [] }
            return mismatches(of: key, wanted: wanted, found: actual[key])
        }
    }

    private var isDidUnordered: Bool { expected[Self.unorderedDid]?.bool ?? false }

    private func mismatches(of key: String, wanted: JSON, found: JSON?)
        -> [ScenarioMismatch]
    {
        let holds: Bool
        switch key {
        case "events", "log", "appearance":
            let wanted = wanted.strings ?? []
            let found = found?.strings ?? []
            let isSame = key == "appearance" ? { $0.sorted() == $1.sorted() } : isSame(calls:as:)
            // UIKit sometimes repeats a disappearance; the replay never does.
            holds = isSame(wanted, found) || isSame(wanted.foldingDisappearances, found)
        case "eventsCollapsedFlag", "eventStates":
            holds = isSame(states: wanted.array ?? [], as: found?.array ?? [])
        case "ancestry":
            let rows = found?.array ?? []
            holds = (wanted.array ?? []).allSatisfy { row in rows.contains { contains(row, in: $0) } }
        case "presented":
            // A plain label is that of the presented controller.
            let wanted = wanted.string.map { ["viewController": .string($0)] } ?? wanted
            return differences(wanted, found, at: key)
        default:
            return differences(wanted, found, at: key)
        }
        return holds ? [] : [ScenarioMismatch(key: key, expected: wanted, actual: found)]
    }

    /// Compares calls in order, except for `did` calls whose order was not stable.
    private func isSame(calls wanted: [String], as found: [String]) -> Bool {
        guard isDidUnordered else { return wanted == found }
        return wanted.filter { !$0.isDidCall } == found.filter { !$0.isDidCall }
            && wanted.filter(\.isDidCall).sorted() == found.filter(\.isDidCall).sorted()
    }

    /// Compares the states that callbacks saw, each with its callback.
    private func isSame(states wanted: [JSON], as found: [JSON]) -> Bool {
        guard let wantedEvents = expected["events"]?.strings, let events = actual["events"]?.strings,
            wantedEvents.count == wanted.count, wanted.count == found.count
        else { return wanted == found }
        var rest = Array(zip(events, found))
        for (event, state) in zip(wantedEvents, wanted) {
            guard let index = rest.firstIndex(where: { $0.0 == event && contains(state, in: $0.1) }) else {
                return false
            }
            rest.remove(at: index)
        }
        return true
    }

    private func contains(_ wanted: JSON, in found: JSON?) -> Bool {
        differences(wanted, found, at: "").isEmpty
    }

    /// Compares two values: an object may have more members than expected, null also matches a missing value, and
    /// everything else is equal.
    private func differences(
        _ wanted: JSON, _ found: JSON?, at path: String
    ) -> [ScenarioMismatch] {
        switch (wanted, found) {
        case (.object(let members), .object(let others)?):
            return members.keys.sorted().flatMap { key in
                members[key].map { differences($0, others[key], at: "\(path).\(key)") } ?? []
            }
        case (.array(let list), .array(let others)?) where list.count == others.count:
            return zip(list, others).enumerated().flatMap { index, pair in
                differences(pair.0, pair.1, at: "\(path)[\(index)]")
            }
        case (.number(let number), .number(let other)?) where abs(number - other) < Self.tolerance:
            return []
        case (.null, nil):
            return []
        case (_, let found?) where wanted == found:
            return []
        default:
            return [ScenarioMismatch(key: path, expected: wanted, actual: found)]
        }
    }
}

extension String {
    /// Whether the call begins with `did` and goes to a delegate, alone or in a log.
    fileprivate var isDidCall: Bool { hasPrefix("did") || hasPrefix("delegate.did") }
}

extension [String] {
    /// The calls without repeated disappearances of the same controller.
    fileprivate var foldingDisappearances: [String] {
        var isGone: Set<String> = []
        return filter { call in
            guard let dot = call.lastIndex(of: ".") else { return true }
            let label = String(call[..<dot])
            switch call[call.index(after: dot)...] {
            case "viewWillDisappear", "viewDidDisappear": return isGone.insert(call).inserted
            case "viewWillAppear":
                isGone.remove("\(label).viewWillDisappear")
                isGone.remove("\(label).viewDidDisappear")
                return true
            default: return true
            }
        }
    }
}

import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeLayout
import SplitframeRequests

extension Command {
    /// `splitframe lint`: what the guidelines say against a configuration.
    static let lint = Command(
        name: "lint", summary: "find what the interface guidelines advise against in a configuration",
        usage: "[SELECTION] [--json]",
        options: [.selection, OptionGroup(heading: "OUTPUT", options: [.json])],
        discussion: [
            "Every option of the selection takes values with commas between them, or all.",
            "Where no device is said, every iPhone and iPad is looked at, in both orientations.",
            "Ends with status 1 where something was found.",
        ],
        examples: ["splitframe lint --style tripleColumn --set minimumSecondaryColumnWidth=700"]
    ) { arguments, console in
        try arguments.expectNoOperands(for: "lint")
        let devices = try arguments.devices()
        var list = try arguments.selectionList(among: devices, allowsSeveral: true)
        list.orientations = list.orientations ?? .all
        let selections = try list.expanded(
            among: list.devices == nil ? devices.filter { !Device.otherPlaces.contains($0) } : devices,
            defaults: .render)
        let findings = try selections.findings
        if arguments.has(.json) {
            try console.print(JSON.object(["findings": .array(findings.map(\.json))]).indentedText)
        } else {
            try console.print(
                findings.isEmpty ? "Nothing found." : findings.map(\.text).joined(separator: "\n"))
        }
        return findings.isEmpty ? .done : .findings
    }
}

extension [Selection] {
    /// The findings, configuration by configuration, each looked at in all its places.
    fileprivate var findings: [Finding] {
        get throws(SelectionError) {
            var subjects: [AdviceSubject] = []
            var places: [AdviceSubject: [AdvicePlace]] = [:]
            for selection in self {
                let subject = selection.adviceSubject
                if places[subject] == nil { subjects.append(subject) }
                places[subject, default: []].append(
                    AdvicePlace(
                        device: selection.device.id,
                        place: "\(selection.orientation.name), \(selection.window.name)",
                        environment: try selection.place().environment))
            }
            return subjects.flatMap { Advice.findings(on: $0, in: places[$0] ?? []) }
        }
    }
}

extension Selection {
    fileprivate var adviceSubject: AdviceSubject {
        var configuration = configuration
        if splitBehavior != .automatic { configuration.preferredSplitBehavior = splitBehavior }
        if displayMode != .automatic { configuration.preferredDisplayMode = displayMode }
        return AdviceSubject(configuration, contents: columnContents, generation: generation)
    }
}

extension Finding {
    fileprivate var text: String {
        "\(device), \(place): \(message)\n   guideline: \(guideline)\n   change: \(change.text)"
    }

    fileprivate var json: JSON {
        [
            "guideline": .string(guideline), "device": .string(device), "place": .string(place),
            "message": .string(message), "change": .string(change.text),
        ]
    }
}

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
            look: .picture)
        let findings = try selections.findings
        if arguments.has(.json) {
            try console.print(JSON.object(["findings": .array(findings.map(\.json))]).indentedText)
        } else {
            try console.print(
                findings.isEmpty ? "Nothing found." : findings.text)
        }
        return findings.isEmpty ? .done : .findings
    }
}

extension [Selection] {
    /// The findings, configuration by configuration, each looked at in all its places.
    fileprivate var findings: [Finding] {
        get throws(SelectionError) {
            var configurations: [SplitConfiguration] = []
            var places: [SplitConfiguration: [AdvicePlace]] = [:]
            for selection in self {
                let state = try ResolvedSelection(selection).state
                if places[state.configuration] == nil { configurations.append(state.configuration) }
                places[state.configuration, default: []].append(
                    AdvicePlace(
                        device: selection.device.id,
                        place: "\(selection.orientation.name), \(selection.window.name)",
                        state: state, contents: selection.columnContents))
            }
            return configurations.flatMap { Advice.findings(on: places[$0] ?? []) }
        }
    }
}

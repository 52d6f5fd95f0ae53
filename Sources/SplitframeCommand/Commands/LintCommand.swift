import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes

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
        let list = try arguments.selectionList(among: devices, allowsSeveral: true)
            .sayingAll(of: .orientation)
        let selections = try list.expanded(
            among: list.says(.device) ? devices : devices.filter { !Device.otherPlaces.contains($0) },
            look: .picture)
        let findings = try selections.map(\.request).findings()
        if arguments.has(.json) {
            try console.print(Finding.listForm.json(of: findings))
        } else {
            try console.print(findings.isEmpty ? "Nothing found." : findings.text)
        }
        return findings.isEmpty ? .done : .findings
    }
}

extension [SplitRequest] {
    /// The findings, configuration by configuration, each looked at in all its places.
    fileprivate func findings() throws(SelectionError) -> [Finding] {
        var order: [SplitRequest] = []
        var places: [SplitRequest: [AdvicePlace]] = [:]
        for request in self {
            // What is asked, wherever it is asked.
            var subject = request
            (subject.device, subject.orientation, subject.window) = (.iPadPro11InchM4, .portrait, .full)
            if places[subject] == nil { order.append(subject) }
            places[subject, default: []].append(
                AdvicePlace(
                    device: request.device.id, place: "\(request.orientation.name), \(request.window.name)",
                    state: try request.state(), contents: request.columnContents))
        }
        return order.flatMap { Advice.findings(on: places[$0] ?? []) }
    }
}

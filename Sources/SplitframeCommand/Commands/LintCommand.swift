import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

extension Command {
    /// `splitframe lint`: checks a configuration against the guidelines.
    static let lint = Command(
        name: "lint", summary: "find what the interface guidelines advise against in a configuration",
        usage: "[SCENARIO.json …] [SELECTION] [--json]",
        options: [.selection, OptionGroup(heading: "OUTPUT", options: [.json])],
        discussion: [
            "Every option of the selection takes values with commas between them, or all.",
            "By default it examines every iPhone and iPad, in both orientations.",
            "Examines every step of a scenario, with the contents of the app's columns; options then only set the place. "
                + "What window controls cover is looked for in windows of every width that has a layout of its own.",
            "Ends with status 1 if anything was found.",
        ],
        examples: ["splitframe lint --style tripleColumn --set minimumSecondaryColumnWidth=700"]
    ) { arguments, console in
        let findings =
            arguments.operands.isEmpty
            ? try arguments.requestsToLint().findings() : try await arguments.findingsOfScenarios()
        try console.print(
            findings.isEmpty ? "Nothing found." : findings.text, json: Finding.listForm.json(of: findings),
            arguments)
        return findings.isEmpty ? .done : .findings
    }
}

extension Arguments {
    /// The requested configurations, by default in both orientations and on every iPhone and iPad.
    fileprivate func requestsToLint() throws -> [SplitRequest] {
        let devices = try devices()
        let list = try selectionList(among: devices, allowsSeveral: true).withAllValues(of: .orientation)
        try rejectPictureOnlyOptions(with: "lint")
        let known = list.has(.device) ? devices : devices.filter { !Device.otherPlaces.contains($0) }
        return try list.expanded(among: known, look: .picture).map(\.request)
    }

    /// The findings on every step of the scenarios among the operands.
    fileprivate func findingsOfScenarios() async throws -> [Finding] {
        try rejectSplitViewOptions()
        var findings: [Finding] = []
        for path in operands {
            let file = try ScenarioFile(path, self)
            for scenario in file.scenarios {
                let steps = try await file.play(scenario.mountedFirst).compactMap(\.advicePlace)
                findings += Advice.findings(on: steps)
                let known = Set(findings.map(\.change))
                findings += await file.findingsOnWindowControls(in: scenario.mountedFirst, after: steps.last)
                    .filter { !known.contains($0.change) }
            }
        }
        return findings
    }
}

extension ScenarioFile {
    /// What window controls cover in other windows of a scenario's iPad.
    ///
    /// There is one window between each two widths at which the layout after the last step changes. A window in which a
    /// step is impossible is left out.
    fileprivate func findingsOnWindowControls(
        in scenario: Scenario, after last: AdvicePlace?
    ) async -> [Finding] {
        guard let last, let place = try? scenario.place(among: devices), place.device.idiom == .pad,
            place.generation.look.hasWindowControls, place.device.hasFreeWindows(on: place.generation)
        else { return [] }
        func window(_ width: Double) -> Place? {
            try? Place(
                device: place.device, orientation: place.orientation,
                window: .free(Size(width: width, height: place.screenSize.height)),
                generation: place.generation, layoutDirection: place.environment.layoutDirection)
        }
        let widths = SplitRequest.sweptWidths.lowerBound...place.screenSize.width
        let breakpoints = Breakpoint.sweep(
            from: widths.lowerBound, through: widths.upperBound, scale: place.device.scale
        ) { width in
            SplitState(last.state.configuration, generation: place.generation)
                .settled(after: .environment(window(width)?.environment ?? place.environment))
        }
        let ends = [widths.lowerBound] + breakpoints.map(\.width) + [widths.upperBound]
        var places: [AdvicePlace] = []
        for (start, end) in zip(ends, ends.dropFirst()) {
            guard let window = window(((start + end) / 2).rounded()) else { continue }
            places += ((try? await play(scenario.placed(in: window))) ?? []).compactMap(\.advicePlace)
        }
        return Advice.findingsOnWindowControls(in: places)
    }
}

extension [SplitRequest] {
    /// The findings, configuration by configuration, each examined in all its places.
    fileprivate func findings() throws(SelectionError) -> [Finding] {
        guard let first else { return [] }
        var order: [SplitRequest] = []
        var places: [SplitRequest: [AdvicePlace]] = [:]
        for request in self {
            // The request with a fixed place, which identifies its configuration.
            var subject = request
            subject.device = first.device
            subject.orientation = first.orientation
            subject.window = first.window
            if places[subject] == nil { order.append(subject) }
            places[subject, default: []].append(
                AdvicePlace(
                    device: request.device.id, place: "\(request.orientation.name), \(request.window.name)",
                    state: try request.state(), contents: request.columnContents))
        }
        return order.flatMap { Advice.findings(on: places[$0] ?? []) }
    }
}

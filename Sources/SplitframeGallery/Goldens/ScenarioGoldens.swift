package import SplitframeDevices
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
package import SplitframeRequests
import SplitframeScenarios
package import SplitframeSystem
import SplitframeWireframes

/// The goldens of a scenario file: the interface on screen after each of its steps.
package struct ScenarioGoldens: Sendable {
    private let path: String
    private let data: Data
    /// The places in which the scenarios are played; if empty, the scenarios' own places.
    private var places = SelectionList()
    private var devices = Device.known

    /// - Parameter path: The file's path as the user wrote it; its last part names the goldens.
    package init(of data: Data, at path: String) {
        self.data = data
        self.path = path
    }

    /// Plays the scenarios in each place of a list; keys that the list does not contain keep the scenarios' own values.
    package mutating func place(in places: SelectionList, among devices: [Device]) {
        self.places = places
        self.devices = devices
    }

    private var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// Reads a file whose path is relative to a folder.
    init(file: String, of folder: GoldenFolder) throws(GoldenListError) {
        do throws(FileError) {
            self.init(of: Data(try folder.projectFile(file)), at: file)
        } catch {
            throw error.reason == .noSuchFile ? .scenarioMissing(path: file) : .scenarioUnreadable(error)
        }
    }

    /// Plays the scenarios of the file; each step that shows a split view on a device is a golden.
    ///
    /// Names are `<generation>/<device>/<orientation>/<window>/<file name>.<step label>`, with the scenario's name
    /// before the label if the file contains several.
    ///
    /// - Throws: ``GoldenListError`` for an invalid scenario, a scenario without a step on a device, or two steps of
    ///   one name.
    @MainActor package func requests() throws -> [WantedGolden] {
        let plays = try plays()
        let hasSeveral = Set(plays.map(\.scenario.name)).count > 1
        let requests = try plays.flatMap { scenario, steps in
            let look = scenario.look(beyond: .golden)
            try steps.check(look)
            let captured = scenario.story(of: steps, in: look)
            return zip(steps, captured.steps).compactMap { step, shown -> WantedGolden? in
                guard let place = step.place, let wireframe = shown.wireframe else { return nil }
                let parts = [name] + (hasSeveral ? [scenario.name] : []) + [step.label]
                let folder =
                    "\(place.generation.name)/\(place.device.id)/\(place.orientation.name)/\(place.window.name)"
                let file = parts.joined(separator: ".").replacing("/", with: "-").replacing(" ", with: "-")
                    .fittingFileName
                var request = WantedGolden(
                    name: "\(folder)/\(file)",
                    .subject(
                        .captured(
                            CapturedInterface(
                                heading: scenario.name, detail: step.label, wireframe: wireframe))))
                request.state = step.advicePlace?.state
                request.notes = scenario.emptySplitViewNote(at: path).map { [$0] } ?? []
                return request
            }
        }
        guard !requests.isEmpty else { throw GoldenListError.traitsOnly(name) }
        if let name = requests.map(\.name).firstRepeated { throw GoldenListError.sameName(name) }
        return requests
    }

    /// All steps in one picture, `sheets/filmstrips/<file name>` and one for each further page, or the frames of a
    /// motion from step to step, `sheets/animations/<file name>`.
    @MainActor func requests(of sheet: GoldenSheet) throws -> [WantedGolden] {
        let plays = try plays()
        let stories = try plays.map { scenario, steps in
            let look = scenario.look(beyond: .gallery)
            try steps.check(look)
            return scenario.story(of: steps, in: look)
        }
        var requests = try sheet.requests(
            of: stories,
            showing: plays.lazy.compactMap(\.scenario.preferences.show).first ?? Filmstrip.Fact.usual,
            named: name)
        for index in requests.indices {
            requests[index].notes = plays.compactMap { $0.scenario.emptySplitViewNote(at: path) }
        }
        return requests
    }

    @MainActor private func plays() throws -> [(scenario: Scenario, steps: [ScenarioResult])] {
        do {
            return try Scenario.read(data).flatMap(placed).map { scenario in
                (scenario, try ScenarioReplay(scenario, among: devices).play())
            }
        } catch let error as ScenarioError {
            throw GoldenListError.scenario(error, path: path)
        }
    }

    /// The scenario in each of the places; unchanged if there are no places.
    private func placed(_ scenario: Scenario) throws -> [Scenario] {
        guard !places.isEmpty else { return [scenario] }
        let own = try scenario.place(among: devices).map(SplitRequest.init(at:))
        var list = places
        if !list.has(.device) {
            guard let own else { throw GoldenListError.traitsOnly(scenario.name) }
            try list.read(own.device.id, as: .device, among: devices, allowsSeveral: false)
        }
        return try list.expandedWithinLimit(among: devices, look: .golden).map { selection in
            var request = own ?? selection.request
            request.device = selection.device
            if list.has(.orientation) || !request.device.orientations.contains(request.orientation) {
                request.orientation = selection.orientation
            }
            if list.has(.window) { request.window = selection.window }
            if list.has(.direction) { request.direction = selection.request.direction }
            let generation = list.has(.generation) ? nil : scenario.generation
            request.generation = generation ?? selection.generation
            return scenario.placed(in: try request.place())
        }
    }
}

extension [ScenarioResult] {
    /// Throws if no step can be drawn in a look; a look that fits at least one step is accepted.
    fileprivate func check(_ look: Look) throws(SelectionError) {
        let reasons = compactMap(\.tree).map { look.impossibility(with: $0) }
        if let reason = reasons.first, let reason, !reasons.contains(nil) { throw reason }
    }
}

extension [String] {
    /// The first element that occurs a second time.
    fileprivate var firstRepeated: String? {
        var seen: Set<String> = []
        return first { !seen.insert($0).inserted }
    }
}

import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeSystem
import SplitframeWireframes

/// The scenarios of one file, or of standard input, in the place that the command line gives.
struct ScenarioFile: Sendable {
    let path: String
    private(set) var scenarios: [Scenario]
    /// The devices that scenarios can name.
    let devices: [Device]

    /// Reads a file of scenarios; `-` is standard input.
    init(_ path: String, _ arguments: Arguments) throws {
        try self.init(path, Data(NamedFile.bytes(at: path)), arguments)
    }

    /// The same scenarios, each under another generation.
    func placed(in generation: Generation) throws -> ScenarioFile {
        var file = self
        file.scenarios = try scenarios.map { scenario in
            try scenario.checkStyle(in: generation)
            guard let place = try scenario.place(among: devices) else { return scenario.under(generation) }
            var request = SplitRequest(at: place)
            request.generation = generation
            return scenario.placed(in: try request.place())
        }
        return file
    }

    /// Reads the scenarios in a file's bytes.
    init(_ path: String, _ data: Data, _ arguments: Arguments) throws {
        self.path = path
        let devices = try arguments.devices()
        self.devices = devices
        do {
            scenarios = try Scenario.read(data).map { try arguments.placed($0, among: devices) }
        } catch let error as ScenarioError {
            throw CommandError.scenario(error, path: path)
        }
    }

    /// Notes split views without contents, which UIKit shows without a warning.
    func noteEmptySplitViews(on console: Console) {
        for note in scenarios.compactMap({ $0.emptySplitViewNote(at: path) }) { console.message("\(note)\n") }
    }

    /// Plays one of the scenarios, step by step.
    @MainActor func play(_ scenario: Scenario) throws(CommandError) -> [ScenarioResult] {
        do {
            return try ScenarioReplay(scenario, among: devices).play()
        } catch {
            throw .scenario(error, path: path)
        }
    }
}

extension ScenarioFile {
    /// Plays the file's only scenario; it is mounted first if no step mounts it.
    ///
    /// A picture has a caption only if it shows a device.
    ///
    /// - Parameter selections: The look from the command line, which overrides the scenario's own.
    @MainActor func story(_ selections: SelectionList) throws -> Story {
        guard let scenario = scenarios.first, scenarios.count == 1 else {
            throw CommandError.severalScenarios(path: path, names: scenarios.map(\.name))
        }
        let steps = try play(scenario.mountedFirst)
        let usual = try ProjectDefaults.found()?.selection.look(beyond: .picture) ?? .picture
        let story = scenario.story(
            of: steps, in: scenario.look(beyond: usual, selection: selections).captionedByDevice)
        if story.trees.isEmpty { throw CommandError.nothingOnScreen(path: path) }
        return story
    }

    /// A step with an interface on screen, by its label or else the last one.
    func step(_ label: String?, of story: Story) throws(CommandError) -> CapturedInterface {
        let labels = story.steps.map(\.label)
        if let label, !labels.contains(label) {
            throw .noSuchStep(label, nearest: labels.nearest(to: label))
        }
        guard let step = story.captured(label) else { throw .nothingOnScreen(path: path) }
        return step
    }
}

extension Arguments {
    /// A scenario in the place that the options give, or in its own place.
    fileprivate func placed(_ scenario: Scenario, among devices: [Device]) throws -> Scenario {
        let given = try selectionList(among: devices, allowsSeveral: false, severalOf: [.generation])
        let generations = given.generations
        // Several generations are played one after the other, each in its own place.
        let options = Option.keys(about: [.place]).filter {
            generations.count < 2 || $0 != Option(.generation)
        }
        guard let option = firstGiven(options) else { return scenario }
        let list = given.under(generations.first)
        var request: SplitRequest
        if let own = try scenario.place(among: devices) {
            request = SplitRequest(at: own)
        } else if list.has(.device) {
            request = try list.single(on: devices[0]).request
            request.generation = scenario.generation ?? request.generation
        } else {
            throw CommandError.incomplete(
                option: option.spelling, needs: "--device where a scenario gives sizes and no device")
        }
        let place = try list.changing(Selection(request)).request.place()
        if list.has(.generation) { try scenario.checkStyle(in: place.generation) }
        return scenario.placed(in: place)
    }
}

extension Scenario {
    /// Throws if the generation does not have the style of the scenario's split view.
    fileprivate func checkStyle(in generation: Generation) throws(SelectionError) {
        if let style, style != .unspecified, !generation.rules.hasColumnStyles {
            throw .styleBeforeColumns(style, generation)
        }
    }
}

public import Foundation
import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeScenarioPictures
import SplitframeScenarios
import SplitframeWireframes

/// The goldens of a scenario file: what is on screen after each of its steps.
public struct ScenarioGoldens: Sendable {
    private let name: String
    private let data: Data

    /// - Parameter name: The file's name without extension.
    public init(of data: Data, named name: String) {
        self.data = data
        self.name = name
    }

    /// Reads a file whose path begins at a folder.
    init(file: String, of folder: GoldenFolder) throws(GoldenListError) {
        guard let data = FileManager.default.contents(atPath: folder.path(of: file)) else {
            throw .scenarioMissing(path: file)
        }
        self.init(of: data, named: URL(filePath: file).deletingPathExtension().lastPathComponent)
    }

    /// Plays the scenarios of the file; each step that shows a split view on a device is a golden.
    ///
    /// Names are `<generation>/<device>/<orientation>/<window>/<file name>.<step label>`, with the scenario's name
    /// before the label where the file holds several.
    ///
    /// - Throws: `ScenarioError`, or ``GoldenListError/traitsOnly(_:)`` where no step stands on a device.
    @MainActor public func requests() throws -> [GoldenRequest] {
        let plays = try plays()
        let requests = plays.flatMap { scenario, steps in
            let look = scenario.look(beyond: .golden)
            return steps.compactMap { step -> GoldenRequest? in
                guard let tree = step.tree, let place = step.place else {
                    return nil
                }
                let words = [name] + (plays.count > 1 ? [scenario.name] : []) + [step.label]
                let folder =
                    "\(place.generation.name)/\(place.device.id)/\(place.orientation.name)/\(place.window.name)"
                let file = words.joined(separator: ".").replacing("/", with: "-").replacing(" ", with: "-")
                return GoldenRequest(
                    name: "\(folder)/\(file)", subject: .interface(tree, place, look))
            }
        }
        guard !requests.isEmpty else { throw GoldenListError.traitsOnly(name) }
        return requests
    }

    /// All steps in one picture, `sheets/filmstrips/<file name>`.
    @MainActor func filmstrip() throws -> GoldenRequest {
        let plays = try plays()
        guard let filmstrip = Filmstrip(of: plays.map { ($0, $1, $0.look(beyond: .gallery)) }) else {
            throw GoldenListError.traitsOnly(name)
        }
        return GoldenRequest(name: "sheets/filmstrips/\(name)", subject: .sheet(filmstrip.scene))
    }

    @MainActor private func plays() throws -> [(scenario: Scenario, steps: [ScenarioResult])] {
        try Scenario.read(data).map { ($0, try ScenarioReplay($0).play()) }
    }
}

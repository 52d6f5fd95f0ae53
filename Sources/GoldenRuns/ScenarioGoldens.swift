import DeviceCatalog
public import Foundation
import InterfaceModel
import JSONValues
import Scenarios
import Selections

/// The goldens of a scenario file: what is on screen after each of its steps.
public enum ScenarioGoldens {
    /// Plays the scenarios of a file; each step that shows a split view on a device is a golden.
    ///
    /// Names are `<generation>/<device>/<orientation>/<window>/<file name>.<step label>`, with the scenario's name
    /// before the label where the file holds several.
    ///
    /// - Parameter name: The file's name without extension.
    /// - Throws: `ScenarioError`, or ``GoldenListError/traitsOnly(_:)`` where no step stands on a device.
    @MainActor public static func requests(of data: Data, named name: String) throws -> [GoldenRequest] {
        let scenarios = try Scenario.read(data)
        let requests = try scenarios.flatMap { scenario in
            let theme = scenario.value["theme"]?.string.flatMap(Theme.init(name:)) ?? .light
            return try ScenarioReplay(scenario).play().compactMap { step -> GoldenRequest? in
                guard let tree = step.tree, let place = step.place else {
                    return nil
                }
                let words = [name] + (scenarios.count > 1 ? [scenario.name] : []) + [step.label]
                let folder =
                    "\(place.generation.name)/\(place.device.id)/\(place.orientation.name)/\(place.window.name)"
                let file = words.joined(separator: ".").replacing("/", with: "-").replacing(" ", with: "-")
                return GoldenRequest(
                    name: "\(folder)/\(file)", subject: .interface(tree, place, theme))
            }
        }
        guard !requests.isEmpty else { throw GoldenListError.traitsOnly(name) }
        return requests
    }
}

package import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
package import SplitframeRequests

extension Scenario {
    /// The place and the split view before the first step, as far as a request has words for them; nil without a
    /// device or a split view.
    ///
    /// - Throws: ``ScenarioError/noSuchPlace(_:at:)``.
    package func request(among devices: [Device]) throws(ScenarioError) -> SplitRequest? {
        guard let splitView, let place = try place(among: devices) else { return nil }
        var request = SplitRequest(at: place)
        request.style = splitView.style
        for property in splitView.properties {
            if property.name == "primaryEdge", let edge = PrimaryEdge(name: property.valueText) {
                request.primaryEdge = edge
            } else {
                request.properties.append(property)
            }
        }
        guard case .columns(let columns) = splitView.controllers else { return request }
        for (column, controller) in columns {
            request.titles[column] = controller.looks.title
            request.contents[column] = controller.looks.content?.kind
            if controller.looks.hasLargeTitle == true { request.largeTitles.insert(column) }
        }
        return request
    }
}

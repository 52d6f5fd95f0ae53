import SplitframeDevices
import SplitframeJSON
import SplitframeRequests
public import SplitframeScenarios
public import SplitframeWireframes

extension Scenario {
    /// How the scenario wishes to be drawn, where it says nothing as usual.
    ///
    /// - Throws: `SelectionError` for a wish that says nothing.
    public func look(beyond usual: Look) throws -> Look {
        var list = SelectionList()
        for key in SelectionKey.all where key.subject == .look {
            guard let wish = value[key.name], !wish.isNull else { continue }
            try list.read(wish.line, as: key, among: Device.known, allowsSeveral: false)
        }
        return list.changing(Selection(device: .iPadPro11InchM4, look: usual)).look
    }
}

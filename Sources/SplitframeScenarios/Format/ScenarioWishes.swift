import SplitframeDevices
import SplitframeJSON
package import SplitframeRequests
package import SplitframeWireframes

/// How a scenario wants to be drawn, in the words of the command line, where it says so.
package struct ScenarioWishes: Sendable {
    /// What the scenario says of its look.
    package var look = SelectionList()
    package var format: String?
    /// What stands below the pictures of its filmstrip.
    package var show: Set<Filmstrip.Fact>?
    /// Whether its picture moves, where the format can.
    package var animate = false
    /// The paper that its pages fill, in a PDF.
    package var page: PaperSize?

    /// The keys of a scenario that say how it is drawn.
    static let keys = SelectionKey.all.filter { $0.subject == .look }

    init(_ node: JSONNode) throws(JSONError) {
        for key in Self.keys {
            guard let wish = node[key.name] else { continue }
            do throws(SelectionError) {
                try look.read(wish.value, as: key, among: [], allowsSeveral: false)
            } catch {
                throw wish.wrong(key.expected.joined(separator: ", "), nearest: error.nearest)
            }
        }
        format = try node["format"]?.text()
        page = try node["page"]?.word()
        animate = try node["animate"]?.flag() ?? false
        show = try node["show"].map { node throws(JSONError) in
            let words = try node.text()
            guard let facts = Set<Filmstrip.Fact>(words: words) else {
                throw node.wrong(Set<Filmstrip.Fact>.expected, nearest: nil)
            }
            return facts
        }
    }
}

import SplitframeDevices
import SplitframeJSON
package import SplitframeRequests
package import SplitframeWireframes

/// The options for drawing that a scenario sets, with the names of the command line.
package struct DrawingPreferences: Sendable {
    /// The look that the scenario asks for.
    package var look = SelectionList()
    package var format: String?
    /// The facts below the pictures of its filmstrip.
    package var show: Set<Filmstrip.Fact>?
    /// Whether its picture is animated, where the format supports it.
    package var animate = false
    /// The paper size of its pages, in a PDF.
    package var page: PaperSize?

    /// The keys of a scenario that set the look.
    static let keys = SelectionKey.all.filter { $0.subject == .look }

    init(_ node: JSONNode) throws(JSONError) {
        for key in Self.keys {
            guard let preference = node[key.name] else { continue }
            do throws(SelectionError) {
                try look.read(preference.value, as: key, among: [], allowsSeveral: false)
            } catch {
                throw preference.wrong(key.expected.joined(separator: ", "), nearest: error.nearest)
            }
        }
        format = try node["format"]?.text()
        page = try node["page"]?.word()
        animate = try node["animate"]?.flag() ?? false
        show = try node["show"].map { node throws(JSONError) in
            let text = try node.text()
            guard let facts = Set<Filmstrip.Fact>(text: text) else {
                throw node.wrong(Set<Filmstrip.Fact>.expected, nearest: nil)
            }
            return facts
        }
    }
}

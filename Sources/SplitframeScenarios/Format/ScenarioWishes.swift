import SplitframeJSON

/// How a scenario wants to be drawn, where it says so, in the words of the command line.
package struct ScenarioWishes: Hashable, Sendable {
    package var theme: String?
    package var annotate: String?
    /// Pixels per point.
    package var scale: Double?
    package var bezel: Bool?
    package var format: String?

    init(_ node: JSONNode) throws(JSONError) {
        theme = try node["theme"]?.text()
        annotate = try node["annotate"]?.text()
        scale = try node["scale"]?.number()
        bezel = try node["bezel"]?.flag()
        format = try node["format"]?.text()
    }
}

public import SplitframeInterface

/// A small graph of pictures: display modes, and the user actions that lead from one to another.
///
/// Pictures are in one row, or in several on a page. Ways to the right run above them, ways back below, in separate
/// lanes where two would meet, so that no text covers another.
public struct ModeMap: Sendable {
    /// One mode with its picture.
    public struct Node: Sendable {
        var picture: SheetPicture
        public var label: String
        /// The interface in the picture; nil for another picture.
        public var tree: InterfaceTree?
        /// What the picture shows.
        var alternativeText: String

        /// A mode drawn as a wireframe.
        package init(_ wireframe: Wireframe, label: String, alternativeText: String) {
            picture = SheetPicture(wireframe, showsStack: true)
            self.label = label
            tree = wireframe.tree
            self.alternativeText = alternativeText
        }

        public init(scene: Scene, label: String, tree: InterfaceTree? = nil) {
            picture = SheetPicture(scene)
            self.label = label
            self.tree = tree
            alternativeText = scene.alternativeText
        }
    }

    /// One edge from a node to another, both given by their index.
    public struct Edge: Hashable, Sendable {
        public var from: Int
        public var to: Int
        public var label: String

        public init(from: Int, to: Int, label: String) {
            self.from = from
            self.to = to
            self.label = label
        }

        /// The number of nodes that it spans.
        var length: Int { abs(to - from) }
        var isForward: Bool { to > from }
    }

    public var title: String
    public var nodes: [Node]
    public var edges: [Edge]
    public var theme: WireframeTheme
    /// The width in points of the widest picture.
    public var cellWidth: Double
    /// The width in points of the page for which the graph is made; nil for the width that its pictures need.
    public var pageWidth: Double?
    /// The language of its texts.
    public var phrases = AlternativeTextPhrases.english

    /// Makes a graph; edges from a node to itself or to a missing node are left out.
    public init(
        title: String, nodes: [Node], edges: [Edge], theme: WireframeTheme = .light, cellWidth: Double = 340
    ) {
        self.title = title
        self.nodes = nodes
        self.edges = edges.filter {
            $0.from != $0.to && nodes.indices.contains($0.from) && nodes.indices.contains($0.to)
        }
        self.theme = theme
        self.cellWidth = cellWidth
    }

    /// The graph, as large as its lanes need.
    public var scene: Scene {
        let layout = ModeMapLayout(self)
        var sketch = layout.head
        for (node, place) in zip(nodes, layout.nodes) {
            sketch.picture(
                node.picture, on: layout.grid, isOnPage: pageWidth != nil, in: place.picture)
            for (line, box) in place.label {
                sketch.text(
                    line, in: box, font: ModeMapLayout.labelFont, color: theme.ink, alignment: .center)
            }
            for (line, box) in place.ways {
                sketch.text(
                    line, in: box, font: ModeMapLayout.wayFont, color: theme.secondaryInk, alignment: .center)
            }
        }
        for way in layout.ways { sketch.way(way) }
        // Labels are drawn last, so that a line that has to cross one runs behind it.
        for way in layout.ways { sketch.wayLabel(way) }
        return Scene(
            size: layout.size, background: theme.canvas, elements: sketch.elements,
            alternativeText: alternativeText)
    }

    private var alternativeText: String {
        // The first picture's text is more informative than the title, and available in every language.
        let first = nodes.first?.alternativeText ?? ""
        let modes = phrases(.displayModes, ["count": "\(nodes.count)"])
        let ways = edges.map { edge in
            phrases(
                .way,
                ["from": nodes[edge.from].label, "to": nodes[edge.to].label, "actions": edge.label])
        }
        return first.isEmpty
            ? phrases.sentence([phrases(.shown, ["subject": title, "columns": modes])] + ways)
            : "\(first) \(phrases.sentence([modes] + ways))"
    }
}

extension Sketch {
    fileprivate mutating func way(_ way: ModeMapLayout.Way) {
        let pen = Stroke(theme.accent, width: 1.5, cap: .round, join: .round)
        stroke(.lines(way.path.dropLast()), pen)
        if let corner = way.path.dropLast().last, let tip = way.path.last {
            arrow(from: corner, to: tip, theme.accent)
        }
    }

    fileprivate mutating func wayLabel(_ way: ModeMapLayout.Way) {
        box(way.label, radius: 8, continuous: false, line: theme.accent, fill: theme.canvas)
        for (index, line) in way.lines.enumerated() {
            text(
                line,
                in: Rectangle(
                    x: way.label.minX, y: way.label.minY + 3 + Double(index) * 17, width: way.label.width,
                    height: 17), font: ModeMapLayout.wayFont, color: theme.ink, alignment: .center)
        }
    }
}

extension Twin {
    /// The twin of a map of modes: the layouts of its pictures, then one line per edge.
    public init(_ map: ModeMap) {
        let ways = map.edges.enumerated().map { index, edge in
            TwinElement(
                path: "way\(index + 1)", kind: .way,
                attributes: [
                    .init("from", map.nodes[edge.from].label), .init("to", map.nodes[edge.to].label),
                    .init("label", edge.label),
                ])
        }
        self.init(Twin(map.nodes.compactMap(\.tree)).elements + ways)
    }
}

import SplitframeDevices
import SplitframeInterface

/// The name of a layer and the facts about it, beside the figure, with a line from the layer; in points of the canvas.
struct ExplodedLabel {
    static let nameFont = Font(size: 15, weight: .semibold)
    static let font = Font(size: 13)
    static let width = 190.0
    private static let nameHeight = 20.0
    private static let lineHeight = 17.0
    private static let spacing = 14.0

    var name: String
    /// The facts: its size, and its safe area.
    var facts: [String]
    /// The facts about parts of it beneath others or outside the window.
    var hidden: [String]
    var frame: Rectangle
    /// The line from the layer to the label.
    var leader: [Point]
    /// The level of its layer; -1 for the display.
    var level = -1.0

    /// The labels of all layers and of the display beneath them, from the top down, without overlaps.
    ///
    /// - Parameter isBelow: Whether they are a list below the figure, without lines; otherwise they are beside it.
    static func all(
        of layers: [ExplodedLayer], in wireframe: Wireframe, left: Double, top: Double, isBelow: Bool,
        anchors: [[Point]], display: Point
    ) -> [ExplodedLabel] {
        let window = wireframe.tree.environment.size
        var labels = zip(layers, anchors).map { layer, anchor in
            ExplodedLabel(layer, window: window, anchor: anchor, left: left)
        }
        labels.append(
            ExplodedLabel(
                name: wireframe.place.isFullScreen && wireframe.place.device.platform.hasDisplay
                    ? "Display" : "Window",
                facts: ["\(window.width.figureText) × \(window.height.figureText) pt"], hidden: [],
                anchor: [display], left: left))
        labels.sort { $0.height < $1.height }
        var y = top
        for index in labels.indices {
            let wanted = isBelow ? y : labels[index].height - nameHeight / 2
            labels[index].frame.y = max(y, wanted)
            y = labels[index].frame.maxY + spacing
            if isBelow {
                labels[index].leader = []
                continue
            }
            let end = Point(x: left - 6, y: labels[index].frame.minY + nameHeight / 2)
            labels[index].leader += [Point(x: left - 22, y: labels[index].height), end]
        }
        return labels
    }

    /// The y of the line to the label.
    private var height: Double { leader.last?.y ?? 0 }

    private init(name: String, facts: [String], hidden: [String], anchor: [Point], left: Double) {
        func lines(_ texts: [String], _ font: Font) -> [String] {
            texts.flatMap { $0.wrapped(at: " ", in: Self.width, font: font) }
        }
        self.name = name
        self.facts = lines(facts, Self.font)
        self.hidden = lines(hidden, Font(size: Self.font.size, weight: .semibold))
        let height = Self.nameHeight + Double(self.facts.count + self.hidden.count) * Self.lineHeight
        frame = Rectangle(x: left, y: 0, width: Self.width, height: height)
        leader = anchor
    }

    private init(_ layer: ExplodedLayer, window: Size, anchor: [Point], left: Double) {
        let frame = layer.frame
        var facts = ["\(frame.width.figureText) × \(frame.height.figureText) pt"]
        if let words = layer.subject.safeAreaWords { facts += "Safe area: \(words)".brokenAtCommas }
        if layer.isVeil { facts.append("Touches do not reach what lies beneath") }
        let beneath = layer.beneath.reduce(0) { $0 + $1.length }
        var hidden: [String] = []
        if beneath > 0 {
            let list = AlternativeTextPhrases.english.list
            let margins =
                layer.panels != layer.covers
                ? "the margin of the \(list(layer.panels))"
                : layer.covers.count == 1 ? "its margin" : "their margins"
            hidden.append(
                "\(beneath.figureText) of \(frame.width.figureText) lie beneath the "
                    + list(layer.covers)
                    + (beneath > layer.coveredWidth + ExplodedLayer.separator ? " and \(margins)" : ""))
        }
        let outside = layer.outside(window).reduce(0) { $0 + $1.length }
        if outside > 0.001 {
            hidden.append("\(outside.figureText) of \(frame.width.figureText) lie outside the window")
        }
        self.init(name: layer.title, facts: facts, hidden: hidden, anchor: anchor, left: left)
        level = layer.level
    }

    func offset(by origin: Point) -> ExplodedLabel {
        var label = self
        label.frame = frame.offset(x: origin.x, y: origin.y)
        label.leader = leader.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
        return label
    }
}

extension String {
    /// The text broken into lines of a label; a number stays with the name of its side.
    fileprivate var brokenAtCommas: [String] {
        let lines = wrapped(at: ", ", in: ExplodedLabel.width - 4, font: ExplodedLabel.font)
        return lines.dropLast().map { $0 + "," } + lines.suffix(1)
    }
}

extension ExplodedLayer {
    /// The layer's name.
    fileprivate var title: String {
        let name = isVeil ? "dimming" : subject.column?.column.name ?? subject.screen?.presentation.words
        return (name ?? subject.name).capitalizedFirst
    }
}

extension Sketch {
    /// The line to a layer, which is behind the layers above it.
    mutating func leader(of label: ExplodedLabel) {
        guard !label.leader.isEmpty else { return }
        stroke(.lines(label.leader), Stroke(theme.canvas.opacity(200), width: 3, join: .round))
        stroke(.lines(label.leader), Stroke(theme.secondaryInk, width: 0.75, join: .round))
    }

    /// A layer's name with the facts about it, and the end of the line to it.
    mutating func label(_ label: ExplodedLabel) {
        if let start = label.leader.first {
            let dot = Rectangle(x: start.x - 3, y: start.y - 3, width: 6, height: 6)
            stroke(.ellipse(dot), Stroke(theme.canvas, width: 1.5), fill: theme.ink)
        }
        var y = label.frame.minY
        func line(_ height: Double) -> Rectangle {
            defer { y += height }
            return Rectangle(x: label.frame.minX, y: y, width: label.frame.width + 10, height: height)
        }
        // Without a line, the column's colour tells which layer it is.
        let column = label.leader.isEmpty ? Column(name: label.name.lowercased()) : nil
        text(
            label.name, in: line(20), font: ExplodedLabel.nameFont,
            color: column.map { theme.color(of: .column($0)) } ?? theme.ink)
        for fact in label.facts {
            text(fact, in: line(17), font: ExplodedLabel.font, color: theme.secondaryInk)
        }
        for fact in label.hidden {
            text(
                fact, in: line(17), font: Font(size: ExplodedLabel.font.size, weight: .semibold),
                color: theme.annotation)
        }
    }
}

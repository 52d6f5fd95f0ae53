import SplitframeDevices
import SplitframeInterface

extension Wireframe {
    /// The picture without its alternative text, with its columns lifted apart, each at its full extent, from the display to presented screens.
    var explodedScene: Scene {
        let layout = ExplodedLayout(self)
        let background = look.background.color(of: theme)
        var sketch = Sketch(theme: theme)
        drawDevice(in: &sketch, at: layout.device)
        let readable = theme.readable(on: background)
        func drawLeaders(of level: Double, in sketch: inout Sketch) {
            let labels = layout.labels.filter { $0.level == level }
            guard opening > 0, !labels.isEmpty else { return }
            sketch.theme = readable
            for label in labels { sketch.leader(of: label) }
            sketch.theme = theme
        }
        drawLeaders(of: -1, in: &sketch)
        for level in Set(layout.layers.map(\.level)).sorted() {
            let layers = layout.layers.filter { $0.level == level }
            for layer in layers { drawThreads(of: layer, layout, in: &sketch) }
            for layer in layers { draw(layer, layout, in: &sketch) }
            drawLeaders(of: level, in: &sketch)
        }
        sketch.theme = readable
        if opening > 0 {
            sketch.group(id: "measures") { sketch in
                for measure in layout.measures { sketch.measure(measure) }
            }
            sketch.group(id: "labels") { sketch in
                for label in layout.labels { sketch.label(label) }
            }
        }
        sketch.caption(layout.caption)
        if opening > 0 {
            sketch.group(id: "legend", role: .paragraph) { $0.legend(layout.legend) }
        }
        return Scene(size: layout.size, background: background, elements: sketch.elements)
    }

    /// The device with an empty display.
    private func drawDevice(in sketch: inout Sketch, at transform: SceneTransform) {
        var plane = Sketch(theme: theme)
        let screen = Rectangle(size: place.screenSize)
        if look.bezel {
            let body = DeviceBody(place)
            plane.deviceBody(body, screen: screen, place: place)
            plane.fill(body.glass, theme.neighbor)
            plane.group(clip: body.glass) { $0.surroundings(of: place) }
            plane.sensorHousing(of: place)
        } else {
            plane.fill(.rectangle(screen), theme.neighbor)
        }
        plane.stroke(
            place.isFullScreen ? DeviceBody(place).glass : place.windowOutline,
            Stroke(theme.boundary, width: 1))
        sketch.append(.group(SceneGroup(id: "device", transform: transform, elements: plane.elements)))
    }

    /// The lines from a layer's corners to the positions below them on the layer beneath.
    private func drawThreads(of layer: ExplodedLayer, _ layout: ExplodedLayout, in sketch: inout Sketch) {
        guard opening > 0 else { return }
        let corners = (layer.outline.bounds ?? layer.frame).corners
        let threads = corners.flatMap { corner in
            [
                PathSegment.move(layout.point(corner, level: layer.level)),
                .line(layout.point(corner, level: layer.level - layer.step)),
            ]
        }
        sketch.stroke(.curves(threads), Stroke(theme.boundary.opacity(130), width: 0.75))
    }

    /// How much farther from each other lines have to be on a leaning plate to look as far as on the legend's sample.
    private static let leaningHatching = 2.5

    /// A layer with its safe area hatched, and the shadows of layers above it.
    private func draw(_ layer: ExplodedLayer, _ layout: ExplodedLayout, in sketch: inout Sketch) {
        var plane = Sketch(theme: theme)
        plane.theme.shadow = theme.shadow.opacity(0)
        let transform = layout.transform(level: layer.level)
        InterfaceDrawing(
            tree: tree, layers: [layer.element], unhatched: [], missingButtonColumn: nil,
            cornerRadius: cornerRadius, homeIndicator: nil,
            safeAreaStyles: commentary.styles(of: \.safeArea),
            hatchingPitch: Sketch.hatchingPitch * Self.leaningHatching / transform.scale
        ).draw(in: &plane)
        // What lies beneath two layers is in shade once.
        for (index, part) in layer.footprints.enumerated() {
            for rest in part.remainder(outside: Array(layer.footprints[..<index])) {
                plane.fill(.rectangle(rest), theme.layerShade)
            }
        }
        let elements =
            look.pageWidth == nil ? plane.elements : plane.elements.map { $0.legible(at: transform.scale) }
        sketch.append(
            .group(
                SceneGroup(
                    id: "plate/\(layer.path)", transform: transform, clip: layer.outline,
                    elements: elements)))
        // A group with the plate's transform, so that the edge leans as the plate does in motion.
        let edge = Shape(
            layer.outline, stroke: Stroke(theme.boundary, width: 1.25 / transform.scale, join: .round))
        sketch.append(
            .group(
                SceneGroup(id: "edge/\(layer.path)", transform: transform, elements: [.shape(edge)])))
    }
}

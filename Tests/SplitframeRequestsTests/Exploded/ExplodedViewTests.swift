import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `An exploded view` {
    private static func wireframe(_ change: (inout Selection) -> Void) throws -> Wireframe {
        var selection = Selection(device: .iPadMini6)
        selection.exploded = true
        change(&selection)
        return try ResolvedRequest(selection.request).wireframe(selection.look)
    }

    @Test func `tells how much of a column lies beneath another, and measures both parts`() throws {
        let wireframe = try Self.wireframe {
            ($0.orientation, $0.style, $0.displayMode) = (.landscape, .tripleColumn, .twoBesideSecondary)
        }
        let layout = ExplodedLayout(wireframe)
        let label = try #require(layout.labels.first { $0.name == "Supplementary" })
        #expect(label.hidden.joined(separator: " ") == "290 of 610 lie beneath the primary and its margin")
        #expect(layout.measures.filter(\.isHidden).map(\.text).contains("290"))
        #expect(layout.measures.map(\.text).contains("610"))
        let layers = layout.layers
        let primary = try #require(layers.first { $0.path == "split/primary" })
        let supplementary = try #require(layers.first { $0.path == "split/supplementary" })
        #expect(primary.level > supplementary.level)
    }

    @Test func `shows all of a column that the window crops`() throws {
        let wireframe = try Self.wireframe {
            ($0.device, $0.generation, $0.style) = (.iPadPro11Inch, .iOS14, .tripleColumn)
            ($0.splitBehavior, $0.displayMode) = (.displace, .twoDisplaceSecondary)
        }
        let layout = ExplodedLayout(wireframe)
        let secondary = try #require(wireframe.tree.element(named: "secondary")?.element.frame)
        let window = wireframe.tree.environment.size.width
        #expect(secondary.maxX > window)
        let label = try #require(layout.labels.first { $0.name == "Secondary" })
        let beyond = (secondary.maxX - window).pointText
        #expect(
            label.hidden.joined(separator: " ")
                == "\(beyond) of \(secondary.width.pointText) lie outside the window")
        let layer = try #require(layout.layers.first { $0.path == "split/secondary" })
        let canvas = Rectangle(size: layout.size)
        for corner in secondary.corners {
            let point = layout.point(corner, level: layer.level)
            #expect(canvas.contains(Rectangle(origin: point, size: .zero)))
        }
    }

    @Test func `keeps widths true, words apart and everything on its canvas, in random layouts`() throws {
        var numbers = SteppedNumbers(seed: 27)
        var seen = 0
        while seen < 200 {
            var selection = Selection(device: numbers.any(Device.known))
            selection.exploded = true
            selection.orientation = numbers.any(selection.device.orientations)
            selection.generation = numbers.any(Generation.known)
            selection.style = numbers.any(Array(SplitStyle.allCases))
            selection.displayMode = numbers.any(Array(DisplayMode.allCases))
            selection.splitBehavior = numbers.any(Array(SplitBehavior.allCases))
            selection.direction = numbers.any(Array(LayoutDirection.allCases))
            selection.showsInspector = numbers.chance(1, of: 4)
            guard selection.impossibility == nil else { continue }
            seen += 1
            let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
            let layout = ExplodedLayout(wireframe)
            let name: Comment = "\(selection.path(beyond: .gallery))"
            let scale = layout.device.scale
            for layer in layout.layers {
                let beneath = layout.layers.prefix { $0.path != layer.path }
                    .filter { $0.frame.overlap(with: layer.frame) != nil }
                #expect(beneath.allSatisfy { $0.level < layer.level }, name)
                let corners = layer.frame.corners.map { layout.point($0, level: layer.level) }
                #expect(abs(corners[1].x - corners[0].x - layer.frame.width * scale) < 0.01, name)
                #expect(abs(corners[3].y - corners[2].y) < 0.01, name)
            }
            let canvas = Rectangle(size: layout.size)
            let labels = layout.labels.map(\.frame)
            let words = labels + layout.measures.map(\.label) + layout.caption.lines.map(\.box)
            #expect(words.allSatisfy(canvas.contains), name)
            #expect(labels.count == layout.layers.count + 1, name)
            let areApart = words.indices.allSatisfy { index in
                words[(index + 1)...].allSatisfy { $0.overlap(with: words[index]) == nil }
            }
            #expect(areApart, name)
            let fit = layout.labels.allSatisfy { label in
                label.facts.allSatisfy { ExplodedLabel.font.estimatedWidth(of: $0) <= label.frame.width }
            }
            #expect(fit, name)
            let lines = layout.labels.map(\.leader)
            for (index, line) in lines.enumerated() {
                for other in lines[(index + 1)...] {
                    #expect(line.distance(to: other) >= ExplodedLayout.leaderSpacing, name)
                    #expect(!line.crosses(other) && !other.crosses(line), name)
                }
            }
            for layer in layout.layers {
                let beside = layout.layers.filter {
                    $0.level == layer.level && $0.frame.minX >= layer.frame.maxX
                }
                let leader = layout.labels.filter { $0.name.lowercased() == layer.subject.name }.map(\.leader)
                for other in beside.map({ layout.quad(of: $0) }) {
                    #expect(!leader.contains { other.isCrossed(by: $0) }, name)
                }
                // Once it has risen, no layer above is in its way either.
                let above = layout.layers.filter {
                    $0.level > layer.level && $0.frame.maxX > layer.frame.maxX
                }
                for other in above.map({ layout.quad(of: $0) }) {
                    #expect(!leader.contains { other.isCrossed(by: Array($0.dropFirst())) }, name)
                }
            }
        }
    }

    @Test func `on a narrow page is as wide as the page, with its labels in a list below and no number lost`()
        throws
    {
        func layout(_ page: Double?) throws -> (ExplodedLayout, Wireframe) {
            let wireframe = try Self.wireframe {
                ($0.orientation, $0.style, $0.pageWidth) = (.landscape, .tripleColumn, page)
            }
            return (ExplodedLayout(wireframe), wireframe)
        }
        let (narrow, wireframe) = try layout(390)
        #expect(narrow.size.width == 390 && wireframe.scene.size.width == 390)
        #expect(narrow.measures.map(\.text) == (try layout(nil)).0.measures.map(\.text))
        let lowest = try #require(narrow.measures.map(\.label.maxY).max())
        for label in narrow.labels {
            #expect(label.frame.minY > lowest && label.leader.isEmpty)
            #expect(narrow.size.width >= label.frame.maxX)
        }
    }

    /// Primary and supplementary both lie above the secondary, one above the other.
    @Test func `shades once what lies beneath two layers`() throws {
        let scene = try Self.wireframe {
            ($0.style, $0.displayMode) = (.tripleColumn, .twoOverSecondary)
        }.scene
        let shaded = scene.elements.compactMap { element -> [Rectangle]? in
            guard case .group(let plate) = element, plate.id?.hasPrefix("plate/") == true else { return nil }
            return plate.elements.compactMap { element in
                guard case .shape(let shape) = element, shape.fill == WireframeTheme.light.layerShade
                else { return nil }
                return shape.path.bounds
            }
        }
        #expect(!shaded.joined().isEmpty)
        for parts in shaded {
            for (index, part) in parts.enumerated() {
                #expect(parts[(index + 1)...].allSatisfy { $0.overlap(with: part) == nil }, "\(parts)")
            }
        }
    }

    @Test func `tells what lies beneath a popover`() throws {
        let wireframe = try Self.wireframe {
            ($0.device, $0.generation, $0.style) = (.iPadAir1, .iOS7, .unspecified)
            $0.displayMode = .oneOverSecondary
        }
        let label = try #require(ExplodedLayout(wireframe).labels.first { $0.name == "Secondary" })
        let popover = try #require(wireframe.tree.element(named: "primary")?.element.frame)
        #expect(
            label.hidden.joined(separator: " ")
                == "\(popover.width.figureText) of 768 lie beneath the primary")
    }

    @Test func `is as large flat as lifted apart, and flat shows what lies on the device`() throws {
        var wireframe = try Self.wireframe { $0.style = .tripleColumn }
        let open = wireframe.scene
        wireframe.opening = 0
        let flat = wireframe.scene
        #expect(flat.size == open.size)
        let layout = ExplodedLayout(wireframe)
        let levels = Set(layout.layers.map { layout.transform(level: $0.level) })
        #expect(levels == [layout.device])
        #expect(layout.device.attitude == .upright)
        #expect(Rectangle(size: layout.size).contains(layout.device(wireframe.body)))
    }
}

extension ExplodedLayout {
    /// The corners of a layer on the canvas.
    fileprivate func quad(of layer: ExplodedLayer) -> [Point] {
        layer.frame.corners.map { point($0, level: layer.level) }
    }
}

extension [Point] {
    /// The height of the level part, before the last one to the label.
    private var level: Point { self[count - 2] }

    fileprivate func distance(to other: [Point]) -> Double { abs(level.y - other.level.y) }

    /// Whether the level part of another line lies across the upright part of this one.
    fileprivate func crosses(_ other: [Point]) -> Bool {
        let (low, high) = (Swift.min(self[0].y, level.y), Swift.max(self[0].y, level.y))
        return other[0].x < self[0].x && other.level.y > low && other.level.y < high
    }

    /// Whether a line of level and upright parts crosses what lies between the corners.
    fileprivate func isCrossed(by line: [Point]) -> Bool {
        let (top, bottom) = (self[0].y, self[3].y)
        return zip(line, line.dropFirst()).contains { start, end in
            guard start.y == end.y, start.y > top, start.y < bottom else { return false }
            // How far to the right the layer begins at this height.
            let left = self[0].x + (self[3].x - self[0].x) * (start.y - top) / (bottom - top)
            return Swift.min(start.x, end.x) < left + (self[1].x - self[0].x)
                && Swift.max(start.x, end.x) > left
        }
    }
}

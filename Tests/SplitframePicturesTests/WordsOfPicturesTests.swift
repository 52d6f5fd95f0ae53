import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeTestSupport
import Testing

@testable import SplitframeWireframes

/// The same rules for the words and signs of every kind of picture, on random devices in random modes.
struct `What is written on pictures` {
    /// Wireframes of random split views with random annotations; `change` may set what a test is about.
    private static func wireframes(
        _ count: Int, seed: UInt64, _ change: (inout Selection) -> Void = { _ in }
    ) throws -> [Wireframe] {
        var numbers = SteppedNumbers(seed: seed)
        var found: [Wireframe] = []
        while found.count < (isDeepRun ? 10 * count : count) {
            var selection = Selection(device: numbers.any(Device.known))
            selection.generation = numbers.any(Generation.known)
            selection.orientation = numbers.any(selection.device.orientations)
            selection.style = numbers.any(SplitStyle.allCases)
            selection.displayMode = numbers.any(DisplayMode.allCases)
            selection.splitBehavior = numbers.any(SplitBehavior.allCases)
            selection.direction = numbers.any(LayoutDirection.allCases)
            selection.annotations = Set(Annotation.allCases.filter { _ in numbers.chance(1, of: 2) })
            selection.exploded = numbers.chance(1, of: 5)
            change(&selection)
            guard selection.impossibility == nil else { continue }
            found.append(try ResolvedRequest(selection.request).wireframe(selection.look))
        }
        return found
    }

    private static func name(_ wireframe: Wireframe) -> Comment {
        Comment(
            rawValue: "\(wireframe.place.device.id) \(wireframe.place.orientation) \(wireframe.facts ?? "") "
                + "\(wireframe.look.annotations.map(\.name).sorted()) \(wireframe.look.exploded)")
    }

    @Test func `explains every kind of dashes that is drawn, and no other`() throws {
        for wireframe in try Self.wireframes(80, seed: 50) {
            let marks = wireframe.scene.marks
            let legend = Set(marks.filter { $0.groups.contains("legend") }.compactMap { $0.text?.text })
            let drawn = Set(
                marks.filter { !$0.groups.contains("legend") }.compactMap { mark in
                    if case .shape(let shape) = mark.element { shape.stroke?.dash } else { nil }
                })
            for style in LineStyle.allCases where !style.dash.isEmpty {
                #expect(
                    drawn.contains(style.dash) == legend.contains(style.name),
                    "\(style) \(Self.name(wireframe))")
            }
        }
    }

    @Test func `explains dimming that the system does not have, and has none without the words`() throws {
        var dimmed = 0
        for wireframe in try Self.wireframes(80, seed: 55, { $0.exploded = false }) {
            for caption in [Look.Caption.automatic, .none] {
                var drawn = wireframe
                drawn.look.caption = caption
                let marks = drawn.scene.marks
                let isExplained = marks.contains {
                    $0.text?.text.hasPrefix("beneath an overlay: dimmed") == true
                }
                let fills = marks.filter { !$0.groups.contains("legend") }.map { mark -> Color? in
                    if case .shape(let shape) = mark.element { shape.fill } else { nil }
                }
                let isDimmed = fills.contains(drawn.theme.overlayVeil)
                #expect(isDimmed == isExplained, Self.name(drawn))
                if isDimmed { dimmed += 1 }
            }
        }
        #expect(dimmed > 0)
    }

    @Test func `names the bar of a display-mode button only where there is one`() throws {
        let all = try Self.wireframes(80, seed: 56).map(\.commentary.notes)
        let missing = all.filter {
            $0.contains { $0.name == "Display-mode button" && $0.value.hasPrefix("none") }
        }
        #expect(!missing.isEmpty && missing.count < all.count)
        #expect(!missing.joined().contains { $0.name == "Bar that holds the display-mode button" })
    }

    @Test func `explains pale lines where some can be seen, and only there`() throws {
        let session = try Painter(fonts: .installed()).session()
        var explained = 0
        let all = try Self.wireframes(40, seed: 53) {
            $0.exploded = false
            $0.theme = .light
            if $0.style == .doubleColumn { $0.annotations.insert(.frames) }
        }
        for wireframe in all where !wireframe.look.annotations.isDisjoint(with: [.widths, .frames]) {
            var bare = wireframe.scene
            let isExplained = bare.elements.texts.contains("beneath another column")
            let whole = try session.bitmap(of: bare, scale: 1)
            bare.elements = bare.elements.map { $0.withoutPaleLines(in: nil) }
            #expect(try (session.bitmap(of: bare, scale: 1) != whole) == isExplained, Self.name(wireframe))
            if isExplained { explained += 1 }
        }
        #expect(explained > 0 && explained < all.count)
    }

    @Test func `can be read where an article shows the picture, and is not over twice the interface's text`()
        throws
    {
        for wireframe in try Self.wireframes(120, seed: 54) {
            let scene = wireframe.scene
            let sizes = scene.elements.flatMap { $0.sizesAround(at: 1) }
            let shown = min(1, 700 / scene.size.width)
            let body = wireframe.tree.generation[.bodySize, wireframe.tree.environment.screenKind]
            let smallest = (sizes.min() ?? 9) * shown
            #expect(smallest >= 9, "\(smallest) of \(scene.size) \(Self.name(wireframe))")
            // Larger only where a step less could not be read.
            #expect(sizes.max() ?? 0 <= 2 * body + 0.01 || smallest < 10.5, Self.name(wireframe))
        }
    }

    @Test func `cuts nothing around the device, and leaves nothing beyond the canvas`() throws {
        for wireframe in try Self.wireframes(80, seed: 51) {
            let scene = wireframe.scene
            let canvas = Rectangle(size: scene.size).inset(by: -0.01)
            for mark in scene.marks {
                guard let run = mark.text, !mark.groups.contains("screen"),
                    !mark.groups.contains(where: { $0.hasPrefix("plate/") })
                else { continue }
                #expect(run.fittingText == run.text, Self.name(wireframe))
                #expect(canvas.contains(mark.frame), "\(run.text) \(Self.name(wireframe))")
            }
        }
    }

    @Test func `writes insets within their strips over no text and no button`() throws {
        var count = 0
        let all = try Self.wireframes(60, seed: 52) {
            $0.annotations.insert(.safeAreas)
            $0.exploded = false
        }
        for wireframe in all {
            let marks = wireframe.scene.marks
            let numbers = marks.filter {
                $0.groups.contains("annotations")
                    && $0.text?.text.contains(/^(top|bottom|left|right) [\d.]+$/) == true
            }
            let texts = marks.filter { $0.groups.contains("screen") && $0.text != nil }.compactMap(\.shown)
            let buttons = marks.filter { $0.groups.contains { $0.contains("/bar/") } }.compactMap(\.shown)
            count += numbers.count
            for number in numbers {
                #expect(
                    (texts + buttons).allSatisfy { ($0.overlap(with: number.frame)?.area ?? 0) < 1 },
                    "\(number.text?.text ?? "") \(Self.name(wireframe))")
            }
        }
        #expect(count > 40)
    }

    @Test func `can be read below a device when the picture is as wide as an article`() throws {
        for wireframe in try Self.wireframes(
            60, seed: 53,
            {
                $0.exploded = false; $0.annotations = []
            })
        {
            let canvas = CanvasLayout.fitting(wireframe).canvas
            let body = wireframe.tree.generation[.bodySize, wireframe.tree.environment.screenKind]
            #expect(canvas.unit >= 1 && canvas.unit * 17 <= max(17, 2 * body) + 0.01)
            let scene = wireframe.scene
            let texts = scene.elements.filter {
                if case .group(let group) = $0 { group.role == .caption } else { false }
            }
            let smallest = try #require(texts.smallestText(at: min(1, 700 / scene.size.width)))
            #expect(smallest >= 9, Self.name(wireframe))
            // With annotations the texts are as large at least.
            var annotated = wireframe
            annotated.look.annotations = [.widths, .safeAreas]
            #expect(CanvasLayout.fitting(annotated).canvas.unit >= canvas.unit)
        }
    }

    @Test func `names each column once, large enough to be read, where a picture is small`() throws {
        var numbers = SteppedNumbers(seed: 54)
        for wireframe in try Self.wireframes(
            60, seed: 54,
            {
                $0.exploded = false; $0.annotations = []
            })
        {
            let scale = Double(numbers.length(12...50)) / 100
            let small = wireframe.shown(at: scale)
            guard let size = small.nameSize(at: 1) else { continue }
            let texts = small.scene.marks.filter { $0.groups.contains("screen") }.compactMap(\.text)
            let columns = wireframe.tree.columns.filter { $0.column != nil && $0.isNamedWhenSmall }
            for (index, column) in columns.enumerated() {
                let title = column.barTitle ?? column.name.capitalizedFirst
                let named = texts.filter { $0.text == title }
                let covers = columns[(index + 1)...].map(\.frame)
                let part = column.frame.intersection(Rectangle(size: wireframe.tree.environment.size))?
                    .clearPart(below: covers)
                let hasRoom =
                    part.flatMap { part in
                        ColumnName(
                            title, of: .secondary, in: part, size: size,
                            bars: column.topCover.map { max(0, $0.end - part.minY) } ?? 0)
                    } != nil
                #expect(named.count == (hasRoom ? 1 : 0), "\(title) \(scale) \(Self.name(wireframe))")
                #expect(named.allSatisfy { $0.font.size * scale >= 8.99 }, Self.name(wireframe))
            }
            let names = Set(columns.map { $0.barTitle ?? $0.column?.column.name.capitalizedFirst ?? "" })
            let sizes = Set(texts.filter { names.contains($0.text) }.map { ($0.font.size * 100).rounded() })
            #expect(sizes.count < 2 || wireframe.tree.layers.count > 1, "\(sizes) \(Self.name(wireframe))")
        }
    }

    @Test func `is as long in any font of a reader of SVG as it was laid out`() throws {
        for wireframe in try Self.wireframes(12, seed: 55) {
            let svg = wireframe.scene.svg()
            for match in svg.matches(of: /<text [^>]*?font-size="([\d.]+)"[^>]*>([^<&]*)</) {
                guard match.2.contains(where: { $0 != " " }), match.2.utf8.allSatisfy({ $0 < 0x80 }) else {
                    continue
                }
                #expect(match.0.contains("textLength=\""), "\(match.2)")
            }
        }
    }
}

extension Rectangle {
    fileprivate var area: Double { width * height }
}

extension SceneElement {
    /// The element without the lines of what lies beneath columns.
    fileprivate func withoutPaleLines(in group: String?) -> SceneElement {
        guard case .group(var inner) = self else { return self }
        let name = inner.id ?? group
        inner.elements = inner.elements.filter { element in
            guard case .shape(let shape) = element, let stroke = shape.stroke, shape.fill == nil else {
                return true
            }
            return
                !(name == "outlines" && stroke.color.alpha == 90
                || name == "annotations" && stroke.color.alpha == 110 && stroke.width >= 1)
        }.map { $0.withoutPaleLines(in: name) }
        return .group(inner)
    }

    /// The sizes of the texts around the interface.
    fileprivate func sizesAround(at scale: Double) -> [Double] {
        switch self {
        case .shape: return []
        case .text(let run): return [run.font.size * scale]
        case .group(let group):
            if group.id == "screen" || group.id?.hasPrefix("plate/") == true || group.id == "device" {
                return []
            }
            return group.elements.flatMap { $0.sizesAround(at: scale * group.transform.scale) }
        }
    }
}

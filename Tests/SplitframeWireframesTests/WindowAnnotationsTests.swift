import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText
import Testing

@testable import SplitframeWireframes

struct `Annotations in a window` {
    private func annotated(_ tree: InterfaceTree, _ place: Place, _ commentary: Commentary = Commentary())
        -> Wireframe
    {
        Wireframe(
            tree: tree, place: place,
            look: Look(annotations: Set(Annotation.allCases)), commentary: commentary)
    }

    @Test(arguments: 0..<200)
    func `never meet one another nor leave the window, whatever the columns`(seed: Int) throws {
        let tree = `Dimension lines`.tree(seed: seed)
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let missing = Commentary.MissingButton(
            column: .primary, reason: "every column that can be revealed is in view")
        let annotations = WindowAnnotations(
            annotated(tree, place, Commentary(missingButton: missing)))
        let window = Rectangle(size: tree.environment.size)
        let frames = annotations.labels.map(\.frame) + annotations.dimensions.map(\.bounds)
        for label in annotations.labels {
            #expect(window.contains(label.frame))
            #expect(frames.filter { $0.intersection(label.frame) != nil }.count == 1)
            let widest = label.lines.map(AnnotationLabel.font.estimatedWidth).max() ?? 0
            #expect(widest <= label.frame.width)
        }
    }

    @Test func `say every visible column's name, origin and size`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let annotations = WindowAnnotations(annotated(Sample.sidebar(in: place), place))
        let lines = annotations.labels.flatMap(\.lines)
        #expect(lines.contains("primary · 10, 32 · 320 × 1133"))
        #expect(lines.contains("secondary · 0, 0 · 820 × 1180"))
        #expect(Set(lines).isSuperset(of: ["left 330", "top 32", "bottom 25"]))
        #expect(annotations.outlines.count == 2)
    }

    @Test func `hatch what lies outside the safe area and nothing inside`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .landscape)
        var wireframe = annotated(Sample.single(in: place), place)
        wireframe.look = Look(bezel: false, annotations: [.safeAreas])
        let hatch = WireframeTheme.light.annotation.opacity(130)
        let strips = wireframe.scene.painted.filter { $0.shape?.stroke?.color == hatch }.compactMap(\.clip)
        let safe = Rectangle(size: place.environment.size).inset(by: place.environment.safeArea)
        #expect(strips.count == 3)
        #expect(strips.allSatisfy { $0.intersection(safe) == nil })
    }

    @Test func `leave out a column that another covers as a whole`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let tree = Sample.tree(
            [Sample.column(.secondary, window), Sample.column(.inspector, window, .sheet)],
            in: place.environment, isCollapsed: true)
        let lines = WindowAnnotations(annotated(tree, place)).labels.flatMap(\.lines)
        #expect(lines == ["inspector · 0, 0 · 402 × 874"])
    }

    @Test func `leave out a column that others cover together`() throws {
        let place = try Place(device: .iPadMini6, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let tree = Sample.tree(
            [
                Sample.column(.secondary, window),
                Sample.column(.inspector, window.strip(left: 270), .overlaid),
                Sample.column(.supplementary, window.strip(right: 610), .overlaid),
            ], in: place.environment)
        let annotations = WindowAnnotations(annotated(tree, place))
        #expect(annotations.outlines.count == 2)
        let words = annotations.labels.flatMap(\.lines)
        #expect(words.allSatisfy { !$0.hasPrefix("secondary") })
    }

    @Test func `measure insets where they are, as far as they can be seen and are wide enough`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let labels = WindowAnnotations(annotated(Sample.sidebar(in: place), place)).labels
        func frame(_ lines: String...) throws -> Rectangle {
            try #require(labels.first { $0.lines == lines }).frame
        }
        #expect(try frame("top 32").maxY <= 32)
        #expect(try frame("bottom 25").minY >= 1180 - 25)
        // Of the left one, the sidebar leaves 10 points.
        #expect(try frame("left 330").minX >= 330)

        let phone = try Place(device: .iPhone16Pro, orientation: .landscape)
        let sides = WindowAnnotations(annotated(Sample.single(in: phone), phone)).labels
        let left = try #require(sides.first { $0.lines == ["left", "62"] })
        let right = try #require(sides.first { $0.lines == ["right", "62"] })
        #expect(left.frame.maxX <= 62 && right.frame.minX >= 874 - 62)
        #expect(left.frame.minY == right.frame.minY)
    }

    @Test func `draw the edge of the safe area along insets only`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var wireframe = annotated(Sample.single(in: place), place)
        wireframe.look = Look(bezel: false, annotations: [.safeAreas])
        let dotted = wireframe.scene.painted.filter { $0.shape?.stroke?.dash == [2, 3] }
        #expect(dotted.map(\.frame) == [Rectangle(x: 0.5, y: 32.5, width: 819, height: 1122)])
        let segments = dotted.first?.shape?.path.segments
        #expect(segments?.count == 2 * 2)
    }

    @Test(arguments: [(Device.iPad9Point7Inch, true), (.iPad10th, false)])
    func `stand in the middle, at the very end where no home indicator is`(
        device: Device, isAtTheEnd: Bool
    ) throws {
        let place = try Place(device: device, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let tree = Sample.tree([Sample.column(.secondary, window)], in: place.environment)
        let frame = try #require(WindowAnnotations(annotated(tree, place)).labels.first).frame
        #expect(abs(frame.midX - window.midX) <= 1)
        #expect((frame.maxY > window.maxY - 10) == isAtTheEnd)
    }

    @Test(arguments: Generation.allCases.filter { $0 != .iOS7 })
    func `stay off the tabs`(generation: Generation) throws {
        let place = try Place(device: .iPhone14Pro, orientation: .portrait, generation: generation)
        var tree = Sample.single(in: place, content: .tabs)
        let tabs = Rectangle(x: 0, y: tree.root.frame.maxY - 83, width: tree.root.frame.width, height: 83)
        tree.root.children[0].children.append(
            InterfaceElement(name: "tabBar", frame: tabs, kind: .tabBar))
        let labels = WindowAnnotations(annotated(tree, place)).labels
        #expect(!labels.isEmpty)
        #expect(labels.allSatisfy { $0.frame.intersection(tabs) == nil })
    }

    @Test func `say where a column begins beyond the window with a true minus sign`() throws {
        let place = try Place(device: .iPad9Point7Inch, orientation: .portrait, generation: .iOS14)
        let frame = Rectangle(x: -320.5, y: 0, width: 447.5, height: 1024)
        let tree = Sample.tree(
            [Sample.column(.secondary, frame, .displaced)], in: place.environment, generation: .iOS14)
        let words = WindowAnnotations(annotated(tree, place)).labels.flatMap(\.lines).joined(separator: " ")
        #expect(words.contains("−320.5, 0"))
    }

    @Test func `are none where none are asked for`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var wireframe = annotated(Sample.sidebar(in: place), place)
        wireframe.look.annotations = []
        let annotations = WindowAnnotations(wireframe)
        #expect(annotations.labels.isEmpty && annotations.dimensions.isEmpty && annotations.outlines.isEmpty)
    }

    @Test func `mark the missing button in its bar and say why`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let missing = Commentary.MissingButton(column: .secondary, reason: "presentsWithGesture is off")
        let wireframe = annotated(Sample.sidebar(in: place), place, Commentary(missingButton: missing))
        let words = WindowAnnotations(wireframe).labels.map { $0.lines.joined(separator: " ") }
        #expect(words.contains("No display-mode button: presentsWithGesture is off"))
        let dashed = wireframe.scene.painted.filter { $0.shape?.stroke?.dash == [4, 3] }
        #expect(dashed.count == 1)
    }
}

import DeviceCatalog
import Geometry
import InterfaceModel
import SceneDrawing
import Testing

@testable import Wireframes

struct `Annotations in a window` {
    private func annotated(_ tree: InterfaceTree, _ place: Place, _ commentary: Commentary = Commentary())
        -> Wireframe
    {
        Wireframe(
            tree: tree, place: place,
            options: WireframeOptions(annotations: Set(Annotation.allCases)), commentary: commentary)
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
        wireframe.options = WireframeOptions(bezel: false, annotations: [.safeAreas])
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

    @Test func `are none where none are asked for`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var wireframe = annotated(Sample.sidebar(in: place), place)
        wireframe.options.annotations = []
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

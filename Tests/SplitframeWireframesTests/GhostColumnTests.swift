import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `A ghost column` {
    private static let hidden = [
        Commentary.HiddenColumn(column: .supplementary, title: "Inbox", width: 320, isOnLeft: true),
        Commentary.HiddenColumn(column: .primary, title: "Mailboxes", width: 280, isOnLeft: true),
    ]

    private func wireframe(_ annotations: Set<Annotation>, bezel: Bool = true) throws -> Wireframe {
        let place = try Place(device: .iPad10th, orientation: .landscape)
        return Wireframe(
            tree: Sample.single(in: place), place: place,
            look: Look(bezel: bezel, caption: .text("iPad"), annotations: annotations),
            commentary: Commentary(hiddenColumns: Self.hidden))
    }

    @Test(arguments: [true, false])
    func `stands outside the device, the nearest first, and makes the canvas grow`(bezel: Bool) throws {
        let wireframe = try wireframe([.widths], bezel: bezel)
        let canvas = CanvasLayout(wireframe, AnnotationLayout(wireframe))
        #expect(canvas.ghosts.map(\.ghost.title) == ["Inbox", "Mailboxes"])
        let slots = canvas.ghosts.map(\.slot)
        #expect(slots[0].maxX <= canvas.screen.minX)
        #expect(slots[1].maxX < slots[0].minX)
        #expect(slots[1].minX >= 0)
        #expect(slots.map(\.width) == [320, 280])
        var plain = wireframe
        plain.look.annotations = []
        let without = CanvasLayout(plain, AnnotationLayout(plain))
        #expect(canvas.size.width >= without.size.width + 600 - (bezel ? 0 : 56))
        for line in canvas.caption.lines { #expect(abs(line.box.midX - canvas.screen.midX) <= 1) }
    }

    @Test func `shows in annotated pictures only`() throws {
        let plain = try wireframe([]).scene
        let annotated = try wireframe([.widths]).scene
        #expect(!plain.texts.contains { $0.text?.text == "Mailboxes" })
        #expect(annotated.texts.contains { $0.text?.text == "280 pt" })
        let canvas = Rectangle(size: annotated.size)
        #expect(annotated.texts.allSatisfy { $0.visible.map(canvas.contains) ?? true })
    }

    @Test(arguments: [true, false])
    func `has its words within its shape or beyond it, never across its edge`(isOnLeft: Bool) {
        for width in stride(from: 4.0, through: 400, by: 4) {
            let ghost = GhostColumn(
                title: "Supplementary", remark: "off screen", names: [], width: width, isOnLeft: isOnLeft,
                color: .column(.supplementary))
            let slot = Rectangle(x: 100, y: 0, width: ghost.slotWidth, height: 600)
            var sketch = Sketch(theme: .light)
            sketch.ghost(ghost, in: slot)
            let line = ghost.line(in: slot)
            let scene = Scene(size: Size(width: 900, height: 600), elements: sketch.elements)
            for word in scene.texts.compactMap(\.visible) + [line.label] {
                #expect(slot.inset(by: -0.5).contains(word), "\(width): \(word)")
                #expect(line.span.contains(word.minX) == line.span.contains(word.maxX), "\(width): \(word)")
            }
        }
    }

    @Test func `is also the part of a displaced column that the window cuts off`() throws {
        let place = try Place(device: .iPad9Point7Inch, orientation: .portrait, generation: .iOS14)
        let tree = Sample.tree(
            [Sample.column(.secondary, Rectangle(x: 601, y: 0, width: 447.5, height: 1024), .displaced)],
            in: place.environment, generation: .iOS14)
        let ghost = try #require(GhostColumn.all(in: tree, Commentary(), at: 1).first)
        #expect(ghost.width == 280.5)
        #expect(!ghost.isOnLeft)
        #expect(ghost.remark == "continues")
    }
}

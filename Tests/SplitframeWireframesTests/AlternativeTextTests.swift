import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

struct `An alternative text` {
    @Test func `says columns, widths and buttons in one sentence`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let text = Wireframe(tree: Sample.sidebar(in: place), place: place).alternativeText
        #expect(
            text == "\(Device.iPad10th.name) in portrait: two columns, beside each other: primary 320 and "
                + "secondary 820 points wide; 320 points of the secondary lie beneath the primary; the sidebar button is in the bar of the primary column."
        )
    }

    @Test func `says what lies above what, and that the rest is dimmed`() throws {
        let place = try Place(device: .iPad9Point7Inch, orientation: .portrait, generation: .iOS14)
        let window = Rectangle(size: place.environment.size)
        let tree = Sample.tree(
            [
                Sample.column(.secondary, window),
                InterfaceElement(name: "dimming", frame: window, kind: .dimming),
                Sample.column(.primary, Rectangle(x: 0, y: 0, width: 320, height: 1024), .overlaid),
                Sample.column(.supplementary, Rectangle(x: 320.5, y: 0, width: 300, height: 1024), .overlaid),
            ], in: place.environment, generation: .iOS14)
        let text = Wireframe(tree: tree, place: place).alternativeText
        #expect(text.contains("three columns, primary and supplementary above secondary: primary 320, "))
        #expect(text.hasSuffix("what lies below is dimmed."))
    }

    @Test func `says the direction of reading, and at which edge the sidebars are`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait, layoutDirection: .rightToLeft)
        var tree = Sample.sidebar(in: place)
        let mirrored = Wireframe(tree: tree, place: place)
        #expect(mirrored.alternativeText.contains("; read from right to left;"))
        #expect(!mirrored.alternativeText.contains("trailing"))
        #expect(mirrored.alternativeText.contains("320 points of the secondary lie beneath the primary"))
        guard case .split(var split) = tree.root.kind else {
            Issue.record("no split view")
            return
        }
        split.primaryEdge = .trailing
        tree.root.kind = .split(split)
        let trailing = Wireframe(tree: tree, place: place)
        #expect(trailing.alternativeText.contains("; sidebars at the trailing edge; read from right to left"))
        #expect(trailing.longDescription.contains("sidebars at the trailing edge.\n"))
    }

    @Test func `says that an empty column is empty`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var tree = Sample.single(in: place)
        tree.root.children[0].children = []
        #expect(Wireframe(tree: tree, place: place).longDescription.hasSuffix("; empty."))
    }

    @Test func `says the window's size where the window is not the whole screen`() throws {
        let place = try Place(device: .iPad10th, orientation: .landscape, window: .half)
        let text = Wireframe(tree: Sample.single(in: place), place: place).alternativeText
        #expect(
            text.contains("in a window of 585 by 820 points: one column, collapsed: secondary 585 points"))
    }

    @Test func `says that a column lies above another`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let tree = Sample.tree(
            [Sample.column(.secondary, window), Sample.column(.inspector, window, .overlaid)],
            in: place.environment)
        #expect(Wireframe(tree: tree, place: place).alternativeText.contains("inspector above secondary"))
    }

    @Test(arguments: [
        (ScreenPresentation.sheet, "a sheet", "sheet"), (.popover, "a popover", "popover"),
        (.fullScreen, "a full-screen cover", "full-screen cover"),
    ])
    func `says in which screen a column is presented`(
        presentation: ScreenPresentation, phrase: String, manner: String
    ) throws {
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        var tree = Sample.tree(
            [Sample.column(.secondary, window)], in: place.environment, isCollapsed: true)
        tree.presented = [Sample.screen(presentation, around: Sample.column(.inspector, window))]
        let wireframe = Wireframe(tree: tree, place: place)
        #expect(
            wireframe.alternativeText.hasSuffix(
                "secondary 402 points wide; above it \(phrase) “Title of inspector”, 402 points wide."))
        #expect(wireframe.longDescription.contains("\nInspector column, \(manner): 402 × 874 points"))
    }

    @Test func `has a long form with every column's frame, safe area, title and buttons`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let text = Wireframe(tree: Sample.sidebar(in: place), place: place).longDescription
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines[0].hasSuffix("regular × regular, read from left to right."))
        #expect(
            lines[1] == "Primary column, floating: 320 × 1133 points at 10, 32; titled “Title of primary”, "
                + "buttons: sidebar; shows list, row 2 selected.")
        #expect(
            lines[2] == "Secondary column, tiled: 820 × 1180 points at 0, 0; safe area top 32, left 330, "
                + "bottom 25; 320 points of it lie beneath the primary; titled “Title of secondary”; shows text."
        )
    }
}

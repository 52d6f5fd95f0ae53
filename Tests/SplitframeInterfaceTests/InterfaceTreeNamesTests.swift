import SplitframeInterface
import SplitframeTestSupport
import Testing

struct `A name on screen` {
    private static let window = Rectangle(x: 0, y: 0, width: 1000, height: 700)
    private static let button = InterfaceElement(
        name: "displayModeButton", frame: Rectangle(x: 20, y: 40, width: 44, height: 44),
        kind: .barButton(BarButtonElement(icon: .sidebar)))
    private let tree = InterfaceTree(
        environment: TraitEnvironment(size: window.size, scale: 2), generation: .standard,
        root: InterfaceElement(
            name: "split", frame: window,
            kind: .split(
                SplitElement(
                    style: .doubleColumn, displayMode: .oneBesideSecondary, splitBehavior: .tile,
                    isCollapsed: false, primaryEdge: .leading)),
            children: [
                column(.secondary, window),
                column(.primary, Rectangle(x: 10, y: 32, width: 320, height: 650), [button]),
            ]))

    private static func column(
        _ column: Column, _ frame: Rectangle, _ buttons: [InterfaceElement] = []
    ) -> InterfaceElement {
        InterfaceElement(
            name: column.name, frame: frame,
            kind: .column(ColumnElement(column: column, presentation: .tiled, safeArea: .zero)),
            children: [
                InterfaceElement(
                    name: "bar", frame: Rectangle(x: frame.x, y: frame.y, width: frame.width, height: 54),
                    kind: .navigationBar(NavigationBarElement(title: "")), children: buttons)
            ])
    }

    @Test(arguments: [
        ("primary", "split/primary"), ("split/primary", "split/primary"),
        ("primary.bar", "split/primary/bar"),
        ("primary/bar", "split/primary/bar"), ("bar", "split/secondary/bar"), ("split", "split"),
        ("button", "split/primary/bar/displayModeButton"), ("window", "window"),
        ("primary.button", "split/primary/bar/displayModeButton"),
        ("primary.bar.displayModeButton", "split/primary/bar/displayModeButton"),
    ])
    func `stands for one element`(name: String, path: String) {
        #expect(tree.element(named: name)?.path == path)
    }

    @Test(arguments: ["supplementary", "secondary.button", "primary.bar.title", "bar.bar", "primry"])
    func `stands for nothing that is not there`(name: String) {
        #expect(tree.element(named: name) == nil)
    }

    @Test func `is one of those that are listed, and each of those stands for something`() {
        let names = tree.elementNames
        #expect(
            Set(names).isSuperset(of: ["window", "bar", "button", "primary", "primary.bar", "secondary"]))
        #expect(names.allSatisfy { tree.element(named: $0) != nil })
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `may be any path in the tree, with slashes or dots, whatever the root is`(seed: UInt64) {
        var numbers = SteppedNumbers(seed: seed)
        func element(depth: Int) -> InterfaceElement {
            InterfaceElement(
                name: ["split", "screen", "primary", "bar", "a.b"].randomElement(using: &numbers) ?? "",
                frame: Self.window, kind: .glass,
                children: depth == 0
                    ? [] : (0..<Int.random(in: 0...3, using: &numbers)).map { _ in element(depth: depth - 1) }
            )
        }
        var tree = tree
        tree.root = element(depth: 3)
        tree.presented = [element(depth: 2)]
        for path in Twin(tree).elements.dropFirst().map(\.path) {
            #expect(tree.element(named: path)?.path == path)
            #expect(tree.element(named: path.replacing("/", with: ".")) != nil)
        }
        for name in tree.elementNames { #expect(tree.element(named: name) != nil, "\(name)") }
    }

    @Test func `comes with what lies above the element`() {
        #expect(
            tree.element(named: "secondary.bar")?.covers == [Rectangle(x: 10, y: 32, width: 320, height: 650)]
        )
        #expect(tree.element(named: "primary.bar")?.covers == [])
    }
}

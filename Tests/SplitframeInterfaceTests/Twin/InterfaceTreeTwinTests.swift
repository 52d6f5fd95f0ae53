import SplitframeInterface
import Testing

struct `A tree's twin` {
    @Test func `is one line an element, in drawing order, in points`() {
        let frame = Rectangle(x: 320.5, y: 0, width: 499.5, height: 1180)
        let bar = InterfaceElement(
            name: "bar", frame: frame, kind: .navigationBar(NavigationBarElement(title: "He said \"B\"\n")))
        let column = InterfaceElement(
            name: "secondary", frame: frame,
            kind: .column(
                ColumnElement(
                    column: .secondary, presentation: .tiled,
                    safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))),
            children: [bar])
        let tree = InterfaceTree(
            environment: TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2),
            generation: .iOS26, root: column)

        #expect(
            tree.twin == """
                splitframe-twin 2
                window\twindow size=820,1180 scale=2 safeArea=0,0,0,0 horizontalSizeClass=regular \
                verticalSizeClass=regular idiom=pad direction=leftToRight generation=iOS26
                secondary\tcolumn frame=320.5,0,499.5,1180 presentation=tiled safeArea=32,0,25,0 isInteractive=true
                secondary/bar\tnavigationBar frame=320.5,0,499.5,1180 title="He said \\"B\\"\\n" prefersLargeTitle=false

                """)
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `reads back as the same tree, whatever is in it`(seed: UInt64) throws {
        var random = RandomTree(seed: seed)
        let tree = random.tree()
        let twin = try Twin(tree.twin)
        #expect(twin == Twin(tree))
        #expect(InterfaceTree(twin) == tree)
    }

    @Test func `keeps every figure to a thousandth of a point`() throws {
        var tree = InterfaceTree(
            environment: TraitEnvironment(size: Size(width: 402, height: 874), scale: 3), generation: .iOS26,
            root: InterfaceElement(
                name: "separator", frame: Rectangle(x: 1 / 3, y: -0.0001, width: 2 / 3, height: 874),
                kind: .separator))
        let read = try #require(InterfaceTree(Twin(tree.twin)))
        tree.root.frame = Rectangle(x: 0.333, y: 0, width: 0.667, height: 874)
        #expect(read == tree)
    }

    @Test(arguments: [
        ("side=leading", "side=below"), ("side=leading", "side=leading extra=1"), ("barButton ", "band "),
        ("frame=1,2,3,4 ", ""), ("split/bar/add", "other/bar/add"), ("window\twindow", "screen\twindow"),
        ("size=10,10", "size=0,0"), ("size=10,10", "size=1,1000000000"), ("size=10,10", "size=1e308,1e308"),
        ("frame=1,2,3,4", "frame=1,2,-inf,4"), ("frame=1,2,3,4", "frame=1,2,1e300,4"),
    ]) func `is no tree where a line has another value, property or place`(change: (old: String, new: String))
        throws
    {
        let text = """
            splitframe-twin 2
            window\twindow size=10,10 scale=1
            split\tsplit frame=0,0,10,10
            split/bar\tnavigationBar frame=0,0,10,4 title="A"
            split/bar/add\tbarButton frame=1,2,3,4 side=leading

            """
        #expect(try InterfaceTree(Twin(text)) != nil)
        #expect(text.contains(change.old))
        #expect(try InterfaceTree(Twin(text.replacing(change.old, with: change.new))) == nil)
    }

    /// Elements are read by a call for each that is inside another, and the call stack is limited.
    @Test(arguments: [(100, true), (240, false)])
    func `is no tree where elements are inside each other without end`(depth: Int, isTree: Bool) throws {
        let paths = (0...depth).map { "split" + String(repeating: "/v", count: $0) }
        let text = paths.reduce("splitframe-twin 2\nwindow\twindow size=10,10 scale=1\n") {
            "\($0)\($1)\tsplit frame=0,0,10,10\n"
        }
        #expect((try InterfaceTree(Twin(text)) != nil) == isTree)
    }
}

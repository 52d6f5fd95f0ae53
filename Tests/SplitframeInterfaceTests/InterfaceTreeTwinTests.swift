import SplitframeGeometry
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
                splitframe-twin 1
                window\tsize=820,1180 scale=2 safeArea=0,0,0,0 horizontalSizeClass=regular \
                verticalSizeClass=regular idiom=pad direction=leftToRight generation=iOS26
                secondary\tframe=320.5,0,499.5,1180 presentation=tiled safeArea=32,0,25,0 isInteractive=true
                secondary/bar\tframe=320.5,0,499.5,1180 title="He said \\"B\\"\\n" prefersLargeTitle=false

                """)
    }
}

import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface

/// Interface trees put together by hand, so that drawing is tested apart from the layout core.
enum Sample {
    static func column(
        _ column: Column, _ frame: Rectangle, _ presentation: ColumnPresentation = .tiled,
        safeArea: EdgeInsets = .zero, content: ContentElement = ContentElement(kind: .list, selectedRow: 1),
        buttons: [BarButtonElement] = [], barHeight: Double = 54
    ) -> InterfaceElement {
        let bar = Rectangle(x: frame.x, y: frame.y + safeArea.top, width: frame.width, height: barHeight)
        let rest = Rectangle(x: frame.x, y: bar.maxY, width: frame.width, height: frame.maxY - bar.maxY)
        return InterfaceElement(
            name: column.name, frame: frame,
            kind: .column(ColumnElement(column: column, presentation: presentation, safeArea: safeArea)),
            children: [
                InterfaceElement(
                    name: "bar", frame: bar,
                    kind: .navigationBar(NavigationBarElement(title: "Title of \(column)")),
                    children: buttons.enumerated().map { index, button in
                        InterfaceElement(name: "button\(index)", frame: .zero, kind: .barButton(button))
                    }),
                InterfaceElement(name: "content", frame: rest, kind: .content(content)),
            ])
    }

    static func tree(
        _ columns: [InterfaceElement], in environment: TraitEnvironment, generation: Generation = .iOS26,
        isCollapsed: Bool = false
    ) -> InterfaceTree {
        InterfaceTree(
            environment: environment, generation: generation,
            root: InterfaceElement(
                name: "split", frame: Rectangle(size: environment.size),
                kind: .split(
                    SplitElement(
                        style: .doubleColumn, displayMode: .oneBesideSecondary, splitBehavior: .tile,
                        isCollapsed: isCollapsed, primaryEdge: .leading)),
                children: columns))
    }

    /// A floating sidebar over the secondary's background, as iOS 26 has it; mirrored where read that way.
    static func sidebar(
        in place: Place, content: ContentElement.Kind = .text, buttons: [BarButtonElement] = []
    ) -> InterfaceTree {
        let environment = place.environment
        let size = environment.size
        let top = environment.safeArea.top
        var panel = Rectangle(x: 10, y: top, width: 320, height: size.height - top - 15)
        var insets = EdgeInsets(top: top, left: 330, bottom: 25, right: 0)
        if environment.layoutDirection == .rightToLeft {
            panel = panel.mirrored(inWidth: size.width)
            insets = insets.mirrored
        }
        return tree(
            [
                column(
                    .secondary, Rectangle(size: size), safeArea: insets,
                    content: ContentElement(kind: content), buttons: buttons),
                column(.primary, panel, .floating, buttons: [BarButtonElement(icon: .sidebar)]),
            ], in: environment, generation: place.generation)
    }

    /// One column that fills the window.
    static func single(in place: Place, content: ContentElement.Kind = .list) -> InterfaceTree {
        tree(
            [
                column(
                    .secondary, Rectangle(size: place.environment.size),
                    safeArea: place.environment.safeArea, content: ContentElement(kind: content))
            ], in: place.environment, generation: place.generation, isCollapsed: true)
    }
}

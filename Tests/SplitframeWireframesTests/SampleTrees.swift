import SplitframeDevices
import SplitframeInterface

/// Interface trees put together by hand, so that drawing is tested apart from the layout core.
enum Sample {
    static func column(
        _ column: Column, _ frame: Rectangle, _ presentation: ColumnPresentation = .tiled,
        safeArea: EdgeInsets = .zero, content: ContentElement = ContentElement(kind: .list, selectedRow: 1),
        title: String? = nil, buttons: [BarButtonElement] = [], barHeight: Double = 54,
        direction: LayoutDirection = .leftToRight, reachesTop: Bool = true
    ) -> InterfaceElement {
        let width = frame.width - safeArea.left - safeArea.right
        let bar = Rectangle(
            x: frame.x + safeArea.left, y: frame.y + safeArea.top, width: width, height: barHeight)
        let rest = Rectangle(x: bar.x, y: bar.maxY, width: width, height: frame.maxY - bar.maxY)
        let title = title ?? "Title of \(column)"
        var content = content
        if content.kind == .map || content.kind == .image {
            content.extendedEdges = EdgeInsets(
                top: reachesTop ? rest.minY - frame.minY : 0, left: safeArea.left, bottom: 0,
                right: safeArea.right)
        }
        return InterfaceElement(
            name: column.name, frame: frame,
            kind: .column(ColumnElement(column: column, presentation: presentation, safeArea: safeArea)),
            children: [
                InterfaceElement(
                    name: "bar", frame: bar, kind: .navigationBar(NavigationBarElement(title: title)),
                    children: barItems(title, buttons, in: bar, direction)),
                InterfaceElement(name: "content", frame: rest, kind: .content(content)),
            ])
    }

    /// A column in a screen that is presented.
    static func screen(
        _ presentation: ScreenPresentation, around column: InterfaceElement, arrow: PopoverArrow? = nil,
        anchor: Double? = nil
    ) -> InterfaceElement {
        InterfaceElement(
            name: "presented", frame: column.frame,
            kind: .screen(ScreenElement(presentation, arrow: arrow, anchor: anchor)), children: [column])
    }

    /// A title in the middle, and buttons of 100 points beside each other from both sides.
    private static func barItems(
        _ title: String, _ buttons: [BarButtonElement], in bar: Rectangle, _ direction: LayoutDirection
    ) -> [InterfaceElement] {
        let row = Rectangle(x: bar.midX - 50, y: bar.minY, width: 100, height: min(44, bar.height))
        var items = [InterfaceElement(name: "title", frame: row, kind: .title(TitleElement(title)))]
        for (index, button) in buttons.enumerated() {
            var frame = row
            let offset = 10 + 110 * Double(buttons[..<index].count { $0.side == button.side })
            frame.x = button.side == .leading ? bar.minX + offset : bar.maxX - offset - frame.width
            items.append(InterfaceElement(name: "button\(index)", frame: frame, kind: .barButton(button)))
        }
        guard direction == .rightToLeft else { return items }
        return items.map { item in
            var item = item
            item.frame.x = bar.minX + bar.maxX - item.frame.maxX
            return item
        }
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
                    content: ContentElement(kind: content), buttons: buttons,
                    direction: environment.layoutDirection),
                column(
                    .primary, panel, .floating, buttons: [BarButtonElement(icon: .sidebar)],
                    direction: environment.layoutDirection),
            ], in: environment, generation: place.generation)
    }

    /// One column that fills the window.
    static func single(
        in place: Place, content: ContentElement.Kind = .list, reachesTop: Bool = true
    ) -> InterfaceTree {
        tree(
            [
                column(
                    .secondary, Rectangle(size: place.environment.size),
                    safeArea: place.environment.safeArea, content: ContentElement(kind: content),
                    reachesTop: reachesTop)
            ], in: place.environment, generation: place.generation, isCollapsed: true)
    }
}

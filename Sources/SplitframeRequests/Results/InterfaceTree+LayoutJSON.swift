package import SplitframeFiles
package import SplitframeInterface

extension InterfaceTree {
    /// The interface that a layout's JSON describes: the split view and its visible columns, with the buttons in them,
    /// but no bars and no content; nil if it is not a layout.
    package init?(layout: JSON, of selection: JSON?) {
        func named<Value: NamedCase>(_ json: JSON?, _ other: Value) -> Value {
            json?.string.flatMap(Value.init(name:)) ?? other
        }
        guard let size = layout["size"]?.numbers, size.count == 2, let columns = layout["columns"]?.object
        else { return nil }
        let window = Size(width: size[0], height: size[1])
        let order: [Column] = [.secondary, .supplementary, .primary, .inspector, .compact]
        let shown = order.compactMap { column in
            columns[column.name].flatMap {
                InterfaceElement(column, $0, buttons: layout["buttons"]?.object ?? [:])
            }
        }
        self.init(
            environment: TraitEnvironment(
                size: window, scale: layout["scale"]?.number ?? 1, safeArea: EdgeInsets(layout["safeArea"]),
                horizontalSizeClass: named(layout["horizontalSizeClass"], .regular),
                verticalSizeClass: named(layout["verticalSizeClass"], .regular),
                layoutDirection: named(selection?["direction"], .leftToRight)),
            generation: selection?["generation"]?.string.flatMap(Generation.init(name:)) ?? .standard,
            root: InterfaceElement(
                name: "split", frame: Rectangle(size: window),
                kind: .split(
                    SplitElement(
                        style: named(selection?["style"], .unspecified),
                        displayMode: named(layout["displayMode"], .automatic),
                        splitBehavior: named(layout["splitBehavior"], .automatic),
                        isCollapsed: layout["isCollapsed"]?.bool ?? false, primaryEdge: .leading)),
                children: shown))
    }
}

extension InterfaceElement {
    /// A visible column, with the buttons in its bar; their frames are not known.
    fileprivate init?(_ column: Column, _ json: JSON, buttons: [String: JSON]) {
        guard json["isShowing"]?.bool == true, let frame = json["frame"]?.numbers, frame.count == 4 else {
            return nil
        }
        let inside = buttons.filter { $1["column"]?.string == column.name }.sorted { $0.key < $1.key }.map {
            let icon = $1["icon"]?.string.flatMap(BarButtonElement.Icon.init(name:))
            return InterfaceElement(name: $0, frame: .zero, of: BarButtonElement(icon: icon))
        }
        self.init(
            name: column.name,
            frame: Rectangle(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            kind: .column(
                ColumnElement(column: column, presentation: .tiled, safeArea: EdgeInsets(json["safeArea"]))),
            children: inside.isEmpty
                ? []
                : [
                    InterfaceElement(
                        name: "bar", frame: .zero, kind: .navigationBar(NavigationBarElement(title: "")),
                        children: inside)
                ])
    }
}

extension EdgeInsets {
    fileprivate init(_ json: JSON?) {
        let numbers = json?.numbers ?? []
        self = .zero
        guard numbers.count == 4 else { return }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

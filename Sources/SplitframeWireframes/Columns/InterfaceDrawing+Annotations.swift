import SplitframeInterface

extension InterfaceDrawing {
    /// The hatching of a column's safe area and the mark of a missing button, in a column that nothing covers: glass
    /// would blur them, although they are not part of the interface.
    func annotate(
        _ element: InterfaceElement, below covers: ArraySlice<InterfaceElement>, in sketch: inout Sketch
    ) {
        guard let column = element.column, unhatched != nil || column.column == missingButtonColumn else {
            return
        }
        let color = sketch.theme.color(of: .column(column.column))
        func draw(outside holes: ArraySlice<Path>, in sketch: inout Sketch) {
            guard let hole = holes.first else {
                if unhatched != nil {
                    sketch.safeAreaHatching(
                        of: element.frame, insets: column.safeArea, color, safeAreaStyles[element.name],
                        pitch: hatchingPitch)
                }
                if column.column == missingButtonColumn { markMissingButton(in: element, &sketch) }
                return
            }
            sketch.group(clip: Rectangle(size: tree.environment.size).path(around: hole)) {
                draw(outside: holes.dropFirst(), in: &$0)
            }
        }
        // Hatching over buttons would hide their icons.
        let buttons = element.all { $0.barButton != nil || $0.tab != nil }.filter { button in
            element.frame.inset(by: column.safeArea).contains(button.frame) == false
        }
        sketch.group(clip: outline(of: element)) { inner in
            let holes =
                covers.filter { $0.presentation != nil }.map(outline)
                + buttons.map { $0.frame.outline(radius: $0.frame.height / 2) }
                + (unhatched ?? []).map { $0.outline(radius: 4) }
            draw(outside: holes[...], in: &inner)
        }
    }

    private func markMissingButton(in column: InterfaceElement, _ sketch: inout Sketch) {
        sketch.mirrorAxis = isMirrored ? column.frame.midX : nil
        for bar in column.children where bar.navigationBar != nil {
            let axis = turn(&sketch, as: bar)
            sketch.missingButton(in: bar.missingButtonFrame(mirrorAxis: sketch.mirrorAxis))
            sketch.mirrorAxis = axis
        }
        sketch.mirrorAxis = nil
    }

    /// The outline of a column.
    func outline(of element: InterfaceElement) -> Path {
        element.outline(in: tree.environment.size, cornerRadius)
    }
}

extension InterfaceElement {
    /// The accessibility label of a column, screen, bar or button in a picture; nil for other elements.
    var spokenName: String? {
        let size = "\(frame.width.figureText) × \(frame.height.figureText) points"
        return switch kind {
        case .column(let column): "\(column.column.name) column, \(size)"
        case .screen(let screen): "\(screen.presentation.words), \(size)"
        case .navigationBar(let bar): bar.title.isEmpty ? "bar" : "bar, \(bar.title)"
        case .toolbar: "toolbar"
        case .tabBar: "tab bar"
        case .barButton(let button): "\(button.fullLabel) button\(button.isEnabled ? "" : ", disabled")"
        case .split, .separator, .dimming, .title, .windowControls, .tab, .glass, .content, .view: nil
        }
    }
}

extension InterfaceElement {
    var isSearch: Bool { view?.kind == .search }
}

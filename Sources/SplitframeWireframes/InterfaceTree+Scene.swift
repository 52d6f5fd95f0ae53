public import SplitframeInterface
public import SplitframeScene

extension InterfaceTree {
    /// The window's content alone, without device and captions: a layout whose place is not known.
    public var scene: Scene {
        let theme: WireframeTheme = style == .dark ? .dark : .light
        var sketch = Sketch(theme: theme)
        InterfaceDrawing(
            tree: self, hatchesSafeAreas: false, missingButtonColumn: nil, cornerRadius: 0, homeIndicator: nil
        ).draw(in: &sketch)
        return Scene(size: environment.size, background: theme.secondary, elements: sketch.elements)
    }
}

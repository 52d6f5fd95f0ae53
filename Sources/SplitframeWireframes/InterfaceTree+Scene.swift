public import SplitframeInterface
public import SplitframeScene

extension InterfaceTree {
    /// The window's content alone, without device and caption, for a layout without a known place.
    public var scene: Scene { scene(in: style == .dark ? .dark : .light) }

    /// The window's content in the colours of a theme.
    func scene(in theme: WireframeTheme) -> Scene {
        var sketch = Sketch(theme: theme)
        InterfaceDrawing(
            tree: self, hatchesSafeAreas: false, missingButtonColumn: nil, cornerRadius: 0, homeIndicator: nil
        ).draw(in: &sketch)
        return Scene(size: environment.size, background: theme.secondary, elements: sketch.elements)
    }
}

public import SplitframeInterface
public import SplitframeScene

extension InterfaceTree {
    /// The window's content alone, without device and caption, for a layout without a known place.
    public var scene: Scene { scene(in: style == .dark ? .dark : .light) }

    /// The window's content, in which each element is a group named by its path.
    package var namedScene: Scene { scene(in: style == .dark ? .dark : .light, namesAll: true) }

    /// The window's content in the colours of a theme.
    func scene(in theme: WireframeTheme, namesAll: Bool = false) -> Scene {
        var sketch = Sketch(theme: theme)
        InterfaceDrawing(
            tree: self, hatchesSafeAreas: false, missingButtonColumn: nil, cornerRadius: 0,
            homeIndicator: nil,
            namesAll: namesAll
        ).draw(in: &sketch)
        return Scene(size: environment.size, background: theme.secondary, elements: sketch.elements)
    }
}

public import SplitframeGeometry
public import SplitframeInterface

extension InterfaceElement {
    /// Makes a controller outside the columns, with its bars and its contents.
    ///
    /// - Parameters:
    ///   - frame: The frame of its view in the window, in points.
    ///   - contents: The bars and the content of the visible controller in it.
    ///   - ground: The surface that its bars lie on.
    public init(
        named name: String, screen: ScreenElement, frame: Rectangle, contents: ColumnContents,
        environment: TraitEnvironment, generation: Generation, ground: BarMetrics.Ground
    ) {
        let bars = ContainerBars(
            frame: frame, safeArea: screen.safeArea,
            metrics: BarMetrics(
                generation: generation, screen: environment.screenKind, ground: ground),
            environment: environment,
            uprightSlot: VerticalBarSlot(in: environment, presented: screen.presentation, at: frame)?.frame)
        self.init(
            name: name, frame: frame, kind: .screen(screen),
            children: bars.elements(of: contents, leadingBackTo: contents.backTitle))
        style = contents.style
    }
}

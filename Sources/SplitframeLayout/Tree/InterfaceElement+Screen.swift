public import SplitframeGeometry
public import SplitframeInterface

extension InterfaceElement {
    /// Makes a controller outside the columns, with its bars and its contents.
    ///
    /// - Parameters:
    ///   - frame: The frame of its view in the window, in points.
    ///   - contents: The bars and the content of the visible controller in it.
    ///   - inside: The containers that it shows in its view, split views among them.
    public init(
        named name: String, screen: ScreenElement, frame: Rectangle, contents: ColumnContents,
        inside: [InterfaceElement] = [], environment: TraitEnvironment, generation: Generation
    ) {
        let isWindow = screen.presentation == .root || screen.presentation == .fullScreen
        let bars = ContainerBars(
            frame: frame, safeArea: screen.safeArea,
            metrics: BarMetrics(
                generation: generation, screen: environment.screenKind, ground: isWindow ? .window : .sheet),
            environment: environment,
            uprightSlot: VerticalBarSlot(in: environment, presented: screen.presentation, at: frame)?.frame)
        self.init(
            name: name, frame: frame, kind: .screen(screen),
            children: bars.elements(of: contents, leadingBackTo: contents.backTitle, inside: inside))
        style = contents.style
    }
}

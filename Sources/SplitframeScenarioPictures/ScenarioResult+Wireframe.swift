import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
public import SplitframeScenarios
public import SplitframeWireframes

extension ScenarioResult {
    /// The step as a wireframe; nil where nothing is on screen.
    public func wireframe(theme: WireframeTheme, options: WireframeOptions) -> Wireframe? {
        guard let tree, let stage = stage(for: tree) else { return nil }
        return Wireframe(tree: tree, place: stage, theme: theme, options: options)
    }

    /// Where the step is shown: on its device, or on a screen of the window's own size where it has none.
    private func stage(for tree: InterfaceTree) -> Place? {
        if let place { return place }
        let size = tree.environment.size
        let isPortrait = size.width <= size.height
        let device = Device(
            id: "window", name: "\(size.width.pointText) × \(size.height.pointText) points",
            idiom: tree.environment.idiom, portraitSize: isPortrait ? size : size.transposed,
            scale: tree.environment.scale, safeArea: Oriented(both: tree.environment.safeArea),
            sizeClasses: Oriented(
                both: SizeClasses(
                    horizontal: tree.environment.horizontalSizeClass,
                    vertical: tree.environment.verticalSizeClass)))
        return try? Place(
            device: device, orientation: isPortrait ? .portrait : .landscape, window: .full,
            generation: tree.generation, layoutDirection: tree.environment.layoutDirection)
    }
}

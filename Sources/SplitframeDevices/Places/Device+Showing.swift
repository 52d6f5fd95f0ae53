import SplitframeGeometry
public import SplitframeInterface

extension Device {
    /// Makes a device whose full window has these traits, for interfaces without a device of the catalogue.
    public init(showing environment: TraitEnvironment) {
        let size = environment.size
        // The size of a device without portrait is stored turned by a quarter, as in the catalogue.
        let isHeldUpright =
            Platform(idiom: environment.idiom).orientations.contains(.portrait) && size.width <= size.height
        self.init(
            id: "window", name: "\(size.width.pointText) × \(size.height.pointText) points",
            idiom: environment.idiom, portraitSize: isHeldUpright ? size : size.transposed,
            scale: environment.scale, safeArea: Oriented(both: environment.safeArea),
            sizeClasses: Oriented(
                both: SizeClasses(
                    horizontal: environment.horizontalSizeClass,
                    vertical: environment.verticalSizeClass)))
    }
}

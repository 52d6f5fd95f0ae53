import SplitframeGeometry
public import SplitframeInterface

extension Device {
    /// A device whose full window has these traits, for interfaces that stand on no device of the catalogue.
    public init(showing environment: TraitEnvironment) {
        let size = environment.size
        // Where there is no portrait the size is kept turned by a quarter, as the catalogue does.
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

public import SplitframeGeometry
public import SplitframeScene

/// A picture on a sheet or strip: its size is known from the start, its scene is made only where it is drawn, so that
/// a sheet never holds the scenes of all its pictures.
public struct SheetPicture: Sendable {
    /// The size in points.
    public let size: Size
    private let make: @Sendable () -> Scene

    /// A scene as it is.
    public init(_ scene: Scene) {
        size = scene.size
        make = { scene }
    }

    /// What a wireframe draws.
    public init(_ wireframe: Wireframe) {
        size = wireframe.size
        make = { wireframe.scene }
    }

    /// The room of a picture that is put in later.
    package init(placeOf size: Size) {
        self.size = size
        make = { Scene(size: size) }
    }

    /// The picture itself.
    public var scene: Scene { make() }
}

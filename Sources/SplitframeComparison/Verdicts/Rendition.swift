public import SplitframeGeometry
public import SplitframeInterface
public import SplitframeScene

/// A picture with all data that comparing it needs.
public struct Rendition: Sendable {
    public var picture: Bitmap
    /// Pixels per point.
    public var scale: Double
    /// The twin of the picture's interfaces, or nil for a picture without one.
    public var twin: Twin?
    /// The versions of the libraries and fonts that drew it.
    public var fingerprint: String?
    /// The boxes of text in pixels; only known of a picture that has just been drawn.
    public var textBoxes: [Rectangle]
    /// The window's origin in the picture, in points; only known of a picture that has just been drawn.
    public var windowOrigin: Point?

    /// A picture of a scene that has just been drawn.
    public init(_ picture: Bitmap, of scene: Scene, scale: Double, fingerprint: String?) {
        self.init(
            picture: picture, scale: scale, fingerprint: fingerprint,
            textBoxes: scene.textBoxes(scale: scale))
        windowOrigin = scene.origin(of: "window")
    }

    public init(
        picture: Bitmap, scale: Double = 1, twin: Twin? = nil, fingerprint: String? = nil,
        textBoxes: [Rectangle] = []
    ) {
        self.picture = picture
        self.scale = scale
        self.twin = twin
        self.fingerprint = fingerprint
        self.textBoxes = textBoxes
    }
}

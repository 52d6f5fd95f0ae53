/// What a picture shows besides the interface itself.
public struct WireframeOptions: Hashable, Sendable {
    /// Whether the device is drawn around its screen; without it the picture ends at the screen's edge.
    public var bezel: Bool
    /// The lines below the device; the part before the first ` · ` names the device and stands alone.
    public var caption: String?
    /// What is measured in the picture.
    public var annotations: Set<Annotation>

    /// The device, no caption, no annotations, unless said otherwise.
    public init(bezel: Bool = true, caption: String? = nil, annotations: Set<Annotation> = []) {
        self.bezel = bezel
        self.caption = caption
        self.annotations = annotations
    }
}

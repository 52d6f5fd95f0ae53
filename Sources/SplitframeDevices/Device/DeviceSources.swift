/// Where the plain numbers of a device come from, one text each.
public struct DeviceSources: Hashable, Sendable {
    public var portraitSize: String?
    public var nativePixels: String?
    public var pixelsPerInch: String?
    public var cornerRadius: String?
    public var sizeClasses: String?
    public var identifiersAndYears: String?
    public var newestSystem: String?

    public init(
        portraitSize: String? = nil, nativePixels: String? = nil, pixelsPerInch: String? = nil,
        cornerRadius: String? = nil, sizeClasses: String? = nil, identifiersAndYears: String? = nil,
        newestSystem: String? = nil
    ) {
        self.portraitSize = portraitSize
        self.nativePixels = nativePixels
        self.pixelsPerInch = pixelsPerInch
        self.cornerRadius = cornerRadius
        self.sizeClasses = sizeClasses
        self.identifiersAndYears = identifiersAndYears
        self.newestSystem = newestSystem
    }
}

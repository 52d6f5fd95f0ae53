public import SplitframeComparison
public import SplitframePainting

/// A picture that has just been drawn and may become a golden.
public struct DrawnPicture: Sendable {
    /// The keyword of the text chunk that says which libraries and fonts drew a picture.
    static let fingerprintKeyword = "splitframe:fingerprint"

    /// The keyword of the text chunk that says what was asked for.
    package static let selectionKeyword = "splitframe:selection"

    /// The golden's name.
    public var name: String
    /// Pixels, twin, fingerprint and text boxes.
    public var rendition: Rendition
    /// The twin as text, nil for a picture without one.
    public var twin: String?
    /// Text chunks besides the fingerprint.
    public var texts: [PNGText]

    /// A picture under its golden's name; a twin must be one that `Twin` reads.
    public init(
        name: String, rendition: Rendition, twin: String? = nil, texts: [PNGText] = []
    ) throws(TwinError) {
        self.name = name
        self.rendition = rendition
        self.twin = twin
        self.texts = texts
        if let twin { self.rendition.twin = try Twin(twin) }
    }

    /// The picture's file: as everybody writes it or, for a golden that is kept, as small as it gets.
    func png(isKept: Bool) throws(DrawingError) -> [UInt8] {
        let fingerprint = rendition.fingerprint.map { PNGText(keyword: Self.fingerprintKeyword, text: $0) }
        return try PNGFile.encode(
            rendition.picture, scale: twin == nil ? rendition.scale : nil,
            text: texts + (fingerprint.map { [$0] } ?? []), effort: isKept ? .small : .fast)
    }
}

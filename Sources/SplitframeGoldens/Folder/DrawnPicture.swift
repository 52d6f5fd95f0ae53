public import SplitframeInterface
public import SplitframePainting

/// A picture that has just been drawn and may become a golden.
public struct DrawnPicture: Sendable {
    /// The keyword of the text chunk that lists the libraries and fonts that drew a picture.
    static let fingerprintKeyword = "splitframe:fingerprint"

    /// The keyword of the text chunk with the selection that asked for a picture.
    package static let selectionKeyword = "splitframe:selection"

    /// The golden's name.
    public var name: String
    /// Pixels, twin, fingerprint and text boxes.
    public var rendition: Rendition
    /// Text chunks besides the fingerprint.
    public var texts: [PNGText]

    /// A picture under its golden's name.
    public init(name: String, rendition: Rendition, twin: Twin? = nil, texts: [PNGText] = []) {
        self.name = name
        self.rendition = rendition
        self.rendition.twin = twin
        self.texts = texts
    }

    /// The bytes of the picture's file: encoded fast or, for a golden that is kept, as small as possible.
    func png(isKept: Bool) throws(DrawingError) -> [UInt8] {
        let fingerprint = rendition.fingerprint.map { PNGText(keyword: Self.fingerprintKeyword, text: $0) }
        return try PNGFile.encode(
            rendition.picture, scale: rendition.twin == nil ? rendition.scale : nil,
            text: texts + (fingerprint.map { [$0] } ?? []), effort: isKept ? .small : .fast)
    }
}

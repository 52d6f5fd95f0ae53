/// What a PDF file says of itself as a whole.
public struct PDFInformation: Hashable, Sendable {
    public var title: String
    public var subject: String
    /// Text for programs, which ``PDFFile`` reads again.
    public var keywords: String

    public init(title: String, subject: String, keywords: String) {
        self.title = title
        self.subject = subject
        self.keywords = keywords
    }
}

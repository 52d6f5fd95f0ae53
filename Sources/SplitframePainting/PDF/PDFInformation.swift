/// Title, author and subject of a PDF file.
package struct PDFInformation: Hashable, Sendable {
    package var title: String
    package var subject: String
    /// Text for programs, which ``PDFFile`` can read.
    package var keywords: String

    package init(title: String, subject: String, keywords: String) {
        self.title = title
        self.subject = subject
        self.keywords = keywords
    }
}

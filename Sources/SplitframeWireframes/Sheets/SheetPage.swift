/// The properties that pages of sheets and strips share.
enum SheetPage {
    /// The maximum height of a page in points, and so in pixels at scale 1: a convention.
    static let longest = 4000.0
    /// The maximum number of lines in one column of text, so that no row is higher than a page.
    static let mostLines = 60

    /// The title of one page of several.
    static func title(_ title: String, page: Int, of count: Int) -> String {
        count > 1 ? "\(title) (\(page) of \(count))" : title
    }
}

extension [String] {
    /// As many lines as fit on a page, and the number of further ones.
    var fittingPage: [String] {
        guard count > SheetPage.mostLines else { return self }
        return prefix(SheetPage.mostLines - 1) + ["and \(count - SheetPage.mostLines + 1) more lines"]
    }
}

/// What the pages of sheets and strips have in common.
enum SheetPage {
    /// The longest page in points, so that none is longer than as many pixels at scale 1: a convention.
    static let longest = 4000.0
    /// The most lines that one column of words takes, so that no row is longer than a page.
    static let mostLines = 60

    /// The title of one page of several.
    static func title(_ title: String, page: Int, of count: Int) -> String {
        count > 1 ? "\(title) (\(page) of \(count))" : title
    }
}

extension [String] {
    /// As many lines as a page takes, and how many more there are.
    var fittingPage: [String] {
        guard count > SheetPage.mostLines else { return self }
        return prefix(SheetPage.mostLines - 1) + ["and \(count - SheetPage.mostLines + 1) more lines"]
    }
}

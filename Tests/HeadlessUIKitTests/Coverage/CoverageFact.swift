/// What is documented or measured of a symbol, in our words, and where: `Discussion: Fact.` on the symbol's own page,
/// `UIViewController/show(_:sender:) › Discussion: Fact.` on another.
struct CoverageFact: Hashable, Sendable {
    /// The page of Apple's documentation below UIKit, or a source that ``isSource``.
    let page: String
    let heading: String
    let text: String

    /// The parts of a page that a fact may stand in.
    static let headings = [
        "Abstract", "Overview", "Discussion", "Return Value", "Parameters", "Relationships",
    ]
    /// Where a fact comes from that is on no page of a symbol, with what is named behind it.
    static let sources = ["Measured", "Human Interface Guidelines", "Header"]

    init?(_ text: String, of symbol: String) {
        guard let colon = text.firstRange(of: ": ") else { return nil }
        self.text = String(text[colon.upperBound...])
        let place = text[..<colon.lowerBound].split(separator: " › ").map(String.init)
        page = place.count == 2 ? place[0] : Self.page(of: symbol)
        heading = place.last ?? ""
    }

    /// The page of a symbol: `UIViewController/show(_:sender:)`.
    static func page(of symbol: String) -> String {
        let end = symbol.firstIndex { $0 == "(" || $0 == ":" } ?? symbol.endIndex
        return "\(symbol[..<end].replacing(".", with: "/"))\(symbol[end...])"
    }

    /// Whether the fact is on a page of the type that a symbol belongs to, or of one that it names, or measured.
    func belongs(to symbol: String) -> Bool {
        if Self.sources.contains(page) { return !heading.isEmpty }
        let type = Self.page(of: symbol).prefix { $0 != "/" && $0 != ":" }
        return Self.headings.contains(heading) && ["\(type)", "UI", "NS"].contains(where: page.hasPrefix)
    }

    /// One sentence or more, not a heading or a name.
    var isSentence: Bool {
        text.hasSuffix(".") && text.first?.isUppercase == true && text.split(separator: " ").count >= 4
    }

    /// The page, where it is not the symbol's own, and the heading.
    func place(for symbol: String) -> String {
        page == Self.page(of: symbol) ? heading : "\(page) › \(heading)"
    }
}

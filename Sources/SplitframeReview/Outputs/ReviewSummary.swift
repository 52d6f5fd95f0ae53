import SplitframeGoldens
import SplitframeInterface

/// `summary.md`: the differences, for the page of a pull request, which cuts texts longer than its limit.
package enum ReviewSummary {
    package static let name = "summary.md"
    /// GitHub's limit, less room for an ending.
    package static let limit = 65_000
    /// The number of names that are listed for a cause.
    private static let named = 12

    /// The summary.
    ///
    /// - Parameter base: The address of the folder with the page, for links; nil for a summary without links.
    package static func text(of review: Review, base: String? = nil) -> String {
        let base = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        var text = "<!-- splitframe -->\n" + headline(of: review, base: base)
        let sections = sections(of: review, base: base, room: limit - text.utf8.count)
        text += sections.joined()
        let left = review.chapters.count - sections.count
        if left > 0 {
            let cases = review.chapters.suffix(left).reduce(0) { $0 + $1.cases.count }
            text +=
                "\nand \(count(left, "more cause")) with \(count(cases, "picture")), which did not fit here\n"
        }
        return text
    }

    /// The sections of as many causes as fit, in bytes; all sections get their first names before one gets its full
    /// list.
    private static func sections(of review: Review, base: String?, room: Int) -> [String] {
        var room = room
        var sections: [(text: String, hasDrawing: Bool)] = []
        for chapter in review.chapters {
            let entries = review.entries(of: chapter)
            let choices = [true, false].map {
                (text: section(chapter, entries, base: base, drawing: $0), hasDrawing: $0)
            }
            guard let section = choices.first(where: { $0.text.utf8.count < room }) else { break }
            sections.append(section)
            room -= section.text.utf8.count
        }
        for (index, chapter) in review.chapters.prefix(sections.count).enumerated()
        where chapter.cases.count > named {
            let (short, hasDrawing) = sections[index]
            let whole = section(
                chapter, review.entries(of: chapter), base: base, drawing: hasDrawing, isWhole: true)
            let added = whole.utf8.count - short.utf8.count
            guard added < room else { continue }
            sections[index].text = whole
            room -= added
        }
        return sections.map(\.text)
    }

    private static func headline(of review: Review, base: String?) -> String {
        guard !review.cases.isEmpty else {
            return "### Nothing differs\n\n\(count(review.passed.count, "picture")) compared.\n"
        }
        let most = 8
        let causes = review.chapters.prefix(most).map { chapter in
            "- **\(chapter.sentence.markdown)** — \(count(chapter.cases.count, "picture"))"
                + (chapter.why.isEmpty ? "\n" : ". \(chapter.why.markdown)\n")
        }
        let rest = review.chapters.count - most
        let counts = review.counts
        let accepted = review.cases.count - review.open.count
        return "### \(count(review.chapters.count, "cause")), \(count(review.cases.count, "picture"))\n\n"
            + causes.joined() + (rest > 0 ? "- and \(rest) more\n" : "")
            + "\n| " + counts.map(\.kind.rawValue).joined(separator: " | ") + " |\n|"
            + counts.map { _ in "---:|" }.joined()
            + "\n| " + counts.map { "\($0.count)" }.joined(separator: " | ") + " |\n"
            + (accepted > 0 ? "\n\(accepted) of \(review.cases.count) accepted.\n" : "")
            + (base.map { "\n[Look at the pictures](\($0.link)index.html)\n" } ?? "")
    }

    private static func section(
        _ chapter: Review.Chapter, _ entries: [[ReviewCase]], base: String?, drawing: Bool,
        isWhole: Bool = false
    ) -> String {
        var text = "\n<details>\n<summary>\(chapter.sentence.xml) (\(chapter.cases.count))</summary>\n\n"
        if drawing, let drawn = entries.first?.first?.beforeAndAfter(width: 78) {
            text += "```text\n" + drawn.replacing("`", with: "'") + "```\n\n"
        }
        text += list(entries.prefix(named), base: base)
        let rest = entries.dropFirst(named)
        if isWhole, !rest.isEmpty {
            text +=
                "\n<details>\n<summary>and \(rest.count) more</summary>\n\n"
                + list(rest, base: base) + "\n</details>\n"
        } else if !rest.isEmpty {
            text += "- and \(rest.count) more\n"
        }
        if drawing, let base, let first = entries.first?.first,
            let file = first.actual?.file ?? first.expected?.file, !file.hasPrefix("data:")
        {
            text += "\n![\(first.name.markdown)](\(base.link)\(file.uriPath.link))\n"
        }
        return text + "\n</details>\n"
    }

    private static func list(_ entries: ArraySlice<[ReviewCase]>, base: String?) -> String {
        let titles = Dictionary(entries.map { ($0.title, 1) }, uniquingKeysWith: +)
        return entries.map { cases in
            let first = cases[0]
            // Pictures that differ in something else have the same title.
            let rest = titles[cases.title] == 1 ? "" : " · \(first.name.split(separator: "/").last ?? "")"
            let name = (cases.title + rest).markdown
            let link = base.map { "[\(name)](\($0.link)index.html#case=\(first.name.uriPath.link))" } ?? name
            let findings =
                first.findings.isEmpty ? first.sentence : first.findings.prefix(3).joined(separator: ", ")
            return "- \(link): \(findings.markdown)\n"
        }.joined()
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension String {
    /// The text escaped for Markdown: without markup and line breaks.
    fileprivate var markdown: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\n", "\r", "\t": text += " "
            case "&", "<", ">": text += String(scalar).xml
            case "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "~", "!", "@":
                text += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || Self.turns.contains(scalar.value): break
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Control characters of text direction, which would affect the text that follows.
    private static let turns: Set<UInt32> = Set(Array(0x202A...0x202E) + Array(0x2066...0x2069))

    /// The text escaped as the address of a link.
    fileprivate var link: String {
        replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
            .replacing("<", with: "%3C").replacing(">", with: "%3E")
    }
}

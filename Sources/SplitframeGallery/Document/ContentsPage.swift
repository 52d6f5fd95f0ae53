import SplitframeInterface
import SplitframeWireframes

/// The first pages of a document with several devices: the devices' names, each a link to its first page.
struct ContentsPage {
    /// A line of the list.
    struct Entry: Hashable {
        var name: String
        var detail: String
        /// The name of the page that the line links to.
        var destination: String
    }

    private static let margin = 56.0
    private static let titleFont = Font(size: 22, weight: .bold)
    private static let font = Font(size: 12)
    private static let lineHeight = 20.0

    private static func perPage(on paper: PaperSize) -> Int {
        Int((paper.size.height - 2 * margin - 50) / lineHeight)
    }

    /// The number of pages that a number of entries need.
    static func count(of entries: Int, on paper: PaperSize) -> Int {
        (entries + perPage(on: paper) - 1) / perPage(on: paper)
    }

    /// The pages of the list, as many as the entries need.
    static func scenes(title: String, _ entries: [Entry], on paper: PaperSize) -> [Scene] {
        let size = paper.size
        let room = size.width - 2 * margin
        let perPage = perPage(on: paper)
        return stride(from: 0, to: entries.count, by: perPage).map { start in
            let shown = entries[start..<min(start + perPage, entries.count)]
            let heading = text(
                title, in: Rectangle(x: margin, y: margin, width: room, height: 32), titleFont, .heading(1))
            let lines = shown.enumerated().flatMap { index, entry in
                let line = Rectangle(
                    x: margin, y: margin + 50 + Double(index) * lineHeight, width: room, height: lineHeight)
                let detail = text(entry.detail, in: line, font, .paragraph, .right)
                var name = line
                name.width -= font.estimatedWidth(of: entry.detail) + 12
                return [text(entry.name, in: name, font, .link(to: entry.destination)), detail]
            }
            return Scene(
                size: size, background: WireframeTheme.light.canvas, elements: [heading] + lines,
                alternativeText: "\(title): \(shown.map(\.name).joined(separator: ", ")).")
        }
    }

    private static func text(
        _ text: String, in box: Rectangle, _ font: Font, _ role: SceneGroup.Role,
        _ alignment: TextRun.Alignment = .left
    ) -> SceneElement {
        let run = TextRun(
            text, in: box, font: font, color: WireframeTheme.light.ink, alignment: alignment)
        var group = SceneGroup(elements: [.text(run)])
        group.role = role
        return .group(group)
    }
}

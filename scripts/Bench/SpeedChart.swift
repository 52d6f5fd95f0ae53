import SplitframeFiles
import SplitframeInterface
import SplitframeWireframes

/// The results of `scripts/bench` as a picture: one bar per row, longer the closer the result is to its goal.
struct SpeedChart {
    private static let width = 920.0
    private static let rowHeight = 22.0
    private static let margin = 16.0
    /// The left edge of the bars, and the length of a bar that reaches its goal.
    private static let bars = (left: 430.0, goal: 200.0)
    /// The maximum length of a bar, as a multiple of the goal's length.
    private static let longest = 1.5
    private static let text = Font(size: 11)

    private let colors: Colors
    private let rows: [Row]
    private let caption: String

    private struct Colors {
        var background, ink, caption, reached, missed: Color

        static let light = Colors(
            background: Color(0xFFFFFF), ink: Color(0x1C1C_1E), caption: Color(0x6E6E73),
            reached: Color(0x0A66C2),
            missed: Color(0x9CC3EA))
        static let dark = Colors(
            background: Color(0x1C1C_1E), ink: Color(0xF2F2F7), caption: Color(0xA1A1A6),
            reached: Color(0x4DA3F5),
            missed: Color(0x2C4A6B))
    }

    private struct Row {
        var work: String
        var ratio: Double
        var goal: Double
        /// Whether a larger ratio is better.
        var isLeast: Bool

        var share: Double { isLeast ? ratio / goal : goal / max(ratio, 0.01) }
        var figures: String {
            "\(ratio.pointText)× of \(isLeast ? "at least" : "at most") \(goal.pointText)×"
        }
    }

    /// - Parameters:
    ///   - date: The day of the measurement, shown in the caption.
    ///   - isDark: Whether the chart is for a dark page.
    init(_ facts: JSON, date: String, isDark: Bool) throws {
        let node = JSONNode(facts)
        colors = isDark ? .dark : .light
        rows = try node.required("rows").list { row throws(JSONError) in
            Row(
                work: try row.required("work").text(), ratio: try row.required("ratio").number(),
                goal: try row.required("goal").number(), isLeast: try row.required("least").flag())
        }
        let revision = try node.required("revision").text()
        caption =
            "Ratios of \(date), revision \(revision), \(try node.required("cores").wholeNumber()) cores; "
            + "the line is the goal, which faint bars do not reach; a broken bar goes on."
    }

    var scene: Scene {
        let height = Self.margin * 2 + Self.rowHeight * Double(rows.count + 1)
        var elements = rows.enumerated().flatMap { number, row in
            bar(row, at: Self.margin + Self.rowHeight * Double(number))
        }
        let goal = Rectangle(
            x: Self.bars.left + Self.bars.goal, y: Self.margin - 4, width: 1,
            height: Self.rowHeight * Double(rows.count) + 4)
        elements.append(.shape(Shape(.rectangle(goal), fill: colors.ink, snapsToPixels: true)))
        elements.append(
            line(
                caption, x: Self.margin, y: height - Self.margin - Self.rowHeight, width: Self.width,
                colors.caption))
        return Scene(
            size: Size(width: Self.width, height: height), background: colors.background, elements: elements,
            alternativeText: "\(rows.count { $0.share >= 1 }) of \(rows.count) rows reach their goal.")
    }

    private func bar(_ row: Row, at y: Double) -> [SceneElement] {
        let box = Rectangle(
            x: Self.bars.left, y: y + 4, width: Self.bars.goal * min(row.share, Self.longest),
            height: Self.rowHeight - 8)
        let color = row.share >= 1 ? colors.reached : colors.missed
        let breaks = row.share > Self.longest ? [16.0, 10] : []
        return [
            line(row.work, x: Self.margin, y: y, width: Self.bars.left - Self.margin * 1.5, colors.ink),
            .shape(Shape(.rectangle(box), fill: color, snapsToPixels: true)),
            line(
                row.figures, x: Self.bars.left + Self.bars.goal * Self.longest + 12, y: y, width: 180,
                row.share >= 1 ? colors.ink : colors.caption),
        ] + breaks.map { Self.cut(in: box, fromEnd: $0, color: colors.background) }
    }

    /// A slanted gap in a bar that is longer than its room.
    private static func cut(in bar: Rectangle, fromEnd distance: Double, color: Color) -> SceneElement {
        let (left, lean, width) = (bar.maxX - distance, 5.0, 3.0)
        let corners = [
            Point(x: left + lean, y: bar.minY), Point(x: left + lean + width, y: bar.minY),
            Point(x: left + width, y: bar.maxY), Point(x: left, y: bar.maxY),
        ]
        return .shape(Shape(.lines(corners, closed: true), fill: color))
    }

    private func line(_ text: String, x: Double, y: Double, width: Double, _ color: Color) -> SceneElement {
        .text(
            TextRun(
                text, in: Rectangle(x: x, y: y, width: width, height: Self.rowHeight), font: Self.text,
                color: color))
    }
}

import SplitframeGeometry
import SplitframeScene

/// The room of a bar at a column's end, as if read from left to right.
struct BottomBarPlace {
    /// Where items may stand.
    var frame: Rectangle
    /// The whole column.
    var background: Rectangle
    /// Whether the bar floats as glass (iOS 26) or is part of the column.
    var hasGlass: Bool
}

extension Sketch {
    private static let tabFont = Font(size: 10, weight: .medium)

    /// A tab bar: a symbol each above its words, which are a bar where nobody knows them.
    mutating func tabBar(_ titles: [String?], selectedIndex: Int, at place: BottomBarPlace) {
        guard !titles.isEmpty else { return }
        guard place.hasGlass else {
            bottomBackground(at: place)
            return tabs(titles, selectedIndex: selectedIndex, in: place.frame)
        }
        // A capsule above the column's end.
        let width = min(360, place.frame.width - 40)
        let bar = Rectangle(
            x: (place.frame.midX - width / 2).rounded(), y: place.frame.minY, width: width,
            height: place.frame.height)
        glass(bar)
        let inside = bar.inset(by: 4)
        let share = inside.width / Double(titles.count)
        let selected = Rectangle(
            x: inside.minX + share * Double(selectedIndex), y: inside.minY, width: share,
            height: inside.height)
        fill(.roundedRectangle(selected, radius: inside.height / 2), theme.picture)
        tabs(titles, selectedIndex: selectedIndex, in: inside)
    }

    private mutating func tabs(_ titles: [String?], selectedIndex: Int, in bar: Rectangle) {
        let width = bar.width / Double(titles.count)
        for (index, title) in titles.enumerated() {
            let color = index == selectedIndex ? theme.accent : theme.titleBar
            let x = bar.minX + width * (Double(index) + 0.5)
            stroke(
                .roundedRectangle(
                    Rectangle(x: (x - 10).rounded(), y: bar.midY - 17, width: 20, height: 20), radius: 5.5),
                Stroke(color, width: 1.6))
            if let title {
                text(
                    title,
                    in: Rectangle(x: x - width / 2 + 2, y: bar.midY + 6, width: width - 4, height: 14),
                    font: Self.tabFont, color: index == selectedIndex ? theme.accent : theme.secondaryInk,
                    alignment: .center)
            } else {
                self.bar(x: (x - 15).rounded(), centerY: bar.midY + 13, width: 30, height: 6, color)
            }
        }
    }

    /// What a bar that is part of its column lies on, running on below the safe area.
    mutating func bottomBackground(at place: BottomBarPlace) {
        let bar = Rectangle(
            x: place.background.minX, y: place.frame.minY, width: place.background.width,
            height: place.background.maxY - place.frame.minY)
        block(bar, theme.supplementary)
        hairline(x: bar.minX, y: bar.minY, width: bar.width)
    }

    /// A capsule that floats above its column.
    mutating func glass(_ bar: Rectangle) {
        let radius = bar.height / 2
        fill(
            .roundedRectangle(bar, radius: radius), theme.card,
            shadow: Shadow(theme.shadow, radius: 12, offsetY: 3))
        stroke(.roundedRectangle(bar.inset(by: 0.5), radius: radius - 0.5), Stroke(theme.boundary, width: 1))
    }
}

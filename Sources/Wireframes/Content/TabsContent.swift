import Geometry
import SceneDrawing

extension Sketch {
    /// The first of four tabs: a list, and the bar that changes between them.
    mutating func tabs(at place: ContentPlace) {
        var below = place
        below.listStyle = .plain
        list(at: below, selectedRow: nil)
        place.hasGlass ? glassTabBar(at: place) : flatTabBar(at: place)
    }

    /// A capsule above the column's end (iOS 26).
    private mutating func glassTabBar(at place: ContentPlace) {
        let width = min(360, place.frame.width - 40)
        let bar = Rectangle(
            x: (place.frame.midX - width / 2).rounded(), y: place.background.maxY - 21 - 62, width: width,
            height: 62)
        fill(
            .roundedRectangle(bar, radius: 31), theme.card,
            shadow: Shadow(theme.shadow, radius: 12, offsetY: 3))
        stroke(.roundedRectangle(bar.inset(by: 0.5), radius: 30.5), Stroke(theme.boundary, width: 1))
        let first = Rectangle(x: bar.minX + 4, y: bar.minY + 4, width: (width - 8) / 4, height: 54)
        fill(.roundedRectangle(first, radius: 27), theme.picture)
        tabItems(in: bar.inset(by: 4))
    }

    /// A bar from edge to edge, its fill running on below the safe area.
    private mutating func flatTabBar(at place: ContentPlace) {
        let height = 50.0
        let bar = Rectangle(
            x: place.background.minX, y: place.frame.maxY - height, width: place.background.width,
            height: place.background.maxY - place.frame.maxY + height)
        block(bar, theme.supplementary)
        block(Rectangle(x: bar.minX, y: bar.minY, width: bar.width, height: 1), theme.boundary)
        tabItems(
            in: Rectangle(x: place.frame.minX, y: bar.minY, width: place.frame.width, height: height))
    }

    private mutating func tabItems(in bar: Rectangle) {
        let count = 4
        let width = bar.width / Double(count)
        for index in 0..<count {
            let color = index == 0 ? theme.accent : theme.titleBar
            let x = bar.minX + width * (Double(index) + 0.5)
            stroke(
                .roundedRectangle(
                    Rectangle(x: (x - 10).rounded(), y: bar.midY - 17, width: 20, height: 20), radius: 5.5),
                Stroke(color, width: 1.6))
            self.bar(x: (x - 15).rounded(), centerY: bar.midY + 13, width: 30, height: 6, color)
        }
    }
}

import SplitframeInterface

extension Sketch {
    /// The content of an empty column: a tray, and two lines that represent a message.
    mutating func emptyState(at place: ContentPlace) {
        let center = Point(x: place.frame.midX, y: place.frame.midY - 20)
        let box = Rectangle(x: center.x - 48, y: center.y - 92, width: 96, height: 96)
        stroke(
            .roundedRectangle(box, radius: 20, continuous: true),
            Stroke(theme.pictureLine, width: 1.5, dash: [6, 5], cap: .round))
        symbol(Symbol(.tray), in: box.inset(by: 26), theme.titlePlaceholder, width: 1.3)
        let width = min(150, place.frame.width - 60)
        bar(x: center.x - width / 2, centerY: center.y + 32, width: width, height: 11, theme.titlePlaceholder)
        let second = min(220, place.frame.width - 40)
        bar(x: center.x - second / 2, centerY: center.y + 54, width: second, height: 8, theme.textPlaceholder)
        bar(
            x: center.x - second * 0.35, centerY: center.y + 71, width: second * 0.7, height: 8,
            theme.textPlaceholder
        )
    }
}

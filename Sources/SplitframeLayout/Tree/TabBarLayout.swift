import SplitframeGeometry
import SplitframeInterface

/// The layout of the tabs in a tab bar, from its own corner and from left to right.
struct TabBarLayout {
    var metrics: BarMetrics
    var width: Double
    var pixelGrid: PixelGrid
    var tabs: [TabElement]

    /// The tabs side by side, in a capsule in the bar's middle or over its whole width.
    var elements: [InterfaceElement] {
        let height = metrics[.tabRow]
        let padding = metrics[.tabPadding]
        let inset = metrics[.tabInset]
        let hasGlass = metrics.hasGlass
        let most = max(0, width - (hasGlass ? 2 * metrics[.tabMargin] : 0))
        let capsule = min(most, metrics[.tabWidth] * Double(tabs.count) + 2 * padding)
        let x = pixelGrid.round((width - capsule) / 2)
        let share = (capsule - 2 * padding) / Double(tabs.count)
        let elements = tabs.enumerated().map { index, tab in
            InterfaceElement(
                name: "tab\(index + 1)",
                frame: Rectangle(
                    x: x + padding + share * Double(index), y: inset, width: share,
                    height: height - 2 * inset), kind: .tab(tab))
        }
        guard hasGlass else { return elements }
        let frame = Rectangle(x: x, y: 0, width: capsule, height: height)
        return [InterfaceElement(name: "glass", frame: frame, kind: .glass)] + elements
    }
}

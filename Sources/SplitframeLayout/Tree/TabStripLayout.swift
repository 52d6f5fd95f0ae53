import SplitframeInterface

/// The layout of the tabs in a strip at a window's top, relative to its corner and from left to right.
struct TabStripLayout {
    var metrics: BarMetrics
    var width: Double
    var pixelGrid: PixelGrid
    var tabs: [TabElement]

    /// Tabs as wide as their titles, packed in a capsule in the strip's middle; where they do not fit, they share its
    /// width.
    var elements: [InterfaceElement] {
        let (row, inset) = (metrics[.tabStripRow], metrics[.tabInset])
        let wanted = tabs.map { ($0.title.map(Font.tabStrip.room) ?? 48) + 2 * metrics[.tabStripPadding] }
        let most = max(0, width - 2 * metrics[.tabMargin] - 2 * inset)
        let share = min(1, most / max(1, wanted.reduce(0, +)))
        let capsule = wanted.reduce(0, +) * share + 2 * inset
        var x = pixelGrid.round((width - capsule) / 2)
        let glass = Rectangle(x: x, y: 0, width: capsule, height: row)
        x += inset
        var elements = [InterfaceElement(name: "glass", frame: glass, kind: .glass)]
        for (index, (tab, room)) in zip(tabs, wanted).enumerated() {
            var tab = tab
            tab.isInStrip = true
            let frame = Rectangle(x: x, y: inset, width: room * share, height: row - 2 * inset)
            elements.append(InterfaceElement(name: "tab\(index + 1)", frame: frame, of: tab))
            x = frame.maxX
        }
        return elements
    }
}

package import SplitframeGeometry
package import SplitframeInterface

/// The layout of a bar that an app places like any other view: its row is in the middle of a toolbar's height, and at a
/// tab bar's top.
package struct FreeBar {
    private let frame: Rectangle
    private let metrics: BarMetrics
    private let pixelGrid: PixelGrid
    private let isMirrored: Bool

    /// - Parameter frame: The bar's frame in the window, in points.
    package init(
        frame: Rectangle, metrics: BarMetrics, pixelGrid: PixelGrid, isMirrored: Bool
    ) {
        self.frame = frame
        self.metrics = metrics
        self.pixelGrid = pixelGrid
        self.isMirrored = isMirrored
    }

    package func elements(of items: [ToolbarItem]) -> [InterfaceElement] {
        let layout = ToolbarLayout(metrics: metrics, width: frame.width, pixelGrid: pixelGrid, items: items)
        return placed(
            layout.elements, y: (frame.height - metrics[.toolbarRow]) / 2 - metrics[.toolbarTop])
    }

    package func elements(of tabs: [TabElement]) -> [InterfaceElement] {
        let layout = TabBarLayout(
            metrics: metrics, width: frame.width, pixelGrid: pixelGrid, tabs: tabs,
            givenHeight: min(frame.height, metrics[.tabRow]))
        return placed(layout.elements, y: 0)
    }

    private func placed(_ elements: [InterfaceElement], y: Double) -> [InterfaceElement] {
        elements.map { element in
            var element = element
            if isMirrored { element.frame = element.frame.mirrored(inWidth: frame.width) }
            element.frame = element.frame.offset(x: frame.x, y: frame.y + y)
            return element
        }
    }
}

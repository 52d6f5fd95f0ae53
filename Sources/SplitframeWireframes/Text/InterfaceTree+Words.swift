import SplitframeGeometry
package import SplitframeInterface

extension InterfaceTree {
    /// UIKit's name of the display mode, or `collapsed`; nil without a split view.
    package var modeWord: String? {
        root.all { $0.split != nil }.first?.split.map {
            $0.isCollapsed ? DisplayMode.collapsedName : $0.displayMode.name
        }
    }

    /// The visible columns of the split view with their widths in points: `primary 320`.
    package var widthWords: [String] {
        columnsInReadingOrder.map { "\($0.name) \($0.frame.width.figureText)" }
    }

    /// The visible columns from left to right.
    var columnsInReadingOrder: [InterfaceElement] {
        layers.flatMap { $0.all { $0.column != nil } }.sorted {
            ($0.frame.midX, $0.frame.maxX) < ($1.frame.midX, $1.frame.maxX)
        }
    }
}

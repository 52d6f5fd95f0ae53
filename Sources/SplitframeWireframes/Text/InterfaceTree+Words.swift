import SplitframeGeometry
package import SplitframeInterface

extension InterfaceTree {
    /// UIKit's name of the display mode, or `collapsed`; nil without a split view.
    package var modeWord: String? {
        let splits = root.all { if case .split = $0.kind { true } else { false } }
        guard case .split(let split)? = splits.first?.kind else { return nil }
        return split.isCollapsed ? "collapsed" : split.displayMode.name
    }

    /// The visible columns of the split view with their widths in points: `primary 320`.
    package var widthWords: [String] {
        columnsInReadingOrder.map { "\($0.name) \($0.frame.width.figureText)" }
    }

    /// The visible columns from left to right.
    var columnsInReadingOrder: [InterfaceElement] {
        layers.flatMap { $0.all { if case .column = $0.kind { true } else { false } } }.sorted {
            ($0.frame.midX, $0.frame.maxX) < ($1.frame.midX, $1.frame.maxX)
        }
    }
}

import SplitframeGeometry
import SplitframeInterface

extension ResolvedSplit {
    /// The layout in one line: mode, then each visible column with its width in points.
    public var summary: String {
        // Only the top column of a collapsed stack is visible.
        let seen = isCollapsed ? Array(arrangement.columns.suffix(1)) : arrangement.columns
        let columns = seen.sorted { $0.column < $1.column }
            .map { "\($0.column) \($0.frame.width.pointText)" }
        return "\(isCollapsed ? "collapsed" : displayMode.name): \(columns.joined(separator: ", "))"
    }
}

public import SplitframeGeometry

/// Where bars at the bottom of a column stand: the wireframe's convention.
public enum BottomBar: Sendable {
    case toolbar
    case tabBar

    /// The distance of floating bars from the column's end and from each other (iOS 26), in points.
    private static let floatingMargin = 21.0
    private static let floatingGap = 8.0

    /// The bar's height in points.
    public func height(in generation: Generation) -> Double {
        switch self {
        case .toolbar: 48
        case .tabBar: generation[.tabBarHeight]
        }
    }

    /// The frames of a column's bars from the bottom up, inside the safe area at the sides.
    ///
    /// In iOS 26 they float above the column's end, else the lowest one ends at the safe area.
    public static func frames(
        of bars: [BottomBar], in column: Rectangle, safeArea: EdgeInsets, generation: Generation
    ) -> [Rectangle] {
        let isFloating = generation.look.hasGlass
        var bottom = column.maxY - (isFloating ? floatingMargin : safeArea.bottom)
        return bars.map { bar in
            let height = bar.height(in: generation)
            defer { bottom -= height + (isFloating ? floatingGap : 0) }
            return Rectangle(
                x: column.minX + safeArea.left, y: bottom - height,
                width: column.width - safeArea.left - safeArea.right, height: height)
        }
    }
}

import SplitframeGeometry

extension LayoutNumber {
    /// The length in points as text.
    var lengthText: String { points.isInfinite ? "unlimited" : points.pointText }

    /// The end of a sentence about this width, which mentions the minimum or maximum that limits it.
    func limits(of free: Self) -> String {
        if self > free { return "; it is never narrower than \(lengthText)." }
        if self < free { return "; it is never wider than \(lengthText)." }
        return ": it is \(lengthText) wide."
    }
}

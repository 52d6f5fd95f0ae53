import SplitframeGeometry

extension Rectangle {
    func strip(top: Double) -> Rectangle { Rectangle(x: x, y: y, width: width, height: top) }
    func strip(bottom: Double) -> Rectangle {
        Rectangle(x: x, y: maxY - bottom, width: width, height: bottom)
    }
    func strip(left: Double) -> Rectangle { Rectangle(x: x, y: y, width: left, height: height) }
    func strip(right: Double) -> Rectangle {
        Rectangle(x: maxX - right, y: y, width: right, height: height)
    }

    /// The rectangle with some of its edges moved inwards.
    func inset(
        top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
    ) -> Rectangle {
        inset(by: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// The horizontal or the vertical range that the rectangle covers.
    func range(across: Bool) -> ClosedRange<Double> { across ? minX...maxX : minY...maxY }

    /// The widest part over the full height that no other rectangle crosses, nil if there is none.
    func widestPart(beside others: [Rectangle]) -> Rectangle? {
        let ranges = others.compactMap { intersection($0) }.map { $0.minX...$0.maxX }
        guard width > 0,
            let widest = (minX...maxX).subtracting(ranges).max(by: { $0.length < $1.length })
        else { return nil }
        return Rectangle(x: widest.lowerBound, y: y, width: widest.length, height: height)
    }

    /// The widest part over the full height that is visible below others; covers of less than half of the height are
    /// ignored.
    func clearPart(below covers: [Rectangle]) -> Rectangle? {
        widestPart(beside: covers.filter { ($0.intersection(self)?.height ?? 0) >= height / 2 })
    }
}

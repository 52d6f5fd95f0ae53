extension ClosedRange<Double> {
    var length: Double { upperBound - lowerBound }
    var middle: Double { (lowerBound + upperBound) / 2 }

    /// The parts of a range outside others, which are sorted from left to right.
    func subtracting(_ others: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var rest: [ClosedRange<Double>] = []
        var start = lowerBound
        for other in others where other.upperBound > start {
            if other.lowerBound > start { rest.append(start...Swift.min(other.lowerBound, upperBound)) }
            start = Swift.max(start, other.upperBound)
            if start >= upperBound { return rest }
        }
        return start < upperBound ? rest + [start...upperBound] : rest
    }
}

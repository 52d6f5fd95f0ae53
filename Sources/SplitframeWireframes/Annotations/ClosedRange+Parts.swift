extension ClosedRange<Double> {
    var length: Double { upperBound - lowerBound }
    var middle: Double { (lowerBound + upperBound) / 2 }

    /// The parts of a range outside others, in order.
    func subtracting(_ others: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var rest: [ClosedRange<Double>] = []
        var start = lowerBound
        for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) where other.upperBound > start {
            if other.lowerBound > start { rest.append(start...Swift.min(other.lowerBound, upperBound)) }
            start = Swift.max(start, other.upperBound)
            if start >= upperBound { return rest }
        }
        return start < upperBound ? rest + [start...upperBound] : rest
    }
}

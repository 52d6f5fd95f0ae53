extension ClosedRange<Double> {
    /// The starts of intervals that are placed in their order without overlap, with a spacing between them, and each as
    /// near to its wanted middle as possible; they leave the range only if they do not fit in it.
    func spread(_ intervals: [(middle: Double, length: Double)], spacing: Double) -> [Double] {
        var clusters: [Cluster] = []
        for interval in intervals {
            var last = Cluster(
                count: 1, wanted: interval.middle - interval.length / 2, length: interval.length)
            while let before = clusters.last,
                before.start(in: self) + before.length + spacing > last.start(in: self)
            {
                clusters.removeLast()
                let offset = before.length + spacing
                last = Cluster(
                    count: before.count + last.count,
                    wanted: before.wanted + last.wanted - Double(last.count) * offset,
                    length: offset + last.length)
            }
            clusters.append(last)
        }
        var rest = intervals[...]
        return clusters.flatMap { cluster -> [Double] in
            var next = cluster.start(in: self)
            defer { rest = rest.dropFirst(cluster.count) }
            return rest.prefix(cluster.count).map { interval in
                defer { next += interval.length + spacing }
                return next
            }
        }
    }
}

/// Adjacent intervals with nothing but the spacing between them.
private struct Cluster {
    var count: Int
    /// The sum of the cluster starts that the intervals' wanted positions imply.
    var wanted: Double
    var length: Double

    func start(in range: ClosedRange<Double>) -> Double {
        max(range.lowerBound, min(wanted / Double(count), range.upperBound - length))
    }
}

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

extension ClosedRange<Double> {
    /// The start of a length whose middle is as near as possible to a position, without leaving the range if it fits.
    func start(of length: Double, about position: Double) -> Double {
        guard self.length > length else { return (middle - length / 2).rounded() }
        return Swift.min(Swift.max(position - length / 2, lowerBound), upperBound - length).rounded()
    }
}

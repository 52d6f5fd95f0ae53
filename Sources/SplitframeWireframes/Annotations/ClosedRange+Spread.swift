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

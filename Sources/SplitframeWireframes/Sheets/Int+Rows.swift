extension Int {
    /// The number of parts of at most `size` elements into which this number of elements is divided.
    func parts(of size: Int) -> Int { (self + size - 1) / size }

    /// The number of elements per row that spreads this number evenly over as few rows as possible.
    func perRow(atMost most: Int) -> Int { Swift.max(1, parts(of: Swift.max(1, parts(of: most)))) }
}

extension Int {
    /// How many parts of at most a size hold so many.
    func parts(of size: Int) -> Int { (self + size - 1) / size }

    /// How many of so many stand in a row, where as few rows as hold them all are about equally long.
    func perRow(atMost most: Int) -> Int { Swift.max(1, parts(of: Swift.max(1, parts(of: most)))) }
}

extension Sequence<String> {
    /// The word nearest to a misspelt one, or nil if none is near.
    ///
    /// Case, hyphens, underscores and spaces are ignored. A text of three or more letters may also be the beginning of
    /// a word; a misspelt beginning counts as one more slip. A word is near with at most one slip per three letters,
    /// and always with a single slip.
    public func nearest(to written: String) -> String? {
        nearest(to: written, atMost: 1).first
    }

    /// The words near a misspelt one, the nearest first; equally near ones by length, then by their order.
    public func nearest(to written: String, atMost count: Int) -> [String] {
        // No known word is this long, and the time to compare grows with both lengths.
        guard written.utf8.count <= 200 else { return [] }
        let wanted = written.spellingKey
        guard !wanted.isEmpty else { return [] }
        let ranked = enumerated().map { place, word in
            let key = word.spellingKey
            return (word: word, rank: (wanted.slips(from: key), key.count, place))
        }
        return ranked.filter { $0.rank.0 <= Swift.max(1, wanted.count / 3) }
            .sorted { $0.rank < $1.rank }.prefix(count).map(\.word)
    }
}

extension String {
    /// The letters that are compared in spellings.
    fileprivate var spellingKey: [Character] { lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" } }
}

extension [Character] {
    /// The number of slips between a word, or its beginning, and this text.
    fileprivate func slips(from word: [Character]) -> Int {
        let distances = editDistances(toBeginningsOf: word)
        let whole = distances[word.count]
        guard count > 2, let beginning = distances.min() else { return whole }
        return beginning == 0 ? 0 : Swift.min(whole, beginning + 1)
    }

    /// For each beginning of another word, from 0 letters on, the number of letters to add, remove, change or swap with
    /// their neighbour to turn this text into it.
    private func editDistances(toBeginningsOf other: [Character]) -> [Int] {
        var beforeLast: [Int] = []
        var last = Array<Int>(0...other.count)
        for (row, character) in enumerated() {
            var current = [row + 1]
            for (column, candidate) in other.enumerated() {
                var distance = Swift.min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (character == candidate ? 0 : 1)
                )
                if row > 0, column > 0, character == other[column - 1], self[row - 1] == candidate {
                    distance = Swift.min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            (beforeLast, last) = (last, current)
        }
        return last
    }
}

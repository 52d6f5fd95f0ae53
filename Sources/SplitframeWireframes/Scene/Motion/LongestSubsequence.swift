/// Merges two lists: a longest common subsequence, and the remaining elements of both.
struct LongestSubsequence {
    /// One element, by its index in the first list, in the second or in both.
    enum Step: Equatable {
        case both(Int, Int)
        case first(Int)
        case second(Int)
    }

    /// All elements of both lists in order; an element of only the first list precedes one of only the second.
    let steps: [Step]

    init(_ first: [Int], _ second: [Int]) {
        // The greatest number of common elements from each pair of indexes on.
        var lengths = [[Int]](
            repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
        for i in first.indices.reversed() {
            for j in second.indices.reversed() {
                lengths[i][j] =
                    first[i] == second[j]
                    ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < first.count || j < second.count {
            if i < first.count, j < second.count, first[i] == second[j] {
                steps.append(.both(i, j))
                (i, j) = (i + 1, j + 1)
            } else if j == second.count || i < first.count && lengths[i + 1][j] >= lengths[i][j + 1] {
                steps.append(.first(i))
                i += 1
            } else {
                steps.append(.second(j))
                j += 1
            }
        }
        self.steps = steps
    }
}

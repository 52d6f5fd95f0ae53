/// Two lists as one: what they have in common in the same order, as much of it as possible, and the rest of both.
struct LongestSubsequence {
    /// One element, by its place in the first list, in the second or in both.
    enum Step: Equatable {
        case both(Int, Int)
        case first(Int)
        case second(Int)
    }

    /// Everything of both lists in order; what is only in the first stands before what is only in the second.
    let steps: [Step]

    init(_ first: [Int], _ second: [Int]) {
        // The most that the lists from each pair of places on have in common.
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

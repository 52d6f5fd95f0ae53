import SplitframeComparison
import SplitframeInterface
import SplitframeWireframes

extension ReviewCase {
    /// Before and after in box-drawing characters, side by side in `width` columns; nil without twins.
    package func beforeAndAfter(width: Int) -> String? {
        let part = width / 2
        let sides = [("expected", expected), ("actual", actual)].compactMap { name, side in
            side?.twin.flatMap(InterfaceTree.init).map { tree in
                [name]
                    + BoxDrawing(tree: tree, width: part - 1, height: part / 3).text
                    .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            }
        }
        guard let height = sides.map(\.count).max() else { return nil }
        return (0..<height).map { row in
            var line = sides.map { side in
                let text = row < side.count ? side[row] : ""
                return text + String(repeating: " ", count: max(0, part + 1 - text.count))
            }.joined()
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}

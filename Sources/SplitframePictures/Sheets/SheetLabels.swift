import SplitframeWireframes

/// A description of a sheet: groups of pictures with the same arrangement of columns, then each picture by itself.
struct SheetLabels {
    /// More names than these are counted instead of listed.
    private static let mostNames = 8

    private let heading: String
    private var columns: [String] = []
    private var names: [String] = []
    private var sentences: [String] = []

    /// - Parameter heading: The sentence about all pictures, without its full stop.
    init(heading: String) { self.heading = heading }

    /// Adds a picture.
    ///
    /// - Parameters:
    ///   - named: The headings and labels above and below it, from the outermost in; may be empty.
    ///   - sentence: The sentence about this picture.
    mutating func add(
        _ wireframe: Wireframe, named: [String], sentence: String, in phrases: AlternativeTextPhrases
    ) {
        let name = named.filter { !$0.isEmpty }.joined(separator: " · ").replacing("\n", with: " · ")
        names.append(name)
        columns.append(wireframe.columnsInBrief(in: phrases))
        sentences.append(name.isEmpty ? sentence : phrases(.shown, ["subject": name, "columns": sentence]))
    }

    /// The description; as many of its groups list their names as fit in an alternative text, the smallest first.
    func text(in phrases: AlternativeTextPhrases) -> String {
        let groups = Array(names.indices).grouped { columns[$0] }
        var named: Set<Int> = []
        for index in groups.indices.sorted(by: { groups[$0].count < groups[$1].count }) {
            let fits =
                groups[index].count <= Self.mostNames && groups[index].allSatisfy { !names[$0].isEmpty }
                && head(groups, naming: named.union([index]), in: phrases).count
                    <= AlternativeTextPhrases.mostCharacters
            if fits { named.insert(index) }
        }
        return ([head(groups, naming: named, in: phrases)] + sentences).joined(separator: " ")
    }

    private func head(_ groups: [[Int]], naming named: Set<Int>, in phrases: AlternativeTextPhrases) -> String
    {
        let clauses = groups.enumerated().map { index, pictures in
            phrases(
                .shown,
                [
                    "subject": columns[pictures[0]],
                    "columns": named.contains(index)
                        ? pictures.map { names[$0] }.joined(separator: phrases(.listSeparator))
                        : phrases.count(pictures.count, one: .onePicture, several: .pictures),
                ])
        }
        return phrases.sentence([heading] + clauses)
    }
}

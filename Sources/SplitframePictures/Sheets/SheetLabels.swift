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

    /// The description; its groups list as many names as fit in an alternative text.
    func text(in phrases: AlternativeTextPhrases) -> String {
        let groups = Array(names.indices).grouped { columns[$0] }
        let heads = (0...Self.mostNames).reversed().lazy.map { head(groups, naming: $0, in: phrases) }
        let fitting = heads.first { $0.count <= AlternativeTextPhrases.mostCharacters }
        return ([fitting ?? head(groups, naming: 0, in: phrases)] + sentences).joined(separator: " ")
    }

    private func head(_ groups: [[Int]], naming most: Int, in phrases: AlternativeTextPhrases) -> String {
        let clauses = groups.map { pictures in
            let known = pictures.map { names[$0] }.filter { !$0.isEmpty }
            return phrases(
                .shown,
                [
                    "subject": columns[pictures[0]],
                    "columns": known.count == pictures.count && known.count <= most
                        ? known.joined(separator: phrases(.listSeparator))
                        : phrases.count(pictures.count, one: .onePicture, several: .pictures),
                ])
        }
        return phrases.sentence([heading] + clauses)
    }
}

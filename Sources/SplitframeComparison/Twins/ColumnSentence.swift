import SplitframeInterface

/// A sentence about one column or several at once: `primary and supplementary columns are gone`.
struct ColumnSentence {
    let text: String

    /// - Parameters:
    ///   - paths: The paths of the columns, in the order in which they are named.
    ///   - one: The end of a sentence about one column.
    ///   - several: The end of a sentence about several columns.
    init(_ paths: [String], one: String, several: String) {
        let names = paths.map(ElementChange.name(ofElementAt:))
        let list = [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
        text =
            "\(list.joined(separator: " and ")) \(names.count == 1 ? "column \(one)" : "columns \(several)")"
    }
}

import SplitframeComparison
import SplitframeGeometry
import SplitframeJSON

extension JSON {
    /// A layout as programs are told it, as the text that interfaces are compared by; nil where it is none.
    ///
    /// It has the window, the split view and its visible columns: no bars and no content.
    func twin(of selection: [String: JSON]) -> String? {
        guard let size = self["size"]?.numbers, size.count == 2, let columns = self["columns"]?.object else {
            return nil
        }
        func word(_ key: String) -> String? { self[key].map(\.twinWord) }
        func attributes(_ pairs: [(String, String?)]) -> String {
            pairs.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: " ")
        }
        var lines = [
            Twin.header,
            "window\t"
                + attributes([
                    ("size", word("size")), ("scale", word("scale")), ("safeArea", word("safeArea")),
                    ("horizontalSizeClass", word("horizontalSizeClass")),
                    ("verticalSizeClass", word("verticalSizeClass")),
                    ("direction", selection["direction"]?.twinWord),
                    ("generation", selection["generation"]?.twinWord),
                ]),
            "split\t"
                + attributes([
                    ("style", selection["style"]?.twinWord), ("displayMode", word("displayMode")),
                    ("splitBehavior", word("splitBehavior")), ("isCollapsed", word("isCollapsed")),
                ]),
        ]
        let known = ["secondary", "supplementary", "primary", "inspector", "compact"]
        for name in known + columns.keys.filter({ !known.contains($0) }).sorted() {
            guard let column = columns[name], column["isShowing"]?.bool == true,
                let frame = column["frame"]?.twinWord
            else { continue }
            lines.append(
                "split/\(name)\t"
                    + attributes([
                        ("frame", frame), ("presentation", "tiled"),
                        ("safeArea", column["safeArea"]?.twinWord),
                    ]))
        }
        for (name, button) in (self["buttons"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let column = button["column"]?.string, columns[column] != nil else { continue }
            lines.append("split/\(column)/bar/\(name)\ticon=\(button["icon"]?.twinWord ?? "")")
        }
        let text = lines.map { $0 + "\n" }.joined()
        return (try? Twin(text)) == nil ? nil : text
    }

    /// The value as twins write it.
    private var twinWord: String {
        switch self {
        case .null: "none"
        case .bool(let flag): "\(flag)"
        case .number(let number): number.pointText
        case .string(let word): word
        case .array(let values): values.map(\.twinWord).joined(separator: ",")
        case .object: ""
        }
    }
}

extension ImageMarkup {
    /// Reads `.. image:: path` or `.. figure:: path` and the options in the lines below.
    init?(restructuredText lines: [Substring], mark: String?) {
        guard let first = lines.first,
            let kind = ["image", "figure"].first(where: { first.hasPrefix(".. \($0)::") })
        else { return nil }
        let path = first.dropFirst(kind.count + 5).drop(while: \.isWhitespace)
        self.init(form: .restructuredText, source: String(path).withoutPercents)
        head = kind
        take(mark: mark)
        for line in lines.dropFirst() {
            guard line.first == ":", let colon = line.unicodeScalars.dropFirst().firstIndex(of: ":") else {
                return nil
            }
            let name = String(line.dropFirst()[..<colon])
            let value = String(
                line[colon...].unicodeScalars.dropFirst().drop(while: \.properties.isWhitespace))
            switch name {
            case "alt": alternativeText = value
            case "width" where mark != nil && !keepsWidth: break
            default: attributes.append(Attribute(name: name, value: value))
            }
        }
    }

    func restructuredText(_ links: FigureLinks) -> [String] {
        let options = [Attribute(name: "alt", value: alternativeText ?? "")]
        let isWide = links.isWidthAsked || value(of: "width") == nil && value(of: "scale") == nil
        let width = isWide ? [Attribute(name: "width", value: "\(links.width)px")] : []
        let kept = attributes.filter { $0.name != "width" || !isWide }
        return (mark(beside: kept.first { $0.name == "width" }).map { [".. generated \($0)"] } ?? [])
            + [".. \(head.isEmpty ? "image" : head):: \(links.finest.path.urlPath)"]
            + (options + width + kept).map { "   :\($0.name): \($0.value ?? "")" }
    }
}

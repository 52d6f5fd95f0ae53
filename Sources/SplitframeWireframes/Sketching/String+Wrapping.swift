import SplitframeText

extension String {
    /// The text in as few lines as fit a width, broken at separators, with lines of about equal length.
    func wrapped(at separator: String, in width: Double, font: Font) -> [String] {
        guard !isEmpty else { return [] }
        let total = font.estimatedWidth(of: self)
        guard total > width else { return [self] }
        let parts = split(separator: separator).map(String.init)
        var count = (total / width).rounded(.up)
        while true {
            let lines = parts.joined(by: separator, near: total / count, atMost: width, font: font)
            if Double(lines.count) <= count || lines.count == parts.count { return lines }
            count += 1
        }
    }
}

extension [String] {
    /// Joins the parts to lines of about a given length, and at most the limit.
    fileprivate func joined(
        by separator: String, near length: Double, atMost limit: Double, font: Font
    ) -> [String] {
        var lines: [String] = []
        var line = ""
        for part in self {
            let longer = line.isEmpty ? part : line + separator + part
            if line.isEmpty || font.estimatedWidth(of: line) < length,
                font.estimatedWidth(of: longer) <= limit
            {
                line = longer
            } else {
                if !line.isEmpty { lines.append(line) }
                line = part
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

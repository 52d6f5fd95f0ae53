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
            // Shorter lines are at least as many, so that no number up to this one is reached; of many lines some are
            // skipped, because each attempt takes as long as the text is.
            count = max(Double(lines.count), (count * 1.1).rounded(.down))
        }
    }
}

extension [String] {
    /// Joins the parts to lines of about a given length, and at most the limit.
    fileprivate func joined(
        by separator: String, near length: Double, atMost limit: Double, font: Font
    ) -> [String] {
        let gap = font.estimatedWidth(of: separator)
        var lines: [String] = []
        var line = ""
        var used = 0.0
        for part in self {
            let needed = font.estimatedWidth(of: part)
            if line.isEmpty {
                (line, used) = (part, needed)
            } else if used < length, used + gap + needed <= limit {
                line += separator + part
                used += gap + needed
            } else {
                lines.append(line)
                (line, used) = (part, needed)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

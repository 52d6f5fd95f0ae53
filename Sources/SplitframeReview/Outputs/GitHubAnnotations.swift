/// Workflow commands that GitHub's runner shows as annotations: one line per cause, because it shows few.
package enum GitHubAnnotations {
    package static func text(of review: Review) -> String {
        review.chapters.compactMap { chapter in
            let open = review.cases(of: chapter).filter(\.isOpen)
            guard let first = open.first else { return nil }
            let (path, line) = first.source
            let rest = open.count > 1 ? " and \(open.count - 1) more" : ""
            return
                "::error file=\(path.property),\(line.map { "line=\($0)," } ?? "")title=\(chapter.sentence.property)::"
                + "\(first.name)\(rest): \(first.sentence)".message + "\n"
        }.joined()
    }
}

extension String {
    /// The text escaped as a workflow command's message.
    fileprivate var message: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The text escaped as a workflow command's property.
    fileprivate var property: String { message.replacing(":", with: "%3A").replacing(",", with: "%2C") }
}

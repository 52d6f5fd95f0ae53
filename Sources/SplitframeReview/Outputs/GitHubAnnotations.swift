import SplitframeInterface

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
        replacing(scalars: ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// The text escaped as a workflow command's property.
    fileprivate var property: String { message.replacing(scalars: [":": "%3A", ",": "%2C"]) }
}

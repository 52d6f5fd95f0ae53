package import SplitframeFiles
import SplitframeInterface

/// `report.sarif` (2.1.0): one rule per cause, one result per picture.
package enum SARIFReport {
    package static let name = "report.sarif"

    package static func json(of review: Review) -> JSON {
        let rules = review.chapters.map { chapter -> JSON in
            ["id": .string(chapter.id), "shortDescription": ["text": .string(chapter.sentence)]]
        }
        let results = review.open.map { reviewed -> JSON in
            let (path, line) = reviewed.source
            let place: [String: JSON?] = [
                "artifactLocation": ["uri": .string(path.uriPath)],
                "region": line.map { ["startLine": .number(Double($0))] },
            ]
            return [
                "ruleId": .string(reviewed.cause), "level": "error",
                "message": ["text": .string("\(reviewed.name): \(reviewed.sentence)")],
                "locations": [["physicalLocation": .members(place)]],
                "partialFingerprints": ["splitframe/v1": .string("\(reviewed.cause) \(reviewed.name)")],
            ]
        }
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": ["name": "splitframe", "rules": .array(rules)]],
                    "results": .array(results),
                ]
            ],
        ]
    }
}

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

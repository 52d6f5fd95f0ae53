package import SplitframeFiles

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

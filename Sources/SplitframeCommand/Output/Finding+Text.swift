import SplitframeFiles
import SplitframeInterface
import SplitframeLayout

extension [Finding] {
    /// The findings as text; equal findings about several places are listed once, with the places.
    var text: String {
        var groups: [Finding: [Finding]] = [:]
        var order: [Finding] = []
        for finding in self {
            var anywhere = finding
            (anywhere.device, anywhere.place) = ("", "")
            if groups[anywhere] == nil { order.append(anywhere) }
            groups[anywhere, default: []].append(finding)
        }
        return order.map { finding in
            let devices = (groups[finding] ?? []).reduce(into: [(id: String, places: [String])]()) {
                if $0.last?.id != $1.device { $0.append(($1.device, [])) }
                $0[$0.count - 1].places.append($1.place)
            }
            let places = devices.map { "\($0.id) (\($0.places.joined(separator: "; ")))" }
            return """
                \(finding.message)
                   on \(places.joined(separator: ", "))
                   guideline: \(finding.guideline)
                   change: \(finding.change.text)
                """
        }.joined(separator: "\n")
    }
}

extension Finding {
    /// The JSON form of a list of findings.
    static let listForm = JSONForm<[Finding]>([
        .list("findings", form, "configuration by configuration, place by place") { $0 }
    ])

    static let form = JSONForm<Finding>([
        .text("guideline", "in our words") { $0.guideline },
        .text("device", "its id") { $0.device },
        .text("place", "orientation and window") { $0.place },
        .text("message", "what was found") { $0.message },
        .text("change", "what cures it") { $0.change.text },
        .init("column", .optional(.named(Column.self)), "the column that it is about") {
            $0.column.map { .string($0.name) } ?? .null
        },
        .someText("property", "the property that the change sets") { $0.change.property?.name },
        .init("measured", value, "what there is: points, or a word") { $0.measured?.json ?? .null },
        .init("wanted", value, "what is requested, or should be") { $0.wanted?.json ?? .null },
    ])

    private static let value = JSONShape.either([.number(), .text, .null])
}

import SplitframeJSON
import SplitframeLayout

extension [Finding] {
    /// Findings that say the same of several places stand there once, with the places.
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
    var json: JSON {
        [
            "guideline": .string(guideline), "device": .string(device), "place": .string(place),
            "message": .string(message), "change": .string(change.text),
        ]
    }
}

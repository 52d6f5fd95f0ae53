import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeLayout
import SplitframeRequests

/// The page on which a split view is explored: its controls come from the keys and the properties that there are.
struct ExplorePage {
    let html: String
    let policy: String

    init(start: Selection, devices: [Device]) {
        var page = PageDocument(
            title: "Splitframe explore", styles: PackageResources.explore_css,
            body: PackageResources.explore_html, script: PackageResources.explore_js)
        page.talksToServer = true
        page.isGallery = false
        page.drawsFigures = true
        policy = page.policy
        html = page.html(data: [
            "start": start.wordsJSON,
            "devices": .array(
                devices.map { [.string($0.id), .string($0.name)] }),
            "properties": .array(SplitPropertyKey.all.map(Self.json)),
            "contents": .strings(SelectionKey.content.choices),
            "annotations": .strings(SelectionKey.annotate.choices),
        ])
    }

    private static func json(_ key: SplitPropertyKey) -> JSON {
        let (choices, kind): ([String], String) =
            switch key.values {
            case .choice(let choices): (choices, "choice")
            case .flag: (["true", "false"], "choice")
            case .points: ([], "points")
            case .fraction: ([], "fraction")
            }
        return ["name": .string(key.name), "kind": .string(kind), "choices": .strings(choices)]
    }
}

extension Selection {
    /// The pairs of which the page's address consists.
    var wordsJSON: JSON { .array(words.map { [.string($0.key.name), .string($0.text)] }) }
}

extension SelectionKey {
    fileprivate var choices: [String] {
        switch values {
        case .perColumn(let choices): choices ?? []
        case .some(let choices): choices
        default: []
        }
    }
}

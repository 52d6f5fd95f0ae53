import Foundation

extension BadInput {
    private static let split =
        #""environment": {"device": "ipad-10th"}, "splitView": {"style": "tripleColumn", "columns": {"primary": "nav[A]", "supplementary": "tabs[S,T]", "secondary": "nav[B]", "compact": "C"}}"#

    /// Actions that make no sense after mounting; the message has step and path.
    private static let actions: [String] = [
        #"{"push": {"on": "nav[A]", "viewController": "nav[A]"}}"#,
        #"{"push": {"on": "nav[A]", "viewController": "B"}}"#,
        #"{"push": {"on": "nav[A]", "viewController": "S"}}"#,
        #"{"push": {"on": "nav[A]", "viewController": "C"}}"#,
        #"{"push": {"on": "nav[A]", "viewController": "tabs[nav[A]]"}}"#,
        #"{"push": {"on": "nav[A]", "viewController": "tabs[S,T]"}}"#,
        #"{"push": {"on": "nav[Z]", "viewController": "X"}}"#,
        #"{"push": {"on": "split", "viewController": "X"}}"#,
        #"{"push": {"column": "inspector", "viewController": "tabs[A]"}}"#,
        #"{"pop": {"on": "Z"}}"#, #"{"pop": {"on": "split"}}"#, #"{"pop": {"on": "C"}}"#,
        #"{"pop": {"column": "compact"}}"#,
        #"{"setViewController": {"column": "primary", "to": "nav[B,X]"}}"#,
        #"{"setViewController": {"column": "primary", "to": "S"}}"#,
        #"{"setViewController": {"column": "compact", "to": "tabs[A]"}}"#,
        #"{"setViewControllers": ["A", "nav[B]"]}"#, #"{"setViewControllers": ["tabs[B]"]}"#,
        #"{"showViewController": "nav[B,A]"}"#, #"{"showDetailViewController": "tabs[nav[A]]"}"#,
        #"{"showViewController": "X", "on": "Z"}"#, #"{"showDetailViewController": "X", "on": "nav[Z]"}"#,
        #"{"selectTab": 2, "on": "tabs[S,T]"}"#, #"{"selectTab": 9e15, "on": "tabs[S,T]"}"#,
        #"{"selectTab": 0}"#, #"{"selectTab": 0, "on": "nav[A]"}"#, #"{"selectTab": 0, "on": "Z"}"#,
        #"{"releaseDelegate": "other"}"#,
    ]

    /// Files whose words are right and make no sense together.
    private static let files: [(text: String, names: String)] = [
        (#"{"environment": {"device": "zzz"}}"#, "environment"),
        (#"{"environment": {"device": "iphone-16", "window": "half"}}"#, "environment"),
        (#"{"environment": {"device": "ipad-10th", "window": [5000, 5000]}}"#, "environment"),
        (#"{"environment": {"size": [800, 600], "scale": 1e308}}"#, "environment.scale"),
        (#"{"environment": {"size": [1e308, 600]}}"#, "environment.size"),
        (#"{"environment": {"size": [0, 0]}}"#, "environment.size"),
        (#"{"environment": {"size": [800, 600], "safeArea": [1e308, 0, 0, 0]}}"#, "environment.safeArea"),
        (#"{"generation": "iOS26", "profile": "iOS14"}"#, "generation"),
        (#"{"splitView": {"style": "doubleColumn", "columns": {"supplementary": "S"}}}"#, "splitView"),
        (#"{"splitView": {"style": "unspecified", "viewControllers": ["A", "B", "C"]}}"#, "splitView"),
        (
            #"{"splitView": {"style": "unspecified", "viewControllers": ["A", "A"]}}"#,
            "splitView.viewControllers"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "nav[A]"}}}"#,
            "splitView.columns"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "columns": {"primary": "nav[split]"}}}"#,
            "splitView.columns.primary"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "columns": {"primary": "split"}}}"#,
            "splitView.columns.primary"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "columns": {"primary": "nav[nav[],nav[]]"}}}"#,
            "splitView.columns.primary"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "columns": {"primary": "nav["}}}"#,
            "splitView.columns.primary"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "columns": {"primary": "nav[A]]"}}}"#,
            "splitView.columns.primary"
        ),
        (
            #"{"splitView": {"style": "doubleColumn", "properties": {"preferredPrimaryColumnWidth": -1}}}"#,
            "preferredPrimaryColumnWidth"
        ),
        (#"{"splitView": {"style": "doubleColumn", "properties": {"primaryEdge": 1}}}"#, "primaryEdge"),
        (#"{"root": "nav[A,A]"}"#, "root"), (#"{"root": "split"}"#, "root"),
        (#"{"scenarios": []}"#, "scenarios"),
        (#"{"scenarios": [{"root": "nav["}]}"#, "scenarios[0].root"),
        ("{\"name\": \"\(String(repeating: "n", count: 1001))\"}", "1000 characters are the limit"),
        ("{\"root\": \"\(String(repeating: "n", count: 1001))\"}", "1000 characters are the limit"),
        ("{\"root\": \"\(nested(17))\"}", "16 controllers inside each other are the limit"),
        ("{\"root\": \"\(nested(50_000))\"}", "16 controllers inside each other are the limit"),
        ("{\"root\": \"nav[\(crowd)]\"}", "1000 controllers in one stack are the limit"),
        ("{\"steps\": [{}\(String(repeating: ",{}", count: 10_000))]}", "SPLITFRAME_MAX_STEPS"),
        (
            "{\"steps\": [{\"do\": [{\"show\": \"\(String(repeating: "x", count: 100_000))\"}]}]}",
            "steps[0].do[0].show"
        ),
    ]

    private static var crowd: String { (0...1000).map { "A\($0)" }.joined(separator: ",") }

    private static func nested(_ depth: Int) -> String {
        String(repeating: "nav[", count: depth) + "A" + String(repeating: "]", count: depth)
    }

    static var scenarios: [BadInput] {
        var rows = [devices]
        for action in actions {
            let text = "{\(split), \"steps\": [{\"label\": \"s\", \"do\": [{\"mount\": {}}, \(action)]}]}"
            rows.append(Entry.scenario.bad(action, Data(text.utf8), names: "Step \"s\" (steps[0].do[1])"))
        }
        for (text, names) in files {
            rows.append(
                Entry.scenario.bad("\(text.prefix(160)) \(text.count)", Data(text.utf8), names: names))
        }
        return rows
    }

    /// A screen cut into more tiles than anybody draws.
    private static var devices: BadInput {
        let text =
            #"[{"id": "x", "name": "X", "idiom": "pad", "portraitSize": {"w": 10000, "h": 10000}, "scale": 1, "safeArea": {"portrait": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}}, "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}}, "tilesPadOS26": {"gap": 0, "kind": "measured", "source": "x", "portrait": {"quarter": {"w": 1, "h": 1}}, "landscape": {}}}]"#
        return Entry.devices.bad("tiles of one point", Data(text.utf8), names: "1000 tiles are the limit")
    }
}

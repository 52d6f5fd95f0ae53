import SplitframeRequests

extension Command {
    /// `splitframe context`: what a program, or a language model, has to know to ask for a picture.
    static let context = Command(
        name: "context", summary: "print what a program needs to know to request a picture", usage: "",
        operands: .none, options: []
    ) { _, console in
        try console.print(contextText)
        return .done
    }

    /// At most 2 kB: keys, values, and an example of each kind.
    private static let contextText = """
        splitframe draws what UISplitViewController does on a device. A picture is a selection or a scenario.

        SELECTION keys, as JSON or as options (displayMode: --display-mode); lists in sheets and goldens:
        \(keys)
        `splitframe devices --json`, `splitframe schema NAME` and `splitframe COMMAND --help` have the rest.

        EXAMPLES
        splitframe render --device ipad-mini-6 --orientation landscape --style tripleColumn -o a.png
        splitframe explain --device ipad-10th --why secondary.width --json
        scenario.json, for render and replay: {"environment": {"device": "ipad-10th"}, "splitView": {"style": \
        "doubleColumn", "columns": {"primary": "nav[Inbox]", "secondary": "nav[Mail]"}}, "steps": [{"label": "a", \
        "do": [{"mount": {}}, {"rotate": "landscape"}]}]}
        Snapshots/goldens.json, for verify: {"schema": 1, "goldens": [{"selection": {"device": "ipad-mini-6", \
        "orientation": "all"}}]}
        A document, drawn by splitframe docs FILE; the block begins its line:
        <!-- splitframe: {"selection": {"device": "ipad-mini-6"}, "name": "mini"} -->
        <!-- splitframe: {"selection": {"style": ["doubleColumn", "tripleColumn"]}, "sheet": "pair"} -->
        """

    private static var keys: String {
        let named: [SelectionKey] = [
            .device, .orientation, .window, .generation, .style, .displayMode, .splitBehavior, .direction,
            .theme,
            .scale,
        ]
        return named.map { key in
            let values = key == .device ? ["an id, as ipad-10th, iphone-16-pro"] : key.completions
            return "\(key.name): \(values.joined(separator: ", "))"
        }.joined(separator: "\n")
    }
}

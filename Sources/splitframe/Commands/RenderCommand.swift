import CairoDrawing
import Gallery
import InterfaceModel
import JSONValues
import Selections
import Wireframes

extension Command {
    /// `splitframe render`: one picture.
    static let render = Command(
        name: "render", summary: "draw one split view on one device",
        usage: "[SCENARIO.json | PICTURE] [SELECTION] -o FILE",
        options: [
            .selection,
            OptionGroup(
                heading: "OUTPUT",
                options: [.pictureFile, .formatOrText, .lightAndDark, .step, .modeMap, .json]),
        ],
        discussion: [
            "Where nothing is said: \(Arguments.defaultDevice), portrait, full window, iOS26, doubleColumn, automatic modes.",
            "A scenario file (- for standard input) shows the state after its last step, or after --step; its own "
                + "drawing wishes hold unless --theme, --annotate, --scale or --bezel say otherwise.",
            "A PNG, SVG or PDF that splitframe drew is drawn again, but for what is said otherwise.",
            "A file that ends in .txt gets box-drawing characters, for terminals and comments.",
            "--json prints what the picture shows, as an entry of a gallery's gallery.json.",
            "--set applies before the split view is mounted; behavior and mode are set on screen afterwards.",
        ],
        examples: [
            "splitframe render --device ipad-mini-6 --style tripleColumn -o mini.png",
            "splitframe render --style triple-column --display-mode two-over-secondary -o over.png",
            "splitframe render mini.pdf --theme dark -o dark.png",
            "splitframe render rotation.json --step rotated -o rotated.png",
            "splitframe render --set preferredPrimaryColumnWidth=280 --annotate widths -o - > widths.png",
        ]
    ) { arguments, console in
        guard let path = arguments.value(.pictureFile) else {
            throw CommandError.missingOption("-o", placeholder: "FILE.png", command: "render")
        }
        guard arguments.operands.count <= 1 else {
            throw CommandError.unexpectedOperand(arguments.operands[1], command: "render")
        }
        let source = try arguments.operands.first.map { try PictureSource(path: $0) }
        if case .scenario(let file) = source {
            return try await drawScenario(file, to: path, arguments, console)
        }
        if arguments.value(.step) != nil {
            throw CommandError.pointless(option: "--step", with: "a selection; it names a step of a scenario")
        }
        let selection = try arguments.selection(like: source?.picture)
        let draw = { (selection: Selection) throws(SelectionError) in
            try arguments.has(.modeMap) ? Picture(modeMapOf: selection) : Picture(selection)
        }
        let picture = try draw(selection)
        var dark = selection
        dark.theme = .dark
        let bytes =
            try arguments.wantsText(at: path)
            ? Array(BoxDrawing(tree: picture.resolved.tree).text.utf8)
            : picture.bytes(
                as: arguments.pictureFormat(of: path),
                dark: arguments.has(.lightAndDark) ? draw(dark) : nil,
                painter: Painter(fonts: .installed()))
        try console.save(bytes, to: path)
        if path != "-", arguments.has(.json) { try console.print(picture.json(file: path).indentedText) }
        return .done
    }
}

/// Draws a step of a scenario.
private func drawScenario(
    _ file: ScenarioFile, to path: String, _ arguments: Arguments, _ console: Console
) async throws -> CommandStatus {
    let drawing: [SelectionKey] = [.theme, .annotate, .scale, .bezel]
    let pointless =
        (SelectionKey.allCases.filter { !drawing.contains($0) }.map { Option($0) } + [
            .lightAndDark, .modeMap, .json,
        ])
        .first { !arguments.values($0).isEmpty }
    if let pointless { throw CommandError.pointless(option: pointless.spelling, with: "a scenario") }
    let shown = try await file.picture(
        step: arguments.value(.step), wishes: { arguments.value(Option($0)) })
    let bytes =
        try arguments.wantsText(at: path)
        ? Array(BoxDrawing(tree: shown.tree).text.utf8)
        : shown.scene.bytes(
            as: arguments.pictureFormat(of: path, or: shown.format), scale: Double(shown.scale),
            title: shown.title, longDescription: shown.longDescription,
            painter: Painter(fonts: .installed()))
    try console.save(bytes, to: path)
    return .done
}

extension Option {
    fileprivate static let pictureFile = Option(
        name: "output", letter: "o", value: "FILE",
        help: "the picture's file, ending in .png, .svg, .pdf or .txt; - for standard output")
    fileprivate static let step = Option(
        name: "step", value: "LABEL", help: "the scenario's step to show; the last one unless given")
    fileprivate static let lightAndDark = Option(
        name: "light-and-dark", help: "SVG only: dark colours where the viewer prefers them")
    fileprivate static let modeMap = Option(
        name: "mode-map",
        help: "draw every mode that a user can reach from here by button and gesture, as a graph")
}

import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

extension Command {
    /// `splitframe render`: draws one picture.
    static let render = Command(
        name: "render", summary: "draw one split view on one device",
        usage: "[SCENARIO.json | PICTURE | BEFORE AFTER] [SELECTION] -o FILE", operands: Operands(most: 2),
        options: [
            .selection,
            OptionGroup(
                heading: "OUTPUT",
                options: [
                    .pictureFile, .formatOrText, .page, .small, .lightAndDark, .outlineText, .step,
                    .stepBefore,
                    .show, .modeMap, .animate, .interactive, .watch, .open, .json,
                ]),
        ],
        discussion: [
            "By default: \(Arguments.defaultDevice), portrait, full window, iOS26 (iOS27 on devices that begin there), doubleColumn, automatic modes.",
            "A scenario file (- for standard input) shows the state after its last step, or after --step; its own "
                + "place and drawing preferences apply unless options replace them.",
            "A PNG, SVG or PDF that splitframe drew is drawn again, with any options you add.",
            "Two of them, each a scenario or a picture, make a pair, before and after; so do two steps of one scenario "
                + "with --before-step. Options of the look apply to both.",
            "With --show all steps of a scenario become a filmstrip, as \"splitframe replay --filmstrip\" draws it.",
            "--animate moves from step to step: columns slide and grow, each step rests 1.2 seconds, each move takes 0.35. Viewers "
                + "without animation show the first step, as an SVG does where the reader prefers reduced motion.",
            "Several generations with commas between them, or all, are drawn beside each other, with differences from the one before "
                + "outlined.",
            "Several postures of a device that folds, or all, are drawn on one canvas, each by default in all its orientations "
                + "and windows.",
            "--interactive writes a page that needs no network: its reader drags the window's edge, turns the device and folds "
                + "it, and sees the layout at every device pixel with its reason.",
            "A file that ends in .txt gets box-drawing characters, for terminals and comments; on a terminal each column has its "
                + "colour, unless NO_COLOR is set.",
            "--json prints what the picture shows, also without -o, as an entry of a gallery's gallery.json; for a scenario its state, like "
                + "\"splitframe replay --json\"; for a pair both, as \"before\" and \"after\".",
            "--set applies before the split view is mounted; behaviour and mode are set on screen afterwards.",
        ],
        examples: [
            "splitframe render --device ipad-mini-6 --style tripleColumn -o mini.png",
            "splitframe render --style triple-column --display-mode two-over-secondary -o over.png",
            "splitframe render mini.pdf --theme dark -o dark.png",
            "splitframe render rotation.json --step rotated -o rotated.png",
            "splitframe render rotation.json --before-step upright --step rotated -o pair.png",
            "splitframe render rotation.json --show modes,widths,events -o strip.png",
            "splitframe render old.png new.png --annotate widths -o pair.svg",
            "splitframe render --set preferredPrimaryColumnWidth=280 --annotate widths -o - > widths.png",
            "splitframe render --mark primary.button=\"Shows the sidebar\" --spotlight primary -o marked.png",
            "splitframe render --device ipad-mini-6 --generation iOS26,iOS14 --style tripleColumn -o systems.png",
            "splitframe render --device iphone-duo --posture all -o postures.png",
            "splitframe render rotation.json --animate -o rotation.svg",
            "splitframe render --device ipad-air-13-inch-m2 --style tripleColumn --interactive -o figure.html",
            "splitframe render --crop secondary.bar --no-caption --background transparent -o bar.png",
        ]
    ) { arguments, console in
        if arguments.value(.show) != nil { return try await arguments.drawFilmstrip(on: console) }
        let asked = try RenderPlan(arguments)
        if arguments.has(.interactive) { return try await arguments.drawLiving(asked, on: console) }
        asked.noteEmptySplitViews(on: console)
        guard let path = arguments.value(.pictureFile) else {
            guard arguments.has(.json) else {
                throw CommandError.missingOption("-o", placeholder: "FILE.png", command: "render")
            }
            try await console.print(asked.picture(moving: asked.moves(at: nil)).json(file: nil))
            return .done
        }
        try asked.noteHiddenSteps(on: console, at: path)
        if path == "-", arguments.has(.json) { throw CommandError.twoResults(option: "-o -") }
        if path == "-", arguments.has(.open) { throw CommandError.conflict(option: "--open", with: "-o -") }
        if arguments.has(.watch), try !asked.moves(at: path) {
            return try await arguments.watchPicture(at: path, on: console)
        }
        let picture = try await arguments.draw(asked, to: path, on: console)
        if arguments.has(.json) { try console.print(picture.json(file: path)) }
        if arguments.has(.open) { try PictureViewer.open(path) }
        return .done
    }
}

extension Arguments {
    /// Draws all steps of a scenario.
    fileprivate func drawFilmstrip(on console: Console) async throws -> CommandStatus {
        try refuse(
            [.small, .step, .stepBefore, .modeMap, .animate, .watch, .open, .json], with: Option.show.spelling
        )
        try rejectSplitViewOptions()
        guard let path = value(.pictureFile) else {
            throw CommandError.missingOption("-o", placeholder: "FILE.png", command: "render")
        }
        if writesText(at: path) {
            throw CommandError.conflict(
                option: Option.show.spelling, with: "text, which has one step: --step names it")
        }
        _ = try filmstripFormat(at: path)
        let selection = try selectionList(among: devices(), allowsSeveral: false)
        let sources = try operands.map { try PictureSource(path: $0, self) }
        guard let file = sources.first?.scenario, sources.count == 1 else {
            throw CommandError.incomplete(
                option: Option.show.spelling, needs: "one scenario, whose steps it shows")
        }
        let plays = try await [Play](of: [file], console)
        try plays.saveFilmstrip(to: path, selection: selection, self, console)
        return .done
    }

    /// Draws a page on which the layout can be resized, turned and folded.
    fileprivate func drawLiving(_ asked: RenderPlan, on console: Console) async throws -> CommandStatus {
        try refuse(
            [
                .small, .formatOrText, .page, .lightAndDark, .outlineText, .step, .stepBefore, .modeMap,
                .animate, .watch, .json,
            ],
            with: Option.interactive.spelling)
        let selection = try asked.livingSelection()
        guard let path = value(.pictureFile) else {
            throw CommandError.missingOption("-o", placeholder: "FILE.html", command: "render")
        }
        guard path == "-" || path.fileSuffix == "html" else {
            throw CommandError.unknownFormat(path.fileSuffix ?? "", known: ["html"])
        }
        if path == "-", has(.open) { throw CommandError.conflict(option: "--open", with: "-o -") }
        try console.save(Array(await LivingFigure(selection, jobs: jobs).html.utf8), to: path)
        if has(.open) { try PictureViewer.open(path) }
        return .done
    }

    /// Draws a picture to a file.
    fileprivate func draw(
        _ asked: RenderPlan, to path: String, on console: Console
    ) async throws -> Picture {
        let picture = try await asked.picture(moving: asked.moves(at: path))
        let preferred = asked.preferences?.format
        let bytes: [UInt8]
        if writesText(at: path, or: preferred) {
            try refuse(
                [
                    .small, .lightAndDark, .outlineText, .page, .modeMap, Option(.canvas),
                    Option(.background), Option(.crop), Option(.exploded),
                ], with: "text, which has one layout as it is on screen")
            let isColored = path == "-" && console.showsOutput && console.allowsColor
            bytes = Array(picture.text(isColored: isColored).utf8)
        } else {
            let format = try pictureFormat(of: path, or: preferred)
            if format != .png { try refuse([.small], with: "a format other than png") }
            if format != .svg { try refuse([.lightAndDark, .outlineText], with: "a format other than svg") }
            bytes = try await picture.bytes(
                as: format, scale: picture.scale,
                dark: has(.lightAndDark) ? asked.picture(theme: .dark) : nil,
                paper: paper(for: format, or: asked.preferences?.page),
                outlinesTexts: has(.outlineText), effort: has(.small) ? .small : .fast,
                session: Painter(fonts: .installed()).session())
        }
        try console.save(bytes, to: path)
        if let wireframe = picture.interface, wireframe.lacksRegions {
            console.note(.noRegions(device: wireframe.place.device.name))
        }
        return picture
    }

    /// Draws a picture again whenever one of its input files is saved, and prints the changes.
    fileprivate func watchPicture(at path: String, on console: Console) async throws -> CommandStatus {
        let files = Set(operands)
        guard !files.isEmpty, !files.contains("-"), path != "-" else {
            throw CommandError.incomplete(option: "--watch", needs: "files to watch and to draw to")
        }
        try refuse([.json], with: "--watch")
        var last: Picture?
        return try await Watching(console: console, subject: operands.joined(separator: ", ")).run {
            files
        } work: { _ in
            let picture = try await draw(RenderPlan(self), to: path, on: console)
            defer { last = picture }
            guard let before = last?.interface?.tree, let now = picture.interface?.tree else {
                if has(.open) { try PictureViewer.open(path) }
                return ["\(path): \(picture.title)"]
            }
            let changes = InterfaceDifference(from: before, to: now).fewSentences
            return [
                "\(path): " + (changes.isEmpty ? "the layout is as it was" : changes.joined(separator: "; "))
            ]
        }
    }
}

extension Option {
    fileprivate static let pictureFile = Option(
        name: "output", letter: "o", value: "FILE", file: .output,
        help: "the picture's file, ending in .png, .svg, .pdf, .txt or .html; - for standard output")
    fileprivate static let small = Option(
        name: "small", help: "PNG only: take longer for a smaller file")
    static let interactive = Option(
        name: "interactive",
        help: "a page, ending in .html, on which the window can be resized and the device turned and folded")
    static let outlineText = Option(
        name: "outline-text",
        help: "SVG only: texts as outlines, alike whatever fonts the viewer has; they cannot be selected")
    static let lightAndDark = Option(
        name: "light-and-dark", help: "SVG only: dark colours where the viewer prefers them")
}

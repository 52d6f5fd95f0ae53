import SplitframeDocuments
import SplitframeFigures
import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframeRequests

extension Command {
    /// `splitframe docs`: draws the pictures of documents.
    static let docs = Command(
        name: "docs",
        summary: "draw the pictures that documents request, and refresh the lines that show them",
        usage: "FILE or FOLDER … [--images FOLDER] [--check] [--run]",
        operands: Operands(name: "a document or a folder of documents", least: 1),
        options: [
            OptionGroup(
                heading: "PICTURES", options: [.images, .appearance, .language, .devicesFile, .jobs, .shard]),
            OptionGroup(heading: "FIGURES OF AN APP'S CODE", options: [.run, .package, .product, .figures]),
            OptionGroup(heading: "OUTPUT", options: [.check, .watch, .json]),
        ],
        discussion: [
            "A request is a block of its own that begins at the start of a line, outside code: in Markdown, DocC and HTML "
                + "<!-- splitframe: REQUEST -->, in Markdown also a fenced block named splitframe, in AsciiDoc "
                + "// splitframe: REQUEST, in reStructuredText .. splitframe: REQUEST. The line that shows the picture "
                + "follows, and is written if it is missing. A list, figures.json, is {\"schema\": 1, \"figures\": "
                + "[REQUEST …]}, and gets figures.index.json beside its pictures.",
            "REQUEST is an entry of goldens.json for one picture, {\"selection\": {…}}; a scenario, {\"splitView\": …} or "
                + "{\"scenario\": FILE, \"step\": LABEL}, in motion by \"animate\": true; or {\"figure\": NAME}, a figure "
                + "of the app's code. Further keys are \"name\", \"appearance\": \"both\", \"scales\": [1, 2], \"format\": \"svg\", \"width\", \"language\", \"alt\", \"attributes\".",
            "Only the lines that splitframe wrote change. They have a check sum: one that somebody has changed is kept and "
                + "reported, with the keys to add to the request instead: \"alt\", the alternative text, "
                + "and \"attributes\", such as {\"title\": \"Mail\", \"width\": \"50%\"}. Pictures that the named documents no "
                + "longer request are removed, if splitframe wrote them.",
            "What only looks like a request – indented, in a list or a quotation, without its colon, inside HTML – is a "
                + "warning with its line and what to do, and status 1 in --check. A document with a faulty request stays as "
                + "it is; the others are written, and the status is 2.",
            "A figure of the app's code is drawn as it was recorded last. Only --run builds and runs code: the executable "
                + "Figures of the package, which imports SplitframeFigures.",
            "--watch draws again whenever a document, or a scenario file that one names, is saved; with --run also when a "
                + "Swift file of the app is.",
            "--shard 2/8 draws the second of eight parts of the documents, which request about as many pictures each; nothing "
                + "has to be combined.",
            "--check writes nothing, lists what is missing or stale, and then ends with status 1; right after a run that ended "
                + "with 0 it finds only warnings.",
        ],
        examples: [
            "splitframe docs README.md Docs", "splitframe docs --check README.md Docs",
            "splitframe docs --run Sources/Mail/Mail.docc",
        ]
    ) { arguments, console in
        if arguments.has(.watch) {
            try arguments.refuse([.check, .json, .figures], with: "--watch")
            return try await arguments.watchDocuments(on: console)
        }
        var run = try arguments.documentRun()
        if arguments.has(.run) {
            if arguments.has(.figures) {
                throw CommandError.conflict(option: Option.figures.spelling, with: Option.run.spelling)
            }
            run.recording = try arguments.figureProgram(of: run)?.run()
        } else if let option = arguments.firstGiven([.package, .product]) {
            throw CommandError.incomplete(option: option.spelling, needs: "--run")
        } else if let file = arguments.value(.figures) {
            run.recording = try FigureRecording(reading: NamedFile.bytes(at: file))
        }
        let isChecking = arguments.has(.check)
        let plan = try await run.carriedOut(isChecking: isChecking, console)
        if arguments.has(.json), plan.faults.isEmpty {
            try console.print(DocumentFinding.listForm.json(of: plan.findings))
        } else if !arguments.has(.json) {
            for finding in plan.findings where isChecking || finding.state != .unanswered {
                try console.print(isChecking ? finding.found : finding.done)
            }
        }
        if !isChecking || arguments.has(.json) { console.warn(of: plan) }
        if !plan.faults.isEmpty { throw RequestFaults(faults: plan.faults) }
        if plan.isIdle, !arguments.has(.shard) {
            console.note(.noRequests(documents: arguments.operands))
        }
        let isOpen = plan.findings.contains { isChecking ? $0.isOpen : $0.state == .notShown }
        return isOpen ? .findings : .done
    }
}

extension Console {
    /// Reports what only looks like a request.
    fileprivate func warn(of plan: DocumentPlan) {
        for finding in plan.findings where finding.state == .unanswered { message("\(finding.found)\n") }
    }
}

extension DocumentRun {
    /// Draws the requested pictures and, unless they are only checked, writes them; reports every faulty request.
    fileprivate func carriedOut(
        isChecking: Bool, effort: PNGEffort = .small, _ console: Console
    ) async throws -> DocumentPlan {
        do {
            let plan = try await plan()
            for note in plan.notes { console.message("\(note)\n") }
            if !isChecking { try await plan.carryOut(effort: effort, jobs: jobs) }
            if plan.faults.count > 1 { for fault in plan.faults { console.message("\(fault)\n") } }
            return plan
        } catch let error as DocumentFaults {
            for fault in error.faults.dropLast() { console.message("\(fault)\n") }
            throw error.faults.last ?? error
        }
    }
}

extension Arguments {
    /// Draws documents again whenever a file that their pictures depend on is saved.
    fileprivate func watchDocuments(on console: Console) async throws -> CommandStatus {
        let all = try documentRun()
        let program = has(.run) ? try figureProgram(of: all) : nil
        var recording: FigureRecording?
        return try await Watching(console: console, subject: operands.joined(separator: ", ")).run {
            try all.sources().union(program?.sources ?? [])
        } work: { changed in
            var run = all
            if let program, changed.isEmpty || !changed.isDisjoint(with: program.sources) {
                let clock = ContinuousClock()
                let time = try clock.measure { recording = try program.run() }
                console.message("figures built and run in \(Int((time / .milliseconds(1)).rounded())) ms\n")
            } else if !changed.isEmpty, changed.isSubset(of: all.paths) {
                run.paths = all.paths.filter(changed.contains)
            }
            run.recording = recording
            let plan = try await run.carriedOut(isChecking: false, effort: .fast, console)
            console.warn(of: plan)
            let lines = plan.findings.filter { $0.state != .unanswered }.map(\.done)
            guard plan.faults.isEmpty else {
                for line in lines { try console.print(line) }
                throw RequestFaults(faults: plan.faults)
            }
            return lines
        }
    }
}

extension Option {
    fileprivate static let images = Option(
        name: "images", value: "FOLDER", help: "the folder of pictures (images beside each document)")
    fileprivate static let appearance = Option(
        name: "appearance", value: FigureAppearance.allCases.map(\.name).joined(separator: "|"),
        help: "the appearance of pictures whose requests set none (DocC: both)")
    fileprivate static let language = Option(
        name: "language", value: "NAME|FILE",
        help: "the language of alternative texts: en, de, zh, or a table of words")
    fileprivate static let check = Option(name: "check", help: "write nothing; list what is missing or stale")
    fileprivate static let run = Option(
        name: "run", help: "build and run the app's figures first, which executes its code")
    fileprivate static let figures = Option(
        name: "figures", value: "FILE", help: "what the executable wrote by its own --output; runs nothing")
    fileprivate static let package = Option(
        name: "package", value: "FOLDER", help: "the app's package (the nearest above the documents)")
    fileprivate static let product = Option(
        name: "product", value: "NAME", help: "the executable that lists figures (Figures)")
}

extension Arguments {
    fileprivate func documentRun() throws -> DocumentRun {
        let paths: [String]
        do {
            let documents = try DocumentRun.documents(among: operands)
            paths = try shard?.share(of: documents.map(DocumentRun.cost)).map { documents[$0] } ?? documents
        } catch let error as UnknownDocument {
            throw CommandError.noDocument(path: error.path)
        }
        var run = DocumentRun(
            paths: paths, painter: try Painter(fonts: .installed()), devices: try devices())
        run.images = value(.images).map(KeptFolder.init)
        run.folders = operands
        let devices = run.devices
        run.defaults = { folder in
            let defaults = try ProjectDefaults.found(from: folder, among: devices)
            return (defaults?.selection ?? SelectionList(), defaults?.images)
        }
        run.language = value(.language)
        run.jobs = try jobs
        let appearances = FigureAppearance.allCases.map(\.name).joined(separator: ", ")
        run.appearance =
            try value(.appearance, expected: appearances, FigureAppearance.init(name:)) ?? run.appearance
        return run
    }

    /// The program that makes the figures for documents; nil if no document asks for one.
    fileprivate func figureProgram(of run: DocumentRun) throws -> FigureProgram? {
        guard let document = try run.firstDocumentOfApp() else { return nil }
        guard let package = value(.package) ?? FigureProgram.package(above: document) else {
            throw FigureProgramError.noPackage(document: document)
        }
        return FigureProgram(package: package, product: value(.product) ?? "Figures")
    }
}

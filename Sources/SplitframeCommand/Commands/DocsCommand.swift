import SplitframeDocuments
import SplitframeFigures
import SplitframeFiles
import SplitframeInterface
import SplitframeJSON
import SplitframePainting

extension Command {
    /// `splitframe docs`: draws the pictures of documents.
    static let docs = Command(
        name: "docs",
        summary: "draw the pictures that documents ask for, and refresh the lines that show them",
        usage: "FILE or FOLDER … [--images FOLDER] [--check] [--run]",
        operands: Operands(name: "a document or a folder of documents", least: 1),
        options: [
            OptionGroup(
                heading: "PICTURES", options: [.images, .appearance, .language, .devicesFile, .jobs, .shard]),
            OptionGroup(heading: "FIGURES OF AN APP'S CODE", options: [.run, .package, .product, .figures]),
            OptionGroup(heading: "OUTPUT", options: [.check, .watch, .json]),
        ],
        discussion: [
            "A document asks by a comment, \"splitframe: REQUEST\", in front of the line that shows the picture; the line is "
                + "written where it is missing. Markdown and HTML: <!-- splitframe: REQUEST -->; Markdown also a fenced block "
                + "```splitframe; AsciiDoc: // splitframe: REQUEST; reStructuredText: .. splitframe: REQUEST; DocC also "
                + "@Comment { splitframe: REQUEST }. A list, figures.json, is {\"schema\": 1, \"figures\": [REQUEST …]}, and "
                + "gets figures.index.json beside its pictures.",
            "REQUEST is an entry of goldens.json for one picture, {\"selection\": {…}}; a scenario, {\"splitView\": …} or "
                + "{\"scenario\": FILE, \"step\": LABEL}, in motion by \"animate\": true; or {\"figure\": NAME}, a figure "
                + "of the app's code. Beside it stand \"name\", \"appearance\": \"both\", \"scales\": [1, 2], \"format\": \"svg\", \"width\", \"language\", \"alt\", \"attributes\".",
            "Every byte but those of the lines that splitframe wrote stays as it is. These have a check sum: one that somebody "
                + "has changed is kept and told, with what to write into the request instead: \"alt\", the alternative text, "
                + "and \"attributes\", such as {\"title\": \"Mail\", \"width\": \"50%\"}. Pictures that the named documents ask "
                + "for no more are removed, if splitframe wrote them.",
            "What may be read as text or code is no request: one inside HTML, a table or a paragraph is told and not "
                + "answered. A fenced block ```splitframe stays on the page as code; a comment is hidden.",
            "A figure of the app's code is drawn as it was recorded last. Only --run builds and runs code: the executable "
                + "Figures of the package, which imports SplitframeFigures.",
            "--watch draws again whenever a document, or a scenario file that one names, is saved; with --run also when a "
                + "Swift file of the app is.",
            "--shard 2/8 answers the second of eight parts of the documents, which ask for about as many pictures each; nothing "
                + "has to be put together.",
            "--check writes nothing and lists what is missing or stale; ends with status 1 then.",
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
        let findings = try await run.carriedOut(isChecking: isChecking, console)
        if arguments.has(.json) {
            try console.print(DocumentFinding.listForm.json(of: findings))
        } else {
            for finding in findings { try console.print(isChecking ? finding.found : finding.done) }
        }
        return isChecking && !findings.isEmpty ? .findings : .done
    }
}

extension DocumentRun {
    /// Draws the requested pictures and, unless they are only checked, writes them; reports every faulty request.
    fileprivate func carriedOut(
        isChecking: Bool, effort: PNGEffort = .small, _ console: Console
    ) async throws -> [DocumentFinding] {
        do {
            let plan = try await plan()
            for note in plan.notes { console.message("\(note)\n") }
            if !isChecking { try await plan.carryOut(effort: effort, jobs: jobs) }
            return plan.findings
        } catch let error as RequestFaults {
            if error.faults.count > 1 { for fault in error.faults { console.message("\(fault)\n") } }
            throw error
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
        return try await Watching(console: console).run {
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
            return try await run.carriedOut(isChecking: false, effort: .fast, console).map(\.done)
        }
    }
}

extension Option {
    fileprivate static let images = Option(
        name: "images", value: "FOLDER", help: "the folder of pictures (images beside each document)")
    fileprivate static let appearance = Option(
        name: "appearance", value: FigureAppearance.allCases.map(\.name).joined(separator: "|"),
        help: "for whom pictures are drawn that do not say so (DocC: both)")
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
        let defaults = try ProjectDefaults.found(among: run.devices)
        run.images = value(.images).map(KeptFolder.init) ?? defaults?.images
        run.folders = operands
        run.defaults = defaults?.selection ?? run.defaults
        run.language = value(.language)
        run.jobs = try jobs
        let appearances = FigureAppearance.allCases.map(\.name).joined(separator: ", ")
        run.appearance =
            try value(.appearance, expected: appearances, FigureAppearance.init(name:)) ?? run.appearance
        return run
    }

    /// The program that makes the figures for documents; nil if no document asks for one.
    fileprivate func figureProgram(of run: DocumentRun) throws -> FigureProgram? {
        guard let document = try run.appFigures().firstDocument else { return nil }
        guard let package = value(.package) ?? FigureProgram.package(above: document) else {
            throw FigureProgramError.noPackage(document: document)
        }
        return FigureProgram(package: package, product: value(.product) ?? "Figures")
    }
}

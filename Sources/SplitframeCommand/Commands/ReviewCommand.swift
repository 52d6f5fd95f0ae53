import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframeReview
import SplitframeSystem

extension Command {
    /// `splitframe review`: shows differences.
    static let review = Command(
        name: "review", summary: "review differences: a page, and reports for programs",
        usage: "[--expected FOLDER --actual FOLDER | --against REVISION] -o FOLDER | --serve | --terminal",
        operands: .none,
        options: [
            OptionGroup(
                heading: "WHAT TO REVIEW",
                options: [
                    .goldens, .expectedFolder, .actualFolder, .againstRevision, .decided, .devicesFile,
                ]),
            OptionGroup(
                heading: "OUTPUT",
                options: [
                    .outputFolder, .singleFile, .baseURL, .github, .serve, .terminal, .json, .jobs, .shard,
                ]),
        ],
        discussion: [
            """
            Without folders it shows what a failed "splitframe verify" left waiting. Two galleries are paired by what \
            their pictures show, whatever --set said and files are called; other pictures by their names. With \
            --against the goldens are compared with those of a git revision.
            """,
            """
            FOLDER gets index.html, which needs no network and no server, report.json, junit.xml, report.sarif and \
            summary.md. What is decided on the page is saved there as decisions.json, for "splitframe approve \
            --decisions" and for --decisions here. Where GITHUB_STEP_SUMMARY is set, the summary is added to it.
            """,
            """
            --serve prints an address on this machine, with a token in it, until it is interrupted; what is accepted \
            there or with --terminal becomes a golden at once. What is rejected stays as it is; a page remembers it in \
            the browser, --terminal does not, and asks again the next time.
            """,
            """
            With --shard 2/8, FOLDER gets the second of eight parts of the review, each in a folder of its own, and \
            "splitframe merge" puts them together.
            """,
            "Ends with status 1 while there is a difference that nobody has accepted. Prints the path of the page.",
        ],
        examples: [
            "splitframe review -o Review", "splitframe review --expected Before --actual After -o Review",
            "splitframe review --against main -o Review --github",
        ]
    ) { arguments, console in
        let output = try arguments.reviewOutput()
        let jobs = try arguments.jobs
        let decisions = try arguments.decided()
        let subject = try await arguments.reviewSubject()
        let half = subject.halfDescribed
        if let name = half.first { console.note(.halfDescribed(first: name, count: half.count)) }
        let sheets = subject.uncomparedSheets.count
        if sheets > 0 { console.note(.uncomparedSheets(count: sheets)) }
        let shard = try arguments.shard(in: arguments.value(.outputFolder), .json, .github)
        func outcomes(_ pictures: ReviewPictures) async throws -> [(index: Int, entry: ReviewOutcome)] {
            var run = ReviewRun(
                of: subject, painter: try Painter(fonts: .installed()), jobs: jobs, pictures: pictures)
            run.decisions = decisions
            let bar = ProgressBar(console: console)
            defer { bar.clear() }
            return try await run.outcomes(of: shard) { bar.show(done: $0, of: $1) }
        }
        func review(_ pictures: ReviewPictures) async throws -> Review {
            Review(subject.heading, try await outcomes(pictures).map(\.entry))
        }
        let goldens = subject.heading.isWaiting ? try arguments.goldenFolder : nil
        switch output {
        case .server:
            let store = PictureStore()
            return try await review(.store(store)).serve(store.pictures, goldens: goldens, on: console)
        case .terminal:
            return try await review(.store(PictureStore())).decide(goldens: goldens, on: console)
        case .folder(let path):
            let folder = try ReviewFolder(
                path: path, names: subject.pairs.map(\.name), isSingleFile: arguments.has(.singleFile),
                base: arguments.value(.baseURL))
            let outcomes = try await outcomes(folder.pictures)
            if let shard {
                let (path, review) = try folder.write(outcomes, of: subject, shard)
                try console.print(path)
                return review.status(on: console)
            }
            let review = Review(subject.heading, outcomes.map(\.entry))
            let page = try folder.write(review)
            StepSummary.add(ReviewSummary.text(of: review, base: arguments.value(.baseURL)), console)
            if arguments.has(.json) {
                try console.print(review.json)
            } else if arguments.has(.github) {
                try console.print(GitHubAnnotations.text(of: review))
                console.message("\(page)\n")
            } else {
                try console.print(page)
            }
            return review.status(on: console)
        }
    }
}

/// The output of a review.
private enum ReviewOutput {
    case folder(String)
    case server
    case terminal
}

extension Review {
    /// The exit status: trouble if a golden is unreadable, which is also reported, findings if a difference is not
    /// accepted.
    func status(on console: Console) -> CommandStatus {
        let unreadable = open.filter { $0.verdict == .unreadable }
        for golden in unreadable {
            console.message("error: \(golden.name.inOneLine): \(golden.sentence.inOneLine).\n")
        }
        if !unreadable.isEmpty { return .trouble }
        return open.isEmpty ? .done : .findings
    }
}

/// The summary that GitHub shows for a step of a workflow.
enum StepSummary {
    /// Appends a text to the file that the environment names, which is made if it is missing; does nothing without a name.
    static func add(_ text: String, _ console: Console) {
        guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            return
        }
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC
        guard let file = Descriptor(open(path, flags, 0o666)), file.write(Array(text.utf8)) else {
            return console.note(.noSummary(FileError(.writing, path, errorNumber: errno)))
        }
    }
}

extension Option {
    fileprivate static let expectedFolder = Option(
        name: "expected", value: "FOLDER", help: "a gallery, or any folder of PNGs, as it should be")
    fileprivate static let actualFolder = Option(
        name: "actual", value: "FOLDER", help: "the one to compare with it")
    fileprivate static let againstRevision = Option(
        name: "against", value: "REVISION", help: "the goldens against those of a git revision")
    fileprivate static let decided = Option(
        name: "decisions", value: "FILE", file: .input,
        help: "decisions made earlier, - for standard input")
    static let outputFolder = Option(
        name: "output", letter: "o", value: "FOLDER", file: .output,
        help: "the folder to fill, created if it is missing")
    fileprivate static let singleFile = Option(
        name: "single-file", help: "put the pictures into index.html itself")
    fileprivate static let baseURL = Option(
        name: "base-url", value: "URL", help: "where the folder will be, for links in summary.md")
    fileprivate static let serve = Option(
        name: "serve", help: "show the page under an address of this machine, and carry decisions out at once"
    )
    fileprivate static let terminal = Option(
        name: "terminal", help: "show one difference after the other here, and ask for a key")
    fileprivate static let github = Option(
        name: "github", help: "print annotations for GitHub's runners, one a cause")
}

extension Arguments {
    fileprivate func reviewOutput() throws(CommandError) -> ReviewOutput {
        let places = [Option.outputFolder, .serve, .terminal].filter { value($0) != nil }
        if places.count > 1 { throw .conflict(option: places[0].spelling, with: places[1].spelling) }
        if let path = value(.outputFolder) { return .folder(path) }
        guard let place = places.first else {
            throw .missingOption("-o", placeholder: "FOLDER", command: "review")
        }
        try refuse([.singleFile, .baseURL, .github, .json], with: place.spelling)
        return place.name == Option.serve.name ? .server : .terminal
    }

    fileprivate func decided() throws -> [String: ReviewDecision] {
        guard let path = value(.decided) else { return [:] }
        return try ReviewDecisions(at: path).byName
    }

    /// The input of the review that the options choose.
    fileprivate func reviewSubject() async throws -> ReviewSubject {
        let folders = (value(.expectedFolder), value(.actualFolder))
        switch folders {
        case (let expected?, let actual?):
            try refuse([.goldens, .againstRevision], with: "--expected")
            for path in [expected, actual] { try Self.expectFolder(at: path) }
            let subject = try ReviewSubject(
                expected: GoldenFolder(path: expected), actual: GoldenFolder(path: actual))
            if subject.pairs.isEmpty { throw CommandError.noPictures(folders: [expected, actual]) }
            return subject
        case (nil, nil):
            // A missing folder is an error, because without it nothing would be compared and nothing would differ.
            let goldens = try goldenFolder
            try Self.expectFolder(at: goldens.path)
            try goldens.complete(holder: "splitframe review")
            // An invalid list leaves no pending results, which would look as if nothing differed, so that it is checked
            // first.
            if try GoldenList.exists(in: goldens) { _ = try await listedRequests(among: try devices()) }
            if let revision = value(.againstRevision) {
                return try ReviewSubject(goldens, against: revision)
            }
            return try await ReviewSubject(waitingIn: goldens)
        case (let expected, _):
            throw CommandError.incomplete(
                option: expected == nil ? "--actual" : "--expected",
                needs: expected == nil ? "--expected" : "--actual")
        }
    }

    private static func expectFolder(at path: String) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .unreadable(path: path) }
    }
}

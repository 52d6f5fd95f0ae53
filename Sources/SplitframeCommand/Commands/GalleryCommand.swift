import SplitframeFiles
import SplitframeGallery
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeSystem
import SplitframeWireframes

extension Command {
    /// `splitframe gallery`: draws the whole matrix.
    static let gallery = Command(
        name: "gallery", summary: "draw every split view on every device, with a page to look through them",
        usage: "[SELECTION] -o FOLDER | FILE.pdf", operands: .none,
        options: [
            .selection,
            OptionGroup(heading: "OUTPUT", options: [.folder, .galleryFormat, .page, .jobs, .shard, .json]),
        ],
        discussion: [
            "Every option of the selection takes values with commas between them, or all.",
            """
            By default: every device, orientation, window and style with automatic modes on iOS26, and \
            every mode under every behavior of a style on iPad mini, iPad Air 11-inch, iPad Pro 13-inch and the \
            largest iPhone in all generations; in a folder all of it in light and dark. Impossible combinations are \
            left out.
            """,
            "A folder gets one PNG per picture, contact sheets and a page to browse them; an earlier gallery in it "
                + "is replaced. Prints the path of its index.html.",
            "A file that ends in .pdf gets one page per picture, with bookmarks by device, place and configuration; with --page "
                + "several rows per page, equal layouts once.",
            "With --shard 2/8 it draws the second of eight parts, which take about equally long; each is drawn into a "
                + "folder of its own, on any machine, and \"splitframe merge\" combines them. Bazel's "
                + "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS do the same.",
        ],
        examples: [
            "splitframe gallery -o Gallery",
            "splitframe gallery --device ipad-mini-6 --style all --display-mode all -o Mini",
            "splitframe gallery --device ipad-mini-6 --window all -o mini.pdf",
        ]
    ) { arguments, console in
        let devices = try arguments.devices()
        var list = try arguments.selectionList(among: devices, allowsSeveral: true)
        guard let path = arguments.value(.folder) else {
            throw CommandError.missingOption("-o", placeholder: "FOLDER or FILE.pdf", command: "gallery")
        }
        if path == "-", arguments.has(.json) { throw CommandError.twoResults(option: "-o -") }
        let isDocument = try arguments.writesDocument(at: path)
        // The page shows the pictures of its own colour scheme, light or dark.
        if !isDocument, !list.has(.theme) {
            try list.read("light,dark", as: .theme, among: devices, allowsSeveral: true)
        }
        let selections = try list.matrix(among: devices)
        let paper = try arguments.paper(for: isDocument ? .pdf : .png)
        let jobs = try arguments.jobs
        let shard = try arguments.shard
        if shard != nil, isDocument { throw CommandError.conflict(option: "--shard", with: "one PDF") }
        let painter = try Painter(fonts: .installed())
        let bar = ProgressBar(console: console)
        let result: (index: String, pictures: Int)
        if isDocument {
            let document = GalleryDocument(selections: selections, painter: painter, paper: paper)
            try console.save(to: path) { write in
                try document.draw(write: write) { bar.show(done: $0, of: $1) }
            }
            result = (path, selections.count)
        } else {
            let run = GalleryRun(
                selections: selections, folder: KeptFolder(path: path), jobs: jobs, painter: painter,
                shard: shard)
            result = try await run.draw { bar.show(done: $0, of: $1) }
        }
        bar.clear()
        guard path != "-" else { return .done }
        let gallery = DrawnGallery(path: result.index, isDocument: isDocument, pictures: result.pictures)
        try console.print(gallery.path, json: DrawnGallery.form.json(of: gallery), arguments)
        return .done
    }
}

/// The facts about a gallery that are printed as JSON.
struct DrawnGallery {
    var path: String
    var isDocument: Bool
    var pictures: Int

    static let form = JSONForm<DrawnGallery>([
        .init("document", .text, "the path of a PDF", isRequired: false) {
            $0.isDocument ? .string($0.path) : nil
        },
        .init("index", .text, "the path of a folder's page", isRequired: false) {
            $0.isDocument ? nil : .string($0.path)
        },
        .count("pictures", "how many there are") { $0.pictures },
    ])
}

extension Option {
    fileprivate static let folder = Option(
        name: "output", letter: "o", value: "FOLDER|FILE.pdf", file: .output,
        help: "the folder to fill, created if it is missing; or the document to write, - for standard output")
    fileprivate static let galleryFormat = Option(
        name: "format", value: "png|pdf", help: "a folder of PNGs or one PDF, whatever the extension")
    static let jobs = Option(
        name: "jobs", letter: "j", value: "N", help: "how many pictures to work on at once (all cores)")
}

extension Arguments {
    /// Whether a gallery is one document, by its format or else by the name of its output.
    fileprivate func writesDocument(at path: String) throws(CommandError) -> Bool {
        let format = try value(.galleryFormat, expected: "png for a folder, or pdf") { word in
            PictureFormat(name: word).flatMap { [.png, .pdf].contains($0) ? $0 : nil }
        }
        if path == "-", format == .png {
            throw .conflict(option: "--format png", with: "-o -, which takes one PDF")
        }
        return format.map { $0 == .pdf } ?? (path == "-" || PictureFormat(fileName: path) == .pdf)
    }

    /// The number of pictures that are drawn at once; by default the number of cores.
    var jobs: Int {
        get throws(CommandError) {
            try value(.jobs, expected: "a number from 1 to 1024") { text in
                Int(text).flatMap { (1...1024).contains($0) ? $0 : nil }
            } ?? ProcessInfo.processInfo.activeProcessorCount
        }
    }
}

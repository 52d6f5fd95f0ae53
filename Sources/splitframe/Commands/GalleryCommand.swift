import CairoDrawing
import Foundation
import Gallery
import Selections

extension Command {
    /// `splitframe gallery`: the whole matrix.
    static let gallery = Command(
        name: "gallery", summary: "draw every split view on every device, with a page to look through them",
        usage: "[SELECTION] -o FOLDER",
        options: [
            .selection,
            OptionGroup(heading: "OUTPUT", options: [.folder, .jobs, .json]),
        ],
        discussion: [
            "Every option of the selection takes values with commas between them, or all.",
            """
            Where nothing is said: every device, orientation, window and style with automatic modes on iOS26, and \
            every mode under every behavior of a style on iPad mini, iPad Air 11-inch, iPad Pro 13-inch and the \
            largest iPhone in all generations. Impossible combinations are left out.
            """,
            "Prints the path of index.html. Pictures that an earlier gallery left in the folder are replaced.",
        ],
        examples: [
            "splitframe gallery -o Gallery",
            "splitframe gallery --device ipad-mini-6 --style all --display-mode all -o Mini",
        ]
    ) { arguments, console in
        try arguments.expectNoOperands(for: "gallery")
        let devices = try arguments.devices()
        let list = try arguments.selectionList(among: devices, allowsSeveral: true)
        let selections = try list.matrix(among: devices)
        guard let path = arguments.value(.folder) else {
            throw CommandError.missingOption("-o", placeholder: "FOLDER", command: "gallery")
        }
        let jobs = try arguments.jobs
        let painter = try Painter(fonts: .installed())
        let run = GalleryRun(
            selections: selections, folder: try OutputFolder(path: path), jobs: jobs, painter: painter)
        let bar = ProgressBar(console: console)
        let index = try await run.draw { bar.show(done: $0, of: $1) }
        bar.clear()
        let json: JSON = ["index": .string(index), "pictures": .number(Double(selections.count))]
        try console.print(arguments.has(.json) ? json.text : index)
        return .done
    }
}

extension Option {
    fileprivate static let folder = Option(
        name: "output", letter: "o", value: "FOLDER", help: "the folder to fill, made where it is missing")
    static let jobs = Option(
        name: "jobs", letter: "j", value: "N", help: "how many pictures are drawn at once (all cores)")
}

extension Arguments {
    /// How many pictures are drawn at once, all cores where nothing was said.
    var jobs: Int {
        get throws(CommandError) {
            guard let text = value(.jobs) else { return ProcessInfo.processInfo.activeProcessorCount }
            guard let jobs = Int(text), (1...1024).contains(jobs) else {
                throw .invalidValue(text, option: "--jobs", expected: "a number from 1 to 1024")
            }
            return jobs
        }
    }
}

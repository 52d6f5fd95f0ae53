import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens

extension Command {
    /// `splitframe prune`: lists or deletes goldens that are no longer requested.
    static let prune = Command(
        name: "prune", summary: "list or delete goldens that neither goldens.json nor a test requests",
        usage: "[--delete] [--goldens FOLDER] [--json]", operands: .none,
        options: [
            OptionGroup(heading: "GOLDENS", options: [.delete, .goldens, .devicesFile]),
            OptionGroup(heading: "OUTPUT", options: [.json]),
        ],
        examples: ["splitframe prune", "splitframe prune --delete"]
    ) { arguments, console in
        let devices = try arguments.devices()
        let folder = try arguments.goldenFolder
        let requests = try await arguments.listedRequests(among: devices)
        let isDeleting = arguments.has(.delete)
        let writer =
            try isDeleting ? GoldenWriter(of: folder, holder: "splitframe prune", owner: .list) : nil
        let gone = try folder.testGoldens().filter { try folder.isGone($0.test) }
        let orphans = try GoldenList.orphans(in: folder, beyond: requests) + gone.map(\.name)
        let foreign = try folder.unlisted(among: orphans)
        // Pending results are removed first: if the run is killed in between, the goldens still show what has to be
        // removed.
        try writer?.replacePending(of: Set(orphans))
        try writer?.remove(orphans.filter { !foreign.contains($0) })
        try writer?.finish()
        if arguments.has(.json) {
            let pruned = PrunedGoldens(names: orphans, foreign: foreign, areDeleted: isDeleting)
            try console.print(PrunedGoldens.form.json(of: pruned))
        } else {
            for name in orphans where !foreign.contains(name) { try console.print(name) }
        }
        for test in Set(gone.map(\.test.id)).sorted() {
            let place = gone.first { $0.test.id == test }?.test.file ?? "the sources"
            console.note(.testGone(test: test, place: place))
        }
        for name in foreign {
            console.note(.foreignPicture(path: folder.picturePath(of: name)))
        }
        return .done
    }
}

extension Option {
    fileprivate static let delete = Option(name: "delete", help: "delete them instead of listing them")
}

/// The result of the command as JSON.
struct PrunedGoldens {
    var names: [String]
    /// Those among them that no manifest lists, which are never deleted.
    var foreign: [String]
    var areDeleted: Bool

    static let form = JSONForm<PrunedGoldens>([
        .texts("goldens", "the names of those that nobody requests") { $0.names },
        .texts("foreign", "those among them that no manifest lists, which stay") { $0.foreign },
        .flag("deleted", "whether the others were deleted") { $0.areDeleted },
    ])
}

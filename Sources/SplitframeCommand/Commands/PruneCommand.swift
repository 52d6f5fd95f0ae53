import SplitframeGoldenRuns
import SplitframeGoldens
import SplitframeJSON

extension Command {
    /// `splitframe prune`: goldens that nobody asks for.
    static let prune = Command(
        name: "prune", summary: "list or delete goldens that goldens.json does not ask for",
        usage: "[--delete] [--goldens FOLDER] [--json]",
        options: [
            OptionGroup(heading: "GOLDENS", options: [.delete, .goldens, .devicesFile]),
            OptionGroup(heading: "OUTPUT", options: [.json]),
        ],
        examples: ["splitframe prune", "splitframe prune --delete"]
    ) { arguments, console in
        try arguments.expectNoOperands(for: "prune")
        let devices = try arguments.devices()
        let folder = arguments.goldenFolder
        let requests = try await GoldenList(of: folder, among: devices).requests(among: devices)
        let orphans = GoldenList.orphans(in: folder, beyond: requests)
        if arguments.has(.delete) { try folder.remove(orphans) }
        if arguments.has(.json) {
            let pruned = PrunedGoldens(names: orphans, areDeleted: arguments.has(.delete))
            try console.print(PrunedGoldens.form.json(of: pruned))
        } else {
            for name in orphans { try console.print(name) }
        }
        return .done
    }
}

extension Option {
    fileprivate static let delete = Option(name: "delete", help: "delete them instead of listing them")
}

/// What programs are told of goldens that nobody asks for.
struct PrunedGoldens {
    var names: [String]
    var areDeleted: Bool

    static let form = JSONForm<PrunedGoldens>([
        .texts("goldens", "the names of those that nobody asks for") { $0.names },
        .flag("deleted", "whether they were deleted") { $0.areDeleted },
    ])
}

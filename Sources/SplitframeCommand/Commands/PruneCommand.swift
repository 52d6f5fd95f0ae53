import SplitframeGoldenRuns
import SplitframeGoldens

extension Command {
    /// `splitframe prune`: goldens that nobody asks for.
    static let prune = Command(
        name: "prune", summary: "list or delete goldens that goldens.json does not ask for",
        usage: "[--delete] [--goldens FOLDER]",
        options: [OptionGroup(heading: "GOLDENS", options: [.delete, .goldens, .devicesFile])],
        examples: ["splitframe prune", "splitframe prune --delete"]
    ) { arguments, console in
        try arguments.expectNoOperands(for: "prune")
        let devices = try arguments.devices()
        let folder = arguments.goldenFolder
        let requests = try await GoldenList(of: folder, among: devices).requests(among: devices)
        let orphans = GoldenList.orphans(in: folder, beyond: requests)
        if arguments.has(.delete) { try folder.remove(orphans) }
        for name in orphans { try console.print(name) }
        return .done
    }
}

extension Option {
    fileprivate static let delete = Option(name: "delete", help: "delete them instead of listing them")
}

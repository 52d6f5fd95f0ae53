import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframePainting
import SplitframeRequests
import SplitframeSystem
import SplitframeWireframes

extension Option {
    static let goldens = Option(
        name: "goldens", value: "FOLDER", help: "the folder of goldens (Snapshots)")
    static let recordingMode = Option(
        name: "mode", value: "never|missing|failed|all",
        help: "which pictures become goldens (failed; never where CI is set)")
}

extension Arguments {
    /// The folder of goldens.
    var goldenFolder: GoldenFolder {
        get throws {
            if let path = value(.goldens) { return GoldenFolder(path: path) }
            if let folder = try ProjectDefaults.found()?.goldens { return GoldenFolder(folder) }
            return GoldenFolder(try ProjectFolder(holding: ".").folder("Snapshots"))
        }
    }

    /// The requested run: of scenario files, of selected pictures, or of all goldens in `goldens.json`.
    func goldenRun() async throws -> GoldenRun {
        let devices = try devices()
        let list = try selectionList(among: devices, allowsSeveral: true)
        var requests = try await scenarioRequests(in: list, among: devices)
        let isComplete = operands.isEmpty && list.isEmpty
        if isComplete {
            requests = try await listedRequests(among: devices)
        } else if operands.isEmpty {
            requests += try list.expanded(among: devices, look: WantedGolden.look).map {
                WantedGolden(golden: $0)
            }
            // A golden that consists of text alone keeps that form.
            let layouts = Set(try goldenFolder.layoutNames())
            for index in requests.indices where layouts.contains(requests[index].name) {
                requests[index].keepsPicture = false
            }
        }
        var run = GoldenRun(
            requests: requests, folder: try goldenFolder, painter: try Painter(fonts: .installed()))
        run.isComplete = isComplete
        run.jobs = try jobs
        return run
    }

    /// Renames a damaged list of pending results, so that a new one can be written, and prints its new path.
    func setDamagedListAside(on console: Console) throws {
        if let path = try goldenFolder.setDamagedListAside() { console.note(.damagedList(movedTo: path)) }
    }

    /// The requests of the folder's list; none if there is no list and tests own the goldens.
    func listedRequests(among devices: [Device]) async throws -> [WantedGolden] {
        let hasTests =
            try !goldenFolder.testGoldens().isEmpty || goldenFolder.pending.contains { $0.goldenOwner.isTest }
        if hasTests, try !GoldenList.exists(in: goldenFolder) { return [] }
        return try await GoldenList(of: goldenFolder, among: devices).requests(among: devices)
    }

    /// The selections of the folder's list, for questions about what goldens show; nil if there is no list.
    func listedSelections(among devices: [Device]) async throws -> [Selection]? {
        guard try GoldenList.exists(in: goldenFolder) else { return nil }
        return try await GoldenList(of: goldenFolder, among: devices).requests(among: devices)
            .compactMap(\.selection)
    }

    /// The goldens of the scenario files among the operands.
    private func scenarioRequests(
        in places: SelectionList, among devices: [Device]
    ) async throws -> [WantedGolden] {
        let beyondPlaces = SelectionKey.all.filter { $0.topic != .place && places.has($0) }
        if !operands.isEmpty, let key = beyondPlaces.first {
            throw CommandError.conflict(option: Option(key).spelling, with: "a scenario")
        }
        var requests: [WantedGolden] = []
        for path in operands {
            var goldens = ScenarioGoldens(of: Data(try NamedFile.bytes(at: path)), at: path)
            goldens.place(in: places, among: devices)
            requests += try await goldens.requests()
        }
        return requests
    }

    func recordingMode(on console: Console) throws(CommandError) -> RecordingMode {
        let modes = RecordingMode.allCases.map(\.rawValue).joined(separator: ", ")
        return try value(.recordingMode, expected: modes, RecordingMode.init)
            ?? (console.isBuildServer ? .never : .failed)
    }
}

import CairoDrawing
import GoldenRuns
import GoldenStore
import Selections

extension Option {
    static let goldens = Option(
        name: "goldens", value: "FOLDER", help: "the folder of goldens (Snapshots)")
    static let recordingMode = Option(
        name: "mode", value: "never|missing|failed|all", help: "which pictures become goldens (failed)")
}

extension Arguments {
    /// The folder of goldens.
    var goldenFolder: GoldenFolder { GoldenFolder(path: value(.goldens) ?? "Snapshots") }

    /// The run that is asked for: what the selection says, or all that `goldens.json` lists.
    func goldenRun() throws -> GoldenRun {
        let devices = try devices()
        let list = try selectionList(among: devices, allowsSeveral: true)
        let isComplete = list == SelectionList()
        let requests =
            try isComplete
            ? GoldenList(of: goldenFolder, among: devices).requests(among: devices)
            : list.expanded(among: devices, defaults: .golden).map(GoldenRequest.init(golden:))
        var run = GoldenRun(
            requests: requests, folder: goldenFolder, painter: try Painter(fonts: .installed()))
        run.isComplete = isComplete
        run.jobs = try jobs
        return run
    }

    func recordingMode() throws(CommandError) -> RecordingMode {
        guard let word = value(.recordingMode) else { return .failed }
        guard let mode = RecordingMode(rawValue: word) else {
            throw .invalidValue(
                word, option: "--mode",
                expected: RecordingMode.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return mode
    }
}

import Foundation
import SplitframeGoldenRuns
import SplitframeGoldens
import SplitframePainting
import SplitframeRequests
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
    var goldenFolder: GoldenFolder { GoldenFolder(path: value(.goldens) ?? "Snapshots") }

    /// The run that is asked for: scenario files, or what the selection says, or all that `goldens.json` lists.
    func goldenRun() async throws -> GoldenRun {
        let devices = try devices()
        let list = try selectionList(among: devices, allowsSeveral: true)
        var requests = try await scenarioRequests()
        let isComplete = operands.isEmpty && list.isEmpty
        if isComplete {
            requests = try await GoldenList(of: goldenFolder, among: devices).requests(among: devices)
        } else if !list.isEmpty {
            requests += try list.expanded(among: devices, look: GoldenRequest.look).map {
                GoldenRequest(golden: $0)
            }
            // What is kept as text alone stays so.
            let layouts = Set(try goldenFolder.layoutNames())
            for index in requests.indices where layouts.contains(requests[index].name) {
                requests[index].keepsPicture = false
            }
        }
        var run = GoldenRun(
            requests: requests, folder: goldenFolder, painter: try Painter(fonts: .installed()))
        run.isComplete = isComplete
        run.jobs = try jobs
        return run
    }

    /// The goldens of the scenario files among the operands.
    private func scenarioRequests() async throws -> [GoldenRequest] {
        var requests: [GoldenRequest] = []
        for path in operands {
            let data = try InputFile.data(at: path)
            requests += try await ScenarioGoldens(of: data, at: path).requests()
        }
        return requests
    }

    func recordingMode(on console: Console) throws(CommandError) -> RecordingMode {
        guard let word = value(.recordingMode) else { return console.isBuildServer ? .never : .failed }
        guard let mode = RecordingMode(rawValue: word) else {
            throw .invalidValue(
                word, option: "--mode",
                expected: RecordingMode.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return mode
    }
}

import SplitframeComparison
import SplitframeDevices
import SplitframeGoldenRuns
package import SplitframeGoldens
import SplitframeInterface
import SplitframeJSON
import SplitframeRequests

extension ReviewSubject {
    /// The pending results in a folder of goldens.
    package init(waitingIn folder: GoldenFolder) async throws {
        let pending = try folder.pending
        let owners = (try? folder.tests()) ?? [:]
        let requests = pending.isEmpty ? [:] : await Self.requests(of: folder)
        let pairs = pending.map { result in
            let files = GoldenFolder.PendingFiles(of: result)
            let test = owners[result.name] ?? result.goldenOwner.test
            let selection = requests[result.name]?.json ?? test?.request
            return ReviewPair(
                name: result.name,
                expected: files.expected.map { ReviewPair.Side(folder, file: $0, selection: selection) },
                actual: files.actual.map { ReviewPair.Side(folder, file: $0, selection: selection) },
                test: test, waiting: result)
        }
        let waiting = Set(pending.map(\.name))
        self.init(
            heading: ReviewHeading(
                title: "what waits in \(folder.path)", expected: folder.path,
                actual: folder.path(of: GoldenFolder.pendingName + "/actual"), isWaiting: true),
            pairs: pairs, passed: try folder.stages().filter { !waiting.contains($0.name) })
    }

    /// The selections of the folder's list, by the names of their goldens; empty without a list.
    private static func requests(of folder: GoldenFolder) async -> [String: Selection] {
        guard let list = try? GoldenList(of: folder, among: Device.known),
            let requests = try? await list.requests(among: Device.known)
        else { return [:] }
        return requests.reduce(into: [:]) { selections, request in
            selections[request.name] = request.selection
        }
    }
}

extension ReviewPair.Side {
    /// A picture with the twin beside it, or a twin alone.
    init(_ folder: GoldenFolder, file: String, selection: JSON? = nil) {
        let isPicture = GoldenFolder.isPicture(file)
        let twin = isPicture ? "\(file.dropLast(4)).txt" : file
        self.init(folder, picture: isPicture ? file : nil, selection: selection)
        do throws(GoldenError) {
            self.twin = try folder.twin(in: twin).map { .success($0) }
        } catch {
            // A text beside a picture may belong to another program.
            if case .twin(_, let error) = error, error.isUnrelatedFile { return }
            self.twin = .failure(error)
        }
    }
}

import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
package import SplitframeGoldens
import SplitframeInterface
import SplitframeRequests

extension ReviewSubject {
    /// The goldens of a folder as they are now, compared with those of a git revision.
    package init(_ folder: GoldenFolder, against revision: String) throws {
        let before = try folder.at(revision: revision)
        let owners = (try? folder.tests()) ?? [:]
        let common = try before.namesInCommon(with: folder)
        self.init(
            heading: ReviewHeading(
                title: "\(folder.path) against \(revision)", expected: "\(revision):\(folder.path)",
                actual: folder.path),
            pairs: try Self.pairs(before, folder, beyond: common).map { pair in
                var pair = pair
                pair.test = owners[pair.name]
                pair.actual?.selection = pair.test?.request
                pair.nameMissingHalves(before, folder)
                return pair
            }, passed: try folder.stages().filter { common.contains($0.name) })
        comparesScreens = false
    }

    /// The goldens of two folders by their names: pictures, then layouts that consist of text alone.
    private static func pairs(
        _ before: GoldenFolder, _ after: GoldenFolder, beyond common: Set<String>
    ) throws -> [ReviewPair] {
        let names = (
            try Set(before.names()).subtracting(common), try Set(after.names()).subtracting(common)
        )
        let pictures = names.0.union(names.1).sorted().map { name in
            ReviewPair(
                name: name,
                expected: names.0.contains(name) ? ReviewPair.Side(before, file: "\(name).png") : nil,
                actual: names.1.contains(name) ? ReviewPair.Side(after, file: "\(name).png") : nil)
        }
        return try pictures + layoutPairs(before, after, beyond: common)
    }

    /// The layouts that consist of text alone; an unreadable file of layouts is one pair.
    private static func layoutPairs(
        _ before: GoldenFolder, _ after: GoldenFolder, beyond common: Set<String>
    ) throws -> [ReviewPair] {
        let damaged = (try before.damagedLayouts(), try after.damagedLayouts())
        let files = Set(damaged.0.keys).union(damaged.1.keys)
        let folders = Set(files.map(\.folder))
        let (old, new) = (try before.layouts(), try after.layouts())
        let names = Set(old.keys).union(new.keys).subtracting(common).filter { !folders.contains($0.folder) }
        return files.sorted().map { file in
            ReviewPair(
                name: file,
                expected: damaged.0[file].map { ReviewPair.Side(before, picture: nil, twin: .failure($0)) },
                actual: damaged.1[file].map { ReviewPair.Side(after, picture: nil, twin: .failure($0)) })
        }
            + names.sorted().map { name in
                ReviewPair(
                    name: name, expected: old[name].map { ReviewPair.Side(before, layout: name, $0) },
                    actual: new[name].map { ReviewPair.Side(after, layout: name, $0) })
            }
    }
}

extension ReviewPair {
    /// Names the missing file, picture or twin, of a golden whose other file exists, in either folder.
    fileprivate mutating func nameMissingHalves(_ before: GoldenFolder, _ after: GoldenFolder) {
        let file = "\(name).txt"
        if expected?.twin != nil, actual?.picture != nil, actual?.twin == nil {
            actual?.twin = .failure(.twinMissing(path: after.path(of: file)))
        }
        if actual?.twin != nil, expected?.picture != nil, expected?.twin == nil {
            expected?.twin = .failure(.twinMissing(path: before.shownPath(of: file)))
        }
        if expected == nil, actual?.picture != nil, (try? before.twin(in: file)) ?? nil != nil {
            let picture = before.shownPath(of: "\(name).png")
            expected = Side(before, picture: nil, twin: .failure(.pictureMissing(path: picture)))
        }
    }
}

extension ReviewPair.Side {
    /// A layout that consists of text alone.
    fileprivate init(_ folder: GoldenFolder, layout name: String, _ text: String) {
        self.init(folder, picture: nil)
        do throws(TwinError) {
            twin = .success(try Twin(text))
        } catch {
            twin = .failure(.twin(path: folder.shownPath(of: name), error))
        }
    }
}

extension ReviewSubject {
    /// The pending results in a folder of goldens.
    package init(waitingIn folder: GoldenFolder) async throws {
        let pending = try folder.pending
        let owners = (try? folder.tests()) ?? [:]
        let requests = pending.isEmpty ? [:] : await Self.requests(of: folder)
        var pairs = pending.map { result in
            let files = GoldenFolder.PendingFiles(of: result)
            let test = owners[result.name] ?? result.goldenOwner.test
            let selection = requests[result.name]?.json ?? test?.request
            return ReviewPair(
                name: result.name,
                expected: files.expected.map { ReviewPair.Side(folder, file: $0, selection: selection) },
                actual: files.actual.map { ReviewPair.Side(folder, file: $0, selection: selection) },
                test: test, waiting: result)
        }
        // What is to be fetched neither waits nor is equal.
        pairs += try folder.names().filter(folder.isPointer).map { name in
            ReviewPair(
                name: name, expected: ReviewPair.Side(folder, file: "\(name).png"), test: owners[name])
        }
        let waiting = Set(pairs.map(\.name))
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

package import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
package import SplitframeRequests
import Synchronization

/// Answers the requests of the page on which a split view is explored.
///
/// The page asks for one place at a time, in words. A question that cannot be answered gets a sentence, and changes
/// nothing.
package final class ExploreServer: Sendable {
    private let door: PageDoor
    private let devices: [Device]
    private let jobs: Int
    private let state = Mutex(State())

    private struct State {
        var shelf = ExploreShelf()
        /// The figures that are drawn or being drawn, the newest last: each takes seconds.
        var figures: [(selection: Selection, result: Result<JSON, any Error>?, task: Task<Void, Never>?)] = []
    }

    /// How many figures are kept: those of two places, each before and after a change.
    private static let keptFigures = 4

    /// - Parameters:
    ///   - start: What the page shows if its address has no words.
    ///   - jobs: How many pictures of a figure are drawn at once.
    package init(
        from start: Selection, among devices: [Device], token: String, port: UInt16, jobs: Int
    ) {
        self.devices = devices
        self.jobs = jobs
        let page = ExplorePage(start: start, devices: devices)
        door = PageDoor(token: token, port: port, page: page.html, policy: page.policy)
    }

    /// The address to open.
    package var address: String { door.address }

    /// Puts other pictures beside the page's own.
    package func put(_ shelf: ExploreShelf) { state.withLock { $0.shelf = shelf } }

    package func answer(_ request: HTTPRequest) -> HTTPResponse {
        door.answer(request) { file in
            switch (request.method, file) {
            case ("GET", "shelf"): json(state.withLock { $0.shelf }.json)
            case ("POST", "show"): reply(to: request, show)
            case ("POST", "ruler"):
                reply(to: request) { try LivingFigure.ruler(of: self.explored($0, "words").selection) }
            case ("POST", "figure"): reply(to: request, figure)
            case ("GET", _): nil
            default: door.text(405, "not allowed")
            }
        }
    }

    private func reply(to request: HTTPRequest, _ make: (JSONNode) throws -> JSON) -> HTTPResponse {
        do {
            return json(try make(JSONNode(JSON(bytes: request.body))))
        } catch {
            return json(["error": .string("\(error)")])
        }
    }

    private func json(_ value: JSON) -> HTTPResponse {
        door.response(200, "application/json", Array(value.compactText.utf8))
    }

    private func explored(_ question: JSONNode, _ key: String) throws -> ExploredSelection {
        try ExploredSelection(question.required(key), among: devices)
    }

    private func show(_ question: JSONNode) throws -> JSON {
        // What was shown before may have been wrong, which is no fault of what comes now.
        let before = question["before"].flatMap { try? ExploredSelection($0, among: devices) }
        return try explored(question, "words").json(after: before)
    }

    /// The data of every width, or null while they are made.
    private func figure(_ question: JSONNode) throws -> JSON {
        let selection = try explored(question, "words").selection
        if let refusal = LivingFigureError(selection) { throw refusal }
        return try state.withLock { state in
            if let known = state.figures.first(where: { $0.selection == selection }) {
                return ["figure": try known.result?.get() ?? .null]
            }
            if state.figures.count == Self.keptFigures { state.figures.removeFirst().task?.cancel() }
            let task = Task.detached { [jobs, weak self] in
                do {
                    let data = try await LivingFigure(selection, isMoved: false, jobs: jobs).data
                    self?.finish(selection, .success(data))
                } catch {
                    self?.finish(selection, .failure(error))
                }
            }
            state.figures.append((selection, nil, task))
            return ["figure": .null]
        }
    }

    private func finish(_ selection: Selection, _ result: Result<JSON, any Error>) {
        state.withLock { state in
            guard let index = state.figures.firstIndex(where: { $0.selection == selection }) else { return }
            state.figures[index].result = result
            state.figures[index].task = nil
        }
    }
}

/// Pictures beside the page's own: the steps of a scenario, or the figures of a package.
package struct ExploreShelf: Sendable {
    package var title: String
    /// Why there are no pictures; nil if there are.
    package var fault: String?
    package var pictures: [Item] = []
    /// What the page starts with, which follows a scenario that is saved again; nil where nothing changes it.
    package var start: Selection?

    /// One of the pictures.
    package struct Item: Sendable {
        package var name: String
        /// The picture as an element of SVG.
        package var svg: String
        /// What is said of it, line by line.
        package var lines: [String]

        package init(name: String, svg: String, lines: [String]) {
            self.name = name
            self.svg = svg
            self.lines = lines
        }
    }

    package init(title: String = "", fault: String? = nil, pictures: [Item] = []) {
        self.title = title
        self.fault = fault
        self.pictures = pictures
    }

    var json: JSON {
        .members([
            "title": .string(title), "fault": fault.map(JSON.string), "start": start?.wordsJSON,
            "pictures": .array(
                pictures.map {
                    ["name": .string($0.name), "svg": .string($0.svg), "lines": .strings($0.lines)]
                }),
        ])
    }
}

package import SplitframeDevices
package import SplitframeFiles
package import SplitframeGoldens
import SplitframePictures
import SplitframeRequests
import SplitframeSystem

/// `goldens.json`: the list of all goldens that must exist.
package struct GoldenList: Sendable {
    /// The list's name in its folder.
    package static let fileName = "goldens.json"
    /// The subfolder of illustrations, each of which contains its selection.
    private static let illustrations = "README"

    private let entries: [GoldenEntry]
    private let folder: GoldenFolder

    /// Reads the list of a folder.
    ///
    /// - Throws: ``GoldenListError``.
    package init(of folder: GoldenFolder, among devices: [Device]) throws {
        let path = folder.path(of: Self.fileName)
        guard let bytes = try folder.bytes(of: Self.fileName) else {
            throw GoldenListError.missing(path: path)
        }
        do {
            let list = JSONNode(try JSON(bytes: bytes))
            try Self.shape.check(list)
            entries = try list.required("goldens").entries.map {
                try GoldenEntry($0, of: folder, among: devices)
            }
        } catch let error as JSONError {
            throw GoldenListError.json(error, path: path)
        } catch let error as SelectionError {
            throw GoldenListError.selection(error, path: path)
        }
        self.folder = folder
    }

    /// Whether a folder contains a list.
    package static func exists(in folder: GoldenFolder) throws -> Bool {
        try folder.bytes(of: fileName) != nil
    }

    /// The JSON shape of the file.
    package static let shape = JSONShape.object([
        JSONKey("goldens", .list(GoldenEntry.shape), "what must exist", isRequired: true)
    ]).versioned

    /// The goldens that must exist, without duplicates, in the list's order; illustrations last.
    ///
    /// A golden that one entry asks for as a picture and another as text alone is a picture.
    ///
    /// - Throws: ``GoldenListError``, or `ScenarioError`.
    package func requests(among devices: [Device]) async throws -> [WantedGolden] {
        var requests: [WantedGolden] = []
        do {
            // Counted first: what is too long for one list must not be planned entry by entry.
            var count = 0
            for entry in entries {
                count += entry.count(among: devices)
                if Limit.selections.isExceeded(by: count) { throw SelectionError.tooMany }
            }
            for entry in entries { requests += try await entry.requests(among: devices) }
        } catch let error as SelectionError {
            throw GoldenListError.selection(error, path: folder.path(of: Self.fileName))
        }
        let pictured = Set(requests.filter(\.keepsPicture).map(\.name))
        requests.removeAll { !$0.keepsPicture && pictured.contains($0.name) }
        var drawn: [String: Illustration] = [:]
        var spellings: [String: String] = [:]
        return try (requests + illustrations(among: devices)).filter { request in
            let spelling = spellings.updateValue(request.name, forKey: request.name.lowercased())
            if let spelling, spelling != request.name {
                throw GoldenListError.sameNameButCase(request.name, spelling)
            }
            guard let known = drawn.updateValue(request.illustration, forKey: request.name) else {
                return true
            }
            guard known == request.illustration else { throw GoldenListError.sameName(request.name) }
            return false
        }
    }

    /// The goldens of a folder that the command recorded and that no entry asks for any more.
    package static func orphans(
        in folder: GoldenFolder, beyond requests: [WantedGolden]
    ) throws -> [String] {
        let wanted = Set(requests.map(\.name))
        // Illustrations are requested by the page that shows them, whether or not they contain a selection.
        return try folder.commandNames().filter {
            !wanted.contains($0) && !$0.hasPrefix(illustrations + "/")
        }
    }

    /// The existing illustrations, as their own selection chunks describe them.
    private func illustrations(among devices: [Device]) throws -> [WantedGolden] {
        try folder.names().filter { $0.hasPrefix(Self.illustrations + "/") }.compactMap { name in
            guard
                let json = try folder.text(DrawnPicture.selectionKeyword, of: name).flatMap(JSON.init(text:)),
                let device = devices.first
            else { return nil }
            var list = SelectionList()
            try list.read(json, among: devices, allowsSeveral: false)
            var request = WantedGolden(name: name, .selection(try list.single(on: device)))
            request.isForPeople = true
            return request
        }
    }
}

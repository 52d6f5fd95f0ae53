import SplitframeInterface
import SplitframeJSON

/// The members of an object while they are read; what nobody asked for is an error at the end.
struct Members {
    typealias Problem = DeviceFileError.Problem

    private let values: [String: JSON]
    private let path: String
    private var asked: [String] = []

    init(values: [String: JSON], path: String) {
        self.values = values
        self.path = path
    }

    /// A member that must be there.
    mutating func required(_ key: String) throws(Problem) -> Node {
        asked.append(key)
        guard let value = values[key] else { throw .missing(key: full(key)) }
        return Node(value: value, path: full(key))
    }

    /// A member that may be left out or null.
    mutating func optional(_ key: String) -> Node? {
        asked.append(key)
        guard let value = values[key], value != .null else { return nil }
        return Node(value: value, path: full(key))
    }

    /// Ends the reading.
    ///
    /// - Throws: ``DeviceFileError/Problem/unknown(key:nearest:)`` for the first key that nobody asked for.
    func close() throws(Problem) {
        guard let key = values.keys.filter({ !asked.contains($0) }).min() else { return }
        throw .unknown(key: full(key), nearest: asked.nearest(to: key).map(full))
    }

    private func full(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

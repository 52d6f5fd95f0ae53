public import SplitframeComparison
import SplitframeInterface

/// The twin files that a run needs, each read once.
public struct TwinCache: Sendable {
    private let folder: GoldenFolder
    private var files: [String: Result<TwinFile, GoldenError>] = [:]

    /// Reads the files that contain goldens of these names.
    public init(of names: some Sequence<String>, in folder: GoldenFolder) {
        self.folder = folder
        for place in Set(names.map(\.folder)) {
            files[place] = Result { () throws(GoldenError) in try folder.twinFile(in: place) }
        }
    }

    /// The verdict on a layout, compared with the golden of its name.
    public func verdict(on layout: DrawnLayout) -> Verdict {
        do throws(GoldenError) {
            guard let expected = try files[layout.name.folder]?.get().twins[layout.name.lastPart] else {
                return .missing
            }
            // Nearly all texts are equal, and need not be parsed.
            if expected == layout.twin { return .equal }
            return Verdict(
                expected: try read(expected, layout.name), actual: try read(layout.twin, layout.name))
        } catch {
            return .unreadable(reason: error.description)
        }
    }

    /// A golden's twin as text; nil if there is none, or it cannot be read.
    func twin(_ name: String) -> String? { try? files[name.folder]?.get().twins[name.lastPart] }

    private func read(_ twin: String, _ name: String) throws(GoldenError) -> Twin {
        do {
            return try Twin(twin)
        } catch {
            throw .twin(path: folder.path(of: name.folder + TwinFile.fileName), error)
        }
    }
}

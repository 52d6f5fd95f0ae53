import SplitframeFiles
import SplitframeJSON

extension GoldenFolder {
    /// The list of results that wait, below the folder that they wait in.
    static let pendingList = "pending.json"

    /// What waits, as a folder of its own.
    var pendingFolder: KeptFolder { kept.folder(Self.pendingName) }

    /// The results that wait; none where no run failed.
    ///
    /// - Throws: ``GoldenError/pending(path:)`` where the list is there and is none, ``GoldenError/file(_:)`` where
    ///   it cannot be read or names something outside of the folder.
    public var pending: [PendingResult] {
        get throws(GoldenError) {
            var results: [PendingResult] = []
            if let bytes = try file("\(Self.pendingName)/\(Self.pendingList)") {
                do throws(JSONError) {
                    results = try JSONNode(JSON(bytes: bytes)).required("pending").list(PendingResult.init)
                } catch {
                    throw .pending(path: pendingFolder.path(of: Self.pendingList))
                }
            }
            results = try results.adding(loggedLines())
            if let result = results.first(where: { RelativePath($0.name) == nil }) {
                throw .file(FileError(.writing, result.name, .outside))
            }
            // Tests write the folder's whole path, commands what the user wrote.
            return results.map { result in
                var result = result
                result.take(PendingFiles(of: result), in: self)
                return result
            }
        }
    }

    private func loggedLines() throws(GoldenError) -> [PendingLog.Line] {
        guard case .disk = place else { return [] }
        do throws(FileError) {
            return try pendingLines()
        } catch {
            throw .file(error)
        }
    }

    /// Puts a damaged list of results that wait aside, so that a run can write a new one.
    ///
    /// - Returns: The path under which it lies now; nil where the list is sound, or there is none.
    package func setDamagedListAside() throws(GoldenError) -> String? {
        do throws(GoldenError) {
            _ = try pending
            return nil
        } catch {
            switch error {
            case .pending: break
            case .file(let error) where error.reason == .outside: break
            case .file, .picture, .twin, .pictureMissing, .twinMissing: throw error
            }
        }
        do throws(FileError) {
            return try pendingFolder.setAside(Self.pendingList)
        } catch {
            throw .file(error)
        }
    }
}

extension [PendingResult] {
    /// The results after all that tests added; in the order of names where they added any.
    fileprivate func adding(_ lines: [PendingLog.Line]) -> [PendingResult] {
        if lines.isEmpty { return self }
        var results = Dictionary(map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        for line in lines { results[line.name] = line.result }
        return results.values.sorted { $0.name < $1.name }
    }
}

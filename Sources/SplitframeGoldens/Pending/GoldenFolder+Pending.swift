import SplitframeFiles

extension GoldenFolder {
    /// The name of the list of pending results, in their folder.
    static let pendingList = "pending.json"

    /// The folder for pending results.
    var pendingFolder: KeptFolder { kept.folder(Self.pendingName) }

    /// The pending results; empty if no run failed.
    ///
    /// - Throws: ``GoldenError/pending(path:)`` if the list exists but is damaged, ``GoldenError/file(_:)`` if it
    ///   cannot be read or names a file outside the folder.
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
            // A golden that is a pointer of Git LFS is to be fetched, not replaced. Tests write the folder's absolute path,
            // commands the path that the user wrote.
            return results.filter { !isPointer($0.name) }.map { result in
                var result = result
                result.take(PendingFiles(of: result), in: self)
                return result
            }
        }
    }

    /// Whether a golden is a pointer of Git LFS in place of a picture or text.
    package func isPointer(_ name: String) -> Bool {
        let files = [Self.pictureFile(of: name), Self.twinFile(of: name), name.folder + TwinFile.fileName]
        let bytes = files.lazy.compactMap { (try? self.bytes(of: $0)) ?? nil }.first
        return bytes?.starts(with: "version https://git-lfs".utf8) == true
    }

    private func loggedLines() throws(GoldenError) -> [PendingLog.Line] {
        guard case .disk = place else { return [] }
        do throws(FileError) {
            return try pendingLines()
        } catch {
            throw .file(error)
        }
    }

    /// Renames a damaged list of pending results, so that a run can write a new one.
    ///
    /// - Returns: The new path of the damaged list; nil if the list is intact or missing.
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
    /// The results, updated with lines that tests added; sorted by name if there are such lines.
    fileprivate func adding(_ lines: [PendingLog.Line]) -> [PendingResult] {
        if lines.isEmpty { return self }
        var results = Dictionary(map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        for line in lines { results[line.name] = line.result }
        return results.values.sorted { $0.name < $1.name }
    }
}

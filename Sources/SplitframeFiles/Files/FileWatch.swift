import SplitframeSystem

/// Reports when files are written or replaced, as the system notifies it (inotify).
///
/// Folders are watched, because programs that save a file replace it with another. A folder that is deleted, moved or
/// replaced is watched again as soon as there is one at its path.
package final class FileWatch {
    /// The identity of a folder on the disk, independent of its path.
    private struct Identity: Equatable {
        var device: dev_t
        var node: ino_t

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, node) = (status.st_dev, status.st_ino)
        }
    }

    private let descriptor: Descriptor
    /// The paths as the caller wrote them, by folder and name.
    private var files: [String: [String: String]] = [:]
    /// The watched folders, with the watch number and identity of each.
    private var watched: [String: (number: Int32, identity: Identity)] = [:]

    /// - Throws: ``FileError`` if a folder cannot be watched.
    package init(_ paths: some Sequence<String>) throws(FileError) {
        #if canImport(Glibc)
            guard let descriptor = Descriptor(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))) else {
                throw FileError(.reading, "inotify", errorNumber: errno)
            }
            self.descriptor = descriptor
            try follow(paths)
            for folder in files.keys where watched[folder] == nil {
                _ = try NamedFile.isFolder(at: folder)
                throw FileError(.reading, folder, .noSuchFile)
            }
        #else
            throw FileError(.reading, "inotify", .other("this system has no inotify"))
        #endif
    }

    #if canImport(Glibc)
        /// Watches these files from now on, and no others; changes noticed so far are not lost.
        ///
        /// - Throws: ``FileError`` if a folder exists but cannot be watched.
        package func follow(_ paths: some Sequence<String>) throws(FileError) {
            files = [:]
            for path in paths {
                let slash = path.lastIndex(of: "/")
                let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
                files[folder, default: [:]][slash.map { String(path[path.index(after: $0)...]) } ?? path] =
                    path
            }
            for folder in files.keys where watched[folder] == nil { _ = try watch(folder) }
        }

        /// Waits until some of the files have been written; returns none if the task is cancelled or the patience ends.
        ///
        /// No thread is held while nothing happens.
        package func next(within patience: Duration? = nil) async -> Set<String> {
            var changed: Set<String> = []
            var left = patience
            while !Task.isCancelled, left.map({ $0 > .zero || !changed.isEmpty }) ?? true {
                left = left.map { $0 - .milliseconds(10) }
                let more = readEvents().union(foundAgain())
                if more.isEmpty, !changed.isEmpty { return changed }
                changed.formUnion(more)
                // A save may have several steps; the short wait collects all of them.
                try? await Task.sleep(for: .milliseconds(changed.isEmpty ? 10 : 3))
            }
            return []
        }

        /// Begins to watch a folder; false if there is none.
        private func watch(_ folder: String) throws(FileError) -> Bool {
            guard let identity = Identity(folder) else { return false }
            let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
            let number = inotify_add_watch(descriptor.number, folder, events)
            guard number >= 0 else {
                if errno == ENOENT { return false }
                throw FileError(.reading, folder, errorNumber: errno)
            }
            watched[folder] = (number, identity)
            return true
        }

        /// Watches folders that have been replaced, and returns the files in them.
        private func foundAgain() -> Set<String> {
            var found: Set<String> = []
            for (folder, names) in files where watched[folder]?.identity != Identity(folder) {
                watched[folder] = nil
                guard (try? watch(folder)) == true else { continue }
                found.formUnion(names.values.filter { Identity($0) != nil })
            }
            return found
        }

        private func readEvents() -> Set<String> {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor.number, &buffer, buffer.count)
            guard count > 0 else { return [] }
            var changed: Set<String> = []
            var position = 0
            let header = MemoryLayout<inotify_event>.size
            while position + header <= count {
                let event = buffer.withUnsafeBytes {
                    $0.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
                }
                let end = position + header + Int(event.len)
                let name = String(
                    decoding: buffer[(position + header)..<min(end, count)].prefix { $0 != 0 }, as: UTF8.self)
                position = end
                // The system stops watching a deleted folder.
                let isOver = event.mask & UInt32(IN_IGNORED) != 0
                for (folder, place) in watched where place.number == event.wd {
                    if isOver { watched[folder] = nil }
                    if let path = files[folder]?[name] { changed.insert(path) }
                }
            }
            return changed
        }
    #else
        package func follow(_ paths: some Sequence<String>) {}
        package func next(within patience: Duration? = nil) async -> Set<String> { [] }
    #endif
}

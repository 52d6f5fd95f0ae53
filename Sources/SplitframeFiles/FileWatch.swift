import Foundation

/// Tells when files are written or replaced, by the system's own notice (inotify).
///
/// Folders are watched, since programs that save a file put another in its place.
package final class FileWatch {
    private let descriptor: Descriptor
    /// The watched folders' paths by the numbers that the system gave them.
    private var folders: [Int32: String] = [:]
    /// The paths as the caller wrote them, by folder and name.
    private var files: [String: String] = [:]

    /// - Throws: ``FileError`` where a folder cannot be watched.
    package init(_ paths: some Sequence<String>) throws(FileError) {
        #if canImport(Glibc)
            guard let descriptor = Descriptor(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))) else {
                throw FileError(.reading, "inotify", errorNumber: errno)
            }
            self.descriptor = descriptor
            for path in paths { try add(path) }
        #else
            throw FileError(.reading, "inotify", .other("this system has no inotify"))
        #endif
    }

    #if canImport(Glibc)
        private func add(_ path: String) throws(FileError) {
            let slash = path.lastIndex(of: "/")
            let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
            let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
            let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
            let number = inotify_add_watch(descriptor.number, folder, events)
            guard number >= 0 else { throw FileError(.reading, folder, errorNumber: errno) }
            folders[number] = folder
            files["\(folder)/\(name)"] = path
        }

        /// Waits until some of the files have been written; none where the task is cancelled.
        ///
        /// No thread is held while nothing happens.
        package func next() async -> Set<String> {
            var changed: Set<String> = []
            while !Task.isCancelled {
                let more = readEvents()
                if more.isEmpty, !changed.isEmpty { return changed }
                changed.formUnion(more)
                // What is saved in several steps is over in a moment.
                try? await Task.sleep(for: .milliseconds(changed.isEmpty ? 10 : 3))
            }
            return []
        }

        /// The files that have been written since; it does not wait.
        package func rest() -> Set<String> { Set(readEvents()) }

        private func readEvents() -> [String] {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor.number, &buffer, buffer.count)
            guard count > 0 else { return [] }
            var changed: [String] = []
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
                if let folder = folders[event.wd], let path = files["\(folder)/\(name)"] {
                    changed.append(path)
                }
            }
            return changed
        }
    #else
        package func next() async -> Set<String> { [] }
        package func rest() -> Set<String> { [] }
    #endif
}

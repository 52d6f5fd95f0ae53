import SplitframeSystem

/// The right to write in a folder; one run at a time has it.
///
/// It is a system lock on a hidden file, so that the lock of a process that died is free. The file contains the name of
/// the holder, and is deleted when the lock is released.
package final class FolderLock: Sendable {
    /// The file's name.
    static let fileName = ".splitframe.lock"

    private let folder: Descriptor
    private let file: Descriptor
    private let made: MadeFolders?

    /// Takes the lock, waiting for another run for a limited time.
    ///
    /// - Parameters:
    ///   - folder: A folder that exists.
    ///   - patience: How long to wait, in seconds.
    ///   - made: The folders that were made for the run.
    /// - Throws: ``FileError`` with ``FileError/Reason/busy(holder:)`` if another run does not release it.
    package init(
        of folder: KeptFolder, holder: String, patience: Double = 20, made: MadeFolders? = nil
    ) throws(FileError) {
        self.made = made
        let path = folder.path(of: Self.fileName)
        let deadline = Date(timeIntervalSinceNow: patience)
        guard let descriptor = folder.open() else {
            throw FileError(.writing, folder.path, errorNumber: errno)
        }
        self.folder = descriptor
        while true {
            let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
            guard let file = Descriptor(openat(descriptor.number, Self.fileName, flags, 0o666)) else {
                throw FileError(.writing, path, errorNumber: errno)
            }
            if let reason = file.sharing { throw FileError(.writing, path, reason) }
            if file.lock() {
                // The previous holder may have deleted the file in the meantime.
                guard file.status?.st_ino == descriptor.status(of: Self.fileName)?.st_ino else { continue }
                guard ftruncate(file.number, 0) == 0, file.write(Array("\(holder), process \(getpid())".utf8))
                else {
                    let failure = errno
                    unlinkat(descriptor.number, Self.fileName, 0)
                    throw FileError(.writing, path, errorNumber: failure)
                }
                self.file = file
                return
            }
            guard Date() < deadline else {
                let holder = String(decoding: file.readToEnd() ?? [], as: UTF8.self)
                throw FileError(.writing, folder.path, .busy(holder: holder.isEmpty ? "another run" : holder))
            }
            usleep(20_000)
        }
    }

    deinit { unlinkat(folder.number, Self.fileName, 0) }
}

/// A kept folder and those above it, as far as a run had to make them: they go again if nothing is in them at its end.
package final class MadeFolders: Sendable {
    /// The paths, the outermost first.
    private let paths: [String]

    /// Makes what is missing.
    init(for folder: KeptFolder) throws(FileError) { paths = try folder.make() }

    // The system keeps a folder that has anything in it.
    deinit { for path in paths.reversed() { rmdir(path) } }
}

public import Foundation

/// A document of one file, which is opened, changed, saved and closed.
///
/// Everything is read and written at once; completion handlers run when the host settles, or the main queue goes on.
/// Nothing is saved by itself before `close(completionHandler:)`, since there is no clock.
@preconcurrency @MainActor open class UIDocument: IdentityHashable {
    /// A change, with UIKit's raw values.
    public enum ChangeKind: Int, Sendable {
        case done, undone, redone, cleared
    }

    /// The reason for saving, with UIKit's raw values.
    public enum SaveOperation: Int, Sendable {
        case forCreating, forOverwriting
    }

    /// What is known of a document.
    public struct State: OptionSet, Sendable {
        public static let normal: State = []
        public static let closed = State(rawValue: 1 << 0)
        public static let inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2)
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)

        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    nonisolated public static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification")

    open private(set) var fileURL: URL
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The extension of the file, since Linux knows no types of files.
    open var fileType: String? { fileURL.pathExtension }
    open var savingFileType: String? { fileType }
    open var fileModificationDate: Date?
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    open lazy var undoManager: UndoManager! = UndoManager()
    open private(set) var hasUnsavedChanges = false

    public init(fileURL url: URL) { fileURL = url }

    // MARK: The app's part

    /// What is written: data.
    open func contents(forType typeName: String) throws -> Any { Data() }
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Called with what could not be read or written.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    open func disableEditing() {}
    open func enableEditing() {}

    // MARK: Reading and writing

    open func read(from url: URL) throws {
        let contents = try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }

    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

    // MARK: Opening, saving and closing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isDone = attempt { try read(from: fileURL) }
        if isDone { documentState.remove(.closed) }
        tell(completionHandler, isDone)
    }

    @discardableResult open func open() async -> Bool {
        await withCheckedContinuation { told in open { told.resume(returning: $0) } }
    }

    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil)
    {
        let isDone = attempt {
            let contents = try contents(forType: savingFileType ?? "")
            try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        }
        if isDone {
            fileURL = url
            documentState.subtract([.savingError, .closed])
            updateChangeCount(.cleared)
        } else {
            documentState.insert(.savingError)
        }
        tell(completionHandler, isDone)
    }

    @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { told in
            save(to: url, for: saveOperation) { told.resume(returning: $0) }
        }
    }

    /// Saves what is not saved yet.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return tell(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isDone in
            if isDone { documentState.insert(.closed) }
            completionHandler?(isDone)
        }
    }

    @discardableResult open func close() async -> Bool {
        await withCheckedContinuation { told in close { told.resume(returning: $0) } }
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    /// Tells when the host settles or the main queue goes on, whichever is first.
    private func tell(_ completionHandler: ((Bool) -> Void)?, _ isDone: Bool) {
        var waiting = completionHandler
        let tell = { @MainActor in
            let told = waiting
            waiting = nil
            told?(isDone)
        }
        PendingWork.shared.add(tell)
        Task { tell() }
    }
}

extension URL {
    // MARK: Compiles only
    /// Always true, because a process on Linux needs no permission for single files.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

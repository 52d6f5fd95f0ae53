public import Foundation

/// A pasteboard, whose contents are kept in this process.
@preconcurrency @MainActor open class UIPasteboard: IdentityHashable {
    /// A pasteboard's name.
    public struct Name: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let general = Name("com.apple.UIKit.pboard.general")

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public static let general = UIPasteboard(.general)
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The contents of a pasteboard, shared by all objects with its name.
    @MainActor private final class Board {
        var changeCount = 0
        var contents: [Any] = []
    }

    private static var boards: [Name: Board] = [.general: Board()]

    public let name: Name
    private let board: Board

    private init(_ name: Name) {
        self.name = name
        board = Self.boards[name] ?? Board()
        Self.boards[name] = board
    }

    public convenience init?(name: Name, create: Bool) {
        guard create || Self.boards[name] != nil else { return nil }
        self.init(name)
    }

    open var changeCount: Int { board.changeCount }

    private var contents: [Any] {
        get { board.contents }
        set {
            board.contents = newValue
            board.changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    open var string: String? {
        get { strings?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    open var strings: [String]? {
        get { kept() }
        set { contents = newValue ?? [] }
    }
    open var url: URL? {
        get { urls?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    open var urls: [URL]? {
        get { kept() }
        set { contents = newValue ?? [] }
    }
    open var image: UIImage? {
        get { images?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    open var images: [UIImage]? {
        get { kept() }
        set { contents = newValue ?? [] }
    }
    open var color: UIColor? {
        get { (kept() as [UIColor]?)?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    open var numberOfItems: Int { contents.count }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { color != nil }

    private func kept<Value>() -> [Value]? {
        let values = contents.compactMap { $0 as? Value }
        return values.isEmpty ? nil : values
    }
}

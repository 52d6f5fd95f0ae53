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

    /// A setting of the contents; compiles only.
    public struct OptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")

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
    /// The contents by the identifiers of their types.
    open var items: [[String: Any]] {
        get { contents.map { $0 as? [String: Any] ?? [Self.type(of: $0): $0] } }
        set { contents = newValue }
    }
    open var numberOfItems: Int { contents.count }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { color != nil }

    /// Replaces the contents; the options have no effect, because nothing leaves the process.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// The data of a type in the first item; a text's in UTF-8.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
    }

    private static func type(of value: Any) -> String {
        switch value {
        case is String: "public.utf8-plain-text"
        case is URL: "public.url"
        case is UIImage: "public.image"
        default: "public.data"
        }
    }

    private func kept<Value>() -> [Value]? {
        let values = contents.compactMap { content in
            content as? Value ?? (content as? [String: Any])?.values.lazy.compactMap { $0 as? Value }.first
        }
        return values.isEmpty ? nil : values
    }
}

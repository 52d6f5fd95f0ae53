public import Foundation

/// What was copied, in this process.
@preconcurrency @MainActor open class UIPasteboard: IdentityHashable {
    /// A pasteboard's name.
    public struct Name: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let general = Name("com.apple.UIKit.pboard.general")

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public static let general = UIPasteboard(.general)
    private static var named: [Name: UIPasteboard] = [:]
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    public let name: Name
    open private(set) var changeCount = 0
    private var contents: [Any] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    private init(_ name: Name) { self.name = name }

    public convenience init?(name: Name, create: Bool) {
        guard create || Self.named[name] != nil else { return nil }
        self.init(name)
        contents = Self.named[name]?.contents ?? []
        Self.named[name] = self
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

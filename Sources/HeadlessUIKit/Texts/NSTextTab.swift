public import Foundation

/// A position at which the text after a tab continues; compiles only.
@preconcurrency @MainActor open class NSTextTab: IdentityHashable {
    /// The key of an option of a tab.
    public struct OptionKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let alignment: NSTextAlignment
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:])
    {
        self.alignment = alignment
        self.location = location
        self.options = options
    }
}

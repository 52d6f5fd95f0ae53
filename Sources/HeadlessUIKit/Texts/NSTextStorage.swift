public import Foundation

/// The text of a text view, which shows every change of it.
open class NSTextStorage: NSMutableAttributedString {
    /// What of a text was changed; compiles only.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// What a text view does after a change of the text.
    var changed: (() -> Void)?

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        changed?()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        changed?()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        super.insert(attrString, at: loc)
        changed?()
    }

    open override func append(_ attrString: NSAttributedString) {
        super.append(attrString)
        changed?()
    }

    open override func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        changed?()
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        super.setAttributedString(attrString)
        changed?()
    }

    /// Replaces what differs from a text, so that the rest keeps its attributes.
    func become(_ text: String) {
        let (old, new) = (Array(string.unicodeScalars), Array(text.unicodeScalars))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        func length(_ part: ArraySlice<Unicode.Scalar>) -> Int { part.reduce(0) { $0 + UTF16.width($1) } }
        let range = NSRange(location: length(old[..<start]), length: length(old[start..<(old.count - end)]))
        replaceCharacters(
            in: range, with: String(String.UnicodeScalarView(new[start..<(new.count - end)])))
    }

    // MARK: Compiles only
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { layoutManagers.append(aLayoutManager) }
}

/// A delegate that is to hear of changes of a text; none of its methods is called.
public protocol NSTextStorageDelegate: AnyObject {}

/// The layout of a text's lines; compiles only.
@preconcurrency @MainActor open class NSLayoutManager: IdentityHashable {
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    public init() {}

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func ensureLayout(for container: NSTextContainer) {}
    open func usedRect(for container: NSTextContainer) -> CGRect {
        CGRect(origin: .zero, size: container.size)
    }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        .zero
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
}

extension NSMutableAttributedString {
    /// Makes an empty text, which Foundation on Linux cannot.
    public convenience init() { self.init(string: "") }
}

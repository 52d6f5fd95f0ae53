public import Foundation

/// The text of a text view.
open class NSTextStorage: NSMutableAttributedString {}

/// The layout of a text's lines; compiles only.
@preconcurrency @MainActor open class NSLayoutManager: IdentityHashable {
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    public init() {}

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func ensureLayout(for container: NSTextContainer) {}
}

public import Foundation

/// A position in a text.
@preconcurrency @MainActor open class UITextPosition: IdentityHashable {
    /// The number of UTF-16 units before the position, as in `NSRange`.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: IdentityHashable {
    public let start: UITextPosition
    public let end: UITextPosition

    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
    }

    open var isEmpty: Bool { start.offset == end.offset }

    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A text that can be read and changed by positions and ranges.
@preconcurrency @MainActor public protocol UITextInput: UIResponder {
    var wholeText: String { get set }
    var selection: NSRange { get set }
    var selectedTextRange: UITextRange? { get set }
    func insertText(_ text: String)
    func deleteBackward()

    // MARK: Compiles only
    func caretRect(for position: UITextPosition) -> CGRect
    func firstRect(for range: UITextRange) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A rectangle of selected text; compiles only.
@preconcurrency @MainActor open class UITextSelectionRect: IdentityHashable {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

extension UITextInput {
    public var hasText: Bool { !wholeText.isEmpty }
    /// Nil, because no keyboard composes text here.
    public var markedTextRange: UITextRange? { nil }
    /// Compiles only.
    public func unmarkText() {}
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(wholeText.utf16.count) }

    /// The selection within the text; nil sets it to the text's end.
    var clampedSelection: UITextRange? {
        get { UITextRange(clamped(selection)) }
        set { selection = clamped(newValue?.range ?? NSRange(location: wholeText.utf16.count, length: 0)) }
    }

    public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        UITextRange(
            NSRange(
                location: min(start.offset, end.offset), length: abs(end.offset - start.offset)))
    }

    /// The position at a distance in UTF-16 units; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
        guard !isTooFar, (0...wholeText.utf16.count).contains(place) else { return nil }
        return UITextPosition(place)
    }

    public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
        end.offset - start.offset
    }

    public func compare(_ first: UITextPosition, to second: UITextPosition) -> ComparisonResult {
        first.offset == second.offset
            ? .orderedSame : first.offset < second.offset ? .orderedAscending : .orderedDescending
    }

    public func text(in range: UITextRange) -> String? {
        Range(clamped(range.range), in: wholeText).map { String(wholeText[$0]) }
    }

    /// Replaces a range by a text and puts the selection after it, without telling the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        let place = clamped(range.range)
        guard let part = Range(place, in: wholeText) else { return }
        wholeText.replaceSubrange(part, with: text)
        selection = NSRange(location: place.location + text.utf16.count, length: 0)
    }

    func replaceSelection(with text: String) { replace(UITextRange(clamped(selection)), withText: text) }

    /// Deletes the selected text, or the character before the selection.
    func deleteSelection() {
        var range = clamped(selection)
        if range.length == 0, let end = Range(range, in: wholeText)?.lowerBound, end > wholeText.startIndex {
            range = NSRange(wholeText.index(before: end)..<end, in: wholeText)
        }
        replace(UITextRange(range), withText: "")
    }

    private func clamped(_ range: NSRange) -> NSRange {
        let count = wholeText.utf16.count
        let start = min(max(range.location, 0), count)
        return NSRange(location: start, length: min(max(range.length, 0), count - start))
    }
}

extension UITextField {
    nonisolated public static let textDidBeginEditingNotification = notification(
        "UITextFieldTextDidBeginEditing")
    nonisolated public static let textDidEndEditingNotification = notification("UITextFieldTextDidEndEditing")
    nonisolated public static let textDidChangeNotification = notification("UITextFieldTextDidChange")
}

extension UITextView {
    nonisolated public static let textDidBeginEditingNotification = notification(
        "UITextViewTextDidBeginEditing")
    nonisolated public static let textDidEndEditingNotification = notification("UITextViewTextDidEndEditing")
    nonisolated public static let textDidChangeNotification = notification("UITextViewTextDidChange")
}

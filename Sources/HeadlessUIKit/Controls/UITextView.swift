public import Foundation
import SplitframeInterface

/// An editable text of any length, which is drawn from its beginning.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    open weak var delegate: (any UITextViewDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's: nil stands for the empty text.
    open var text: String! {
        get { plainText }
        set { show(NSAttributedString(string: newValue ?? "")) }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: storage) }
        set { show(newValue ?? NSAttributedString(string: "")) }
    }
    /// The text; where it is set, what stays the same keeps its attributes.
    private var plainText: String {
        get { storage.string }
        set {
            storage.become(newValue)
            selectedRange = NSRange(location: storage.length, length: 0)
        }
    }
    private let storage = NSTextStorage(string: "")
    open var font: UIFont? { didSet { if !isScrollEnabled { invalidateIntrinsicContentSize() } } }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var textContainerInset = UIEdgeInsets(top: 8, bottom: 8)
    open var adjustsFontForContentSizeCategory = false
    open var selectedRange = NSRange(location: 0, length: 0)
    public final var selection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }
    public final var wholeText: String {
        get { plainText }
        set { plainText = newValue }
    }
    public let textContainer: NSTextContainer
    public let layoutManager = NSLayoutManager()
    /// The text with its attributes, which an app may change in place.
    open var textStorage: NSTextStorage { storage }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    /// Makes a text view whose text lies in a container; nil stands for a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        followStorage()
    }

    /// Both text systems lay out alike here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        followStorage()
    }

    private func show(_ text: NSAttributedString) {
        storage.setAttributedString(text)
        selectedRange = NSRange(location: storage.length, length: 0)
    }

    private func followStorage() {
        storage.changed = { [weak self] in MainActor.assumeIsolated { self?.storageChanged() } }
    }

    /// Keeps the selection within a changed text, and the view as large as the text where it does not scroll.
    private func storageChanged() {
        if selectedRange.location > storage.length - selectedRange.length {
            selectedRange = NSRange(location: storage.length, length: 0)
        }
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// The size of the text with its insets where the view does not scroll, at the width that the layout determines.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? super.intrinsicContentSize
            : sizeThatFits(CGSize(width: layoutWidth ?? .infinity, height: .infinity))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let most = size.width > 0 ? size.width : .infinity
        guard let drawnText else {
            return CGSize(
                width: min(sideInsets.rounded(.up), most),
                height: (drawnFont.lineHeight + textContainerInset.top + textContainerInset.bottom).rounded(
                    .up))
        }
        let text = drawnText.size(of: drawnText.lines(width: most - sideInsets, atMost: mostLines))
        return CGSize(
            width: min((text.width + sideInsets).rounded(.up), most),
            height: (text.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
    }

    /// The selection within the text; nil sets it to the text's end.
    open var selectedTextRange: UITextRange? {
        get { clampedSelection }
        set { clampedSelection = newValue }
    }
    open func insertText(_ text: String) { replaceSelection(with: text) }
    /// Deletes the selected text, or the character before the selection.
    open func deleteBackward() { deleteSelection() }

    /// The text with the looks of its parts; nil without any.
    var drawnText: AttributedText? {
        guard storage.length > 0 else { return nil }
        return AttributedText(storage, font: drawnFont, color: textColor, in: traitCollection)
    }

    private var mostLines: Int {
        textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : .max
    }

    /// The lines of the text that fit into the view's frame, from its beginning.
    var shownLines: [String] {
        guard let drawnText else { return [] }
        let (width, room) = (bounds.width - sideInsets, bounds.height - textContainerInset.top + 1)
        let lines = drawnText.lines(width: width, atMost: mostLines)
        let fitting =
            (1...lines.count).last { drawnText.size(of: Array(lines.prefix($0))).height <= room } ?? 1
        guard fitting < lines.count else { return lines.map(\.text) }
        return drawnText.lines(width: width, atMost: fitting).map(\.text)
    }

    private var sideInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }
    private var drawnFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    /// Ignored: headless all of a text is visible.
    open func scrollRangeToVisible(_ range: NSRange) {}
    override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Starts editing; the delegate may refuse that, and is told when editing has begun.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard mayResign(delegate?.textViewShouldEndEditing(self) ?? true), super.resignFirstResponder() else {
            return false
        }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Replaces the text by a typed one; the delegate may refuse it, and is told about the change.
    func take(_ typed: String) {
        let range = NSRange(location: 0, length: plainText.utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: typed) ?? true else {
            return
        }
        plainText = typed
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Compiles only
    open var isSelectable = true
    open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var isFindInteractionEnabled = false
    open var borderStyle = BorderStyle.none
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    open var textContentType: UITextContentType!
    /// The view in place of the keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}

/// A delegate that controls the editing of a text view and is told about it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
    /// The border of a text view, with UIKit's raw values; compiles only.
    public enum BorderStyle: Int, Sendable {
        case none, roundedRect
    }
}

/// The kinds of data that a text view detects, with UIKit's raw values; compiles only.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let all = UIDataDetectorTypes(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The interaction of the user with a link, with UIKit's raw values; compiles only.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

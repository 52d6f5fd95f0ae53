public import Foundation

/// Text of any length that can be edited; headless it is kept, and drawn as it is.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    open weak var delegate: (any UITextViewDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: nil is the empty text.
    open var text: String! {
        get { words }
        set { words = newValue ?? "" }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: words) }
        set { words = newValue?.string ?? "" }
    }
    private var words = ""
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, bottom: 8)
    open var adjustsFontForContentSizeCategory = false
    open var selectedRange = NSRange(location: 0, length: 0)
    override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

    open override var canBecomeFirstResponder: Bool { isEditable }
}

/// Hears of a text view's text.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension HeadlessHost {
    /// Taps a text view and replaces its text; false where it cannot be edited.
    @discardableResult
    public func type(_ text: String, into view: UITextView) -> Bool {
        guard view.isEditable, view.delegate?.textViewShouldBeginEditing(view) ?? true else { return false }
        act {
            view.becomeFirstResponder()
            view.delegate?.textViewDidBeginEditing(view)
            view.text = text
            view.delegate?.textViewDidChange(view)
        }
        return true
    }
}

public import Foundation

/// An editable line of text; the host's `type(_:into:)` types into it.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    /// The look of a field's border, with UIKit's raw values.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The condition for showing a part of a field, with UIKit's raw values.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    open weak var delegate: (any UITextFieldDelegate)?
    /// The text; setting it moves the selection to its end.
    open var text: String? = "" { didSet { selection = NSRange(location: wholeText.utf16.count, length: 0) } }
    open var attributedText: NSAttributedString? {
        get { givenAttributes ?? text.map(NSAttributedString.init(string:)) }
        set {
            text = newValue?.string
            styledText = newValue
        }
    }
    private var styledText: NSAttributedString?
    /// The text with the attributes that the app has set; nil once it was changed without any.
    var givenAttributes: NSAttributedString? { styledText.flatMap { $0.string == text ? $0 : nil } }
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString? {
        get { givenPlaceholderAttributes ?? placeholder.map(NSAttributedString.init(string:)) }
        set {
            placeholder = newValue?.string
            styledPlaceholder = newValue
        }
    }
    private var styledPlaceholder: NSAttributedString?
    var givenPlaceholderAttributes: NSAttributedString? {
        styledPlaceholder.flatMap { $0.string == placeholder ? $0 : nil }
    }
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    /// A view in the field, beside the text; it is drawn where its mode says so.
    open var leftView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view in the field, beside the text; it is drawn where its mode says so.
    open var rightView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text is drawn as dots.
    open var isSecureTextEntry = false
    open var background: UIImage?
    public final var selection = NSRange(location: 0, length: 0)
    public final var wholeText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// The selection within the text; nil sets it to the text's end.
    open var selectedTextRange: UITextRange? {
        get { clampedSelection }
        set { clampedSelection = newValue }
    }
    open func insertText(_ text: String) { replaceSelection(with: text) }
    /// Deletes the selected text, or the character before the selection.
    open func deleteBackward() { deleteSelection() }
    open var isEditing: Bool { isFirstResponder }

    // MARK: Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle in which the text is drawn where a subclass gives another one than the usual.
    open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(of: leftView, at: .minXEdge, in: bounds)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(of: rightView, at: .maxXEdge, in: bounds)
    }

    /// Whether the clear button is visible; without text it never is.
    var showsClearButton: Bool {
        hasText && isEnabled && shows(clearButtonMode)
    }

    /// Whether a part of the field is visible in its present state.
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func sideViewChanged(from old: UIView?) {
        if old !== leftView, old !== rightView { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let sides = [
            (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
            (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
        ]
        for (view, mode, rect) in sides {
            guard let view else { continue }
            guard shows(mode) else {
                if view.superview === self { view.removeFromSuperview() }
                continue
            }
            if view.superview !== self { addSubview(view) }
            view.frame = rect
        }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Starts editing; the delegate may refuse that, and is told when editing has begun.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, takeKeyboard() else { return false }
        if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard mayResign(delegate?.textFieldShouldEndEditing(self) ?? true), leaveKeyboard() else {
            return false
        }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Makes the field the first responder, or the bar of a search field.
    func takeKeyboard() -> Bool { super.becomeFirstResponder() }

    func leaveKeyboard() -> Bool { super.resignFirstResponder() }

    /// A size with a height of 34 points with a border, otherwise of one line in its font.
    open override var intrinsicContentSize: CGSize {
        let label = UILabel()
        label.text = hasText ? text : placeholder
        label.font = font
        let line = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight.rounded(.up)
        return CGSize(
            width: label.fittingSize.width + 2 * sideInset,
            height: borderStyle == .roundedRect ? 34 : line)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    override var baselineText: (font: UIFont, height: CGFloat)? {
        let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
        return (font, font.lineHeight)
    }

    /// Replaces the text by a typed one; unless refused, delegate and control events report the change.
    func take(_ typed: String) {
        if mayChange(NSRange(location: 0, length: wholeText.utf16.count), to: typed) { change(to: typed) }
    }

    func mayChange(_ range: NSRange, to typed: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) ?? true
    }

    /// Changes the text as a person does, and reports it.
    func change(to new: String) {
        text = new
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Compiles only
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var enablesReturnKeyAutomatically = false
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var allowsEditingTextAttributes = false
    open var disabledBackground: UIImage?
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
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
}

/// A delegate that controls the editing of a field and is told about it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { textFieldDidEndEditing(textField) }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
    /// The reason why editing has ended, with UIKit's raw values; only on Apple TV it may be cancelled.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }
}

/// The title of the return key, with UIKit's raw values; compiles only.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The kinds of keyboards, with UIKit's raw values; compiles only.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // The name is UIKit's.
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
    case asciiCapableNumberPad
}

/// The automatic capitalization of letters, with UIKit's raw values; compiles only.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether words are corrected, with UIKit's raw values; compiles only.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

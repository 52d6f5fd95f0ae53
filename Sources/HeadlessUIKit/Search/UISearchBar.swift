public import Foundation
import SplitframeInterface

/// A bar with a search field; the host's `type(_:into:)` types into it.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The prominence of a bar, with UIKit's raw values.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    /// The symbols in a bar, with UIKit's raw values.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    open weak var delegate: (any UISearchBarDelegate)?
    weak var controller: UISearchController?
    /// The field with the text: typing into it, clearing and focusing it are the same as in the bar.
    open private(set) lazy var searchTextField = makeField()
    /// The text of the search; a search controller is told about every change, including those by the app.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue != text else { return }
            searchTextField.text = newValue
            controller?.update()
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String? { didSet { partsChanged() } }
    /// Compiles only.
    open var searchBarStyle = Style.default
    /// The colour behind the field and the scopes.
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var isEnabled = true
    open var showsCancelButton = false
    open var showsBookmarkButton = false
    open var showsScopeBar = false { didSet { partsChanged() } }
    open var scopeButtonTitles: [String]? { didSet { partsChanged() } }
    open var selectedScopeButtonIndex = 0
    /// Compiles only.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Compiles only.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Compiles only.
    open var keyboardType = UIKeyboardType.default
    /// Compiles only.
    open var returnKeyType = UIReturnKeyType.search
    /// Compiles only.
    open var enablesReturnKeyAutomatically = true
    /// Compiles only.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// Compiles only.
    open var backgroundImage: UIImage?
    /// Compiles only.
    open var barStyle = UIBarStyle.default
    /// Compiles only.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Compiles only.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Compiles only.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Compiles only.
    open var smartDashesType = UITextSmartDashesType.default
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    /// Compiles only.
    open var textContentType: UITextContentType!

    /// The height of a bar by itself, with its prompt and its scopes: 44 points before iOS 11, 56 since (reported: jdisho/Papr#67,
    /// tidev/titanium-sdk#9496), and assumed to be the same from iOS 26 on.
    open override var intrinsicContentSize: CGSize {
        let isOld = traitCollection.values.system.look.hasLargeTitles == false
        return CGSize(width: UIView.noIntrinsicMetric, height: (isOld ? 44 : 56) + heightBesidesField)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(within: size) }

    private func partsChanged() {
        invalidateIntrinsicContentSize()
        controller?.searched?.barsChanged()
    }

    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// Compiles only.
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}

    private func makeField() -> UISearchTextField {
        let field = UISearchTextField()
        field.bar = self
        return field
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Starts editing, which the delegate may refuse and which activates a search controller.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    fileprivate func beginEditing() -> Bool {
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        controller?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }

    fileprivate func endEditing() -> Bool {
        guard mayResign(delegate?.searchBarShouldEndEditing(self) ?? true), super.resignFirstResponder()
        else {
            return false
        }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    fileprivate func textChanged() {
        controller?.update()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }
}

/// The field inside a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = []
    /// Compiles only.
    open var allowsDeletingTokens = true
    /// Compiles only.
    open var allowsCopyingTokens = true
    /// Compiles only.
    open var tokenBackgroundColor: UIColor?
    /// The bar that the field is in, which is the first responder in its place and hears of its text.
    fileprivate weak var bar: UISearchBar?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clearButtonMode = .always
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clearButtonMode = .always
    }

    open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

    override func takeKeyboard() -> Bool { bar?.beginEditing() ?? super.takeKeyboard() }

    override func leaveKeyboard() -> Bool { bar?.endEditing() ?? super.leaveKeyboard() }

    override func mayChange(_ range: NSRange, to typed: String) -> Bool {
        super.mayChange(range, to: typed)
            && bar.map {
                $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: typed) ?? true
            }
                ?? true
    }

    override func change(to new: String) {
        super.change(to: new)
        bar?.textChanged()
    }

    open func insertToken(_ token: UISearchToken, at index: Int) { tokens.insert(token, at: index) }
    open func removeToken(at index: Int) { tokens.remove(at: index) }
}

/// A token of a search; compiles only.
@preconcurrency @MainActor open class UISearchToken: IdentityHashable {
    public let icon: UIImage?
    public let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
    }
}

/// A delegate that controls a search bar and is told about its changes.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

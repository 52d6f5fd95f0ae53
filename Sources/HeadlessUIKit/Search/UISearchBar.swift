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
    /// The colour behind the field and the scopes.
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var isEnabled = true
    open var showsCancelButton = false
    open var showsBookmarkButton = false
    open var showsScopeBar = false { didSet { partsChanged() } }
    open var scopeButtonTitles: [String]? { didSet { partsChanged() } }
    open var selectedScopeButtonIndex = 0

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

    // MARK: Compiles only
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var searchTextPositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var barStyle = UIBarStyle.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    open var textContentType: UITextContentType!
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
}

/// The field inside a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
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

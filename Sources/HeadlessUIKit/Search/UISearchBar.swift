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
    open private(set) lazy var searchTextField = UISearchTextField()
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
    open var prompt: String?
    /// Compiles only.
    open var searchBarStyle = Style.default
    /// Compiles only.
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var isEnabled = true
    open var showsCancelButton = false
    open var showsBookmarkButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
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
    open var backgroundImage: UIImage?
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
    public let inputAssistantItem = UITextInputAssistantItem()

    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// Compiles only.
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Starts editing, which the delegate may refuse and which activates a search controller.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        controller?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    /// Replaces the text by a typed one; the delegate may refuse it, and is told about the change.
    func take(_ typed: String) {
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: typed) ?? true else {
            return
        }
        text = typed
        searchTextField.sendActions(for: .editingChanged)
        delegate?.searchBar(self, textDidChange: typed)
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

extension UISearchBar: ElementView {
    var element: ViewElement? {
        ViewElement(
            .search, text: text?.isEmpty == false ? text : nil, secondaryText: placeholder ?? "Search")
    }
}

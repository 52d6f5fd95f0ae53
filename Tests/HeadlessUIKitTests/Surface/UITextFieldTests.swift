import Foundation
import HeadlessUIKit
import Testing

/// The calls and their order are those of UITextFieldDelegate's reference.
@MainActor struct `A field of text` {
    private final class Listener: UITextFieldDelegate {
        var log: [String] = []
        var refuses: Set<String> = []

        private func asked(_ question: String) -> Bool {
            log.append(question)
            return !refuses.contains(question)
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("begin?") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begun") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("end?") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { asked("change?") }
        func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("clear?") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("return?") }
    }

    private let field = UITextField()
    private let listener = Listener()
    private let host: HeadlessHost

    init() throws {
        let page = UIViewController()
        page.view.addSubview(field)
        host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        field.delegate = listener
    }

    @Test func `asks before each step and tells after it`() {
        #expect(host.type("Ada", into: field))
        host.pressReturn(in: field)
        field.resignFirstResponder()
        #expect(
            listener.log == ["begin?", "begun", "change?", "selection", "return?", "end?", "ended"])
    }

    // UITextInputTraits › isSecureTextEntry › Discussion: hides the text.
    @Test func `hides what is secret`() throws {
        field.frame = CGRect(x: 0, y: 100, width: 200, height: 34)
        field.isSecureTextEntry = true
        field.text = "Ada"
        host.settle()
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("•••") && !twin.contains("Ada") && field.text == "Ada")
    }

    @Test func `tells why editing has ended, in place of that it has`() {
        final class Curious: UITextFieldDelegate {
            var log: [String] = []
            func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                log.append(reason == .committed ? "committed" : "cancelled")
            }
        }
        let curious = Curious()
        field.delegate = curious
        host.type("Ada", into: field)
        field.resignFirstResponder()
        #expect(curious.log == ["committed"])
    }

    @Test func `is not edited where its delegate refuses, and not left where it refuses that`() {
        listener.refuses = ["begin?"]
        #expect(!host.type("Ada", into: field) && !field.isEditing)
        listener.refuses = ["end?"]
        #expect(host.type("Ada", into: field))
        #expect(!field.resignFirstResponder() && field.isEditing)
        listener.refuses = []
        #expect(field.resignFirstResponder() && !field.isEditing)
    }

    @Test func `is cleared by its button, where that shows and its delegate lets it`() {
        field.text = "Ada"
        #expect(!host.clear(field))
        field.clearButtonMode = .always
        listener.refuses = ["clear?"]
        #expect(!host.clear(field) && field.text == "Ada")
        listener.refuses = []
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(host.clear(field) && field.text == "" && changes == 1)
        #expect(!host.clear(field), "an empty field has no such button")
        field.clearButtonMode = .unlessEditing
        host.type("Bob", into: field)
        #expect(!host.clear(field))
        field.clearButtonMode = .whileEditing
        #expect(host.clear(field))
    }

    @Test func `is as high as its font's line, and empties itself as it begins`() {
        field.font = .systemFont(ofSize: 10)
        let low = field.intrinsicContentSize.height
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height > 3 * low)
        field.text = "old"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    // UITextField › clearsOnBeginEditing › Discussion: "Even if this property is set to true, the text field delegate can
    // override this behavior by returning false from its textFieldShouldClear(_:) method."
    @Test func `keeps what its delegate does not let it empty as it begins`() {
        field.text = "old"
        field.clearsOnBeginEditing = true
        listener.refuses = ["clear?"]
        field.becomeFirstResponder()
        #expect(field.text == "old" && listener.log == ["begin?", "clear?", "begun"])
    }

    // UITextField › textDidChangeNotification.
    @Test func `posts that it is cleared, as that one types into it`() {
        var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        field.clearButtonMode = .always
        host.type("Ada", into: field)
        #expect(host.clear(field) && posts == 2)
    }
}

/// The calls and their order are those of UISearchBarDelegate's and UISearchControllerDelegate's references.
@MainActor struct `A field of search` {
    private final class Listener: UISearchBarDelegate, UISearchControllerDelegate {
        var log: [String] = []
        var refuses: Set<String> = []

        private func asked(_ question: String) -> Bool {
            log.append(question)
            return !refuses.contains(question)
        }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { asked("begin?") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begun") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { asked("end?") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { asked("change?") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            log.append("text \(searchText)")
        }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            log.append("will present")
        }
        func presentSearchController(_ searchController: UISearchController) { log.append("present") }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("presented") }
        func willDismissSearchController(_ searchController: UISearchController) {
            log.append("will dismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("dismissed") }
    }

    private let listener = Listener()
    private let page = UIViewController()

    @Test func `by itself asks before each step and tells after it`() throws {
        let bar = UISearchBar()
        bar.delegate = listener
        page.view.addSubview(bar)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        #expect(host.type("Ada", into: bar))
        bar.resignFirstResponder()
        #expect(listener.log == ["begin?", "begun", "change?", "text Ada", "end?", "ended"])
        listener.log = []
        listener.refuses = ["change?", "end?"]
        host.type("Bob", into: bar)
        #expect(bar.text == "Ada" && !bar.resignFirstResponder() && bar.isFirstResponder)
        listener.refuses = []
        #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    }

    // UISearchBarDelegate › searchBar(_:textDidChange:) › Discussion: "This method is also invoked when text is cleared from
    // the search text field."
    @Test func `hears what is typed into its field and cleared there, as if it were done in the bar`() throws
    {
        let bar = UISearchBar()
        bar.delegate = listener
        page.view.addSubview(bar)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        let field = bar.searchTextField
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: [.editingDidBegin, .editingChanged])
        #expect(!host.clear(field), "an empty field has no such button")
        #expect(host.type("Ada", into: field) && bar.isFirstResponder && field.isEditing)
        #expect(host.clear(field) && bar.text == "" && events == 3)
        field.resignFirstResponder()
        #expect(listener.log == ["begin?", "begun", "change?", "text Ada", "text ", "end?", "ended"])
        #expect(!bar.isFirstResponder && !field.isEditing)
        listener.refuses = ["begin?"]
        #expect(!host.type("Bob", into: field) && !field.isEditing)
    }

    @Test func `has a bookmark and scopes to tap`() throws {
        let bar = UISearchBar()
        bar.delegate = listener
        page.view.addSubview(bar)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        host.tapBookmark(of: bar)
        #expect(listener.log.isEmpty)
        bar.showsBookmarkButton = true
        host.tapBookmark(of: bar)
        bar.scopeButtonTitles = ["All", "New"]
        host.tapScope(1, of: bar)
        #expect(listener.log == ["bookmark", "scope 1"])
    }

    @Test func `of a controller presents itself and goes`() throws {
        let search = UISearchController(searchResultsController: nil)
        search.delegate = listener
        page.navigationItem.searchController = search
        let host = try HeadlessHost(
            device: "ipad-10th", rootViewController: UINavigationController(rootViewController: page))
        search.isActive = true
        search.isActive = false
        host.settle()
        #expect(listener.log == ["will present", "present", "presented", "will dismiss", "dismissed"])
    }

    @Test func `leaves the bar of a phone where the app says so`() throws {
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: page)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: navigation)
        let usual = navigation.navigationBar.frame.height
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        host.settle()
        #expect(navigation.navigationBar.frame.height == usual)
        search.isActive = false
        search.hidesNavigationBarDuringPresentation = true
        search.isActive = true
        host.settle()
        #expect(navigation.navigationBar.frame.height < usual)
    }
}

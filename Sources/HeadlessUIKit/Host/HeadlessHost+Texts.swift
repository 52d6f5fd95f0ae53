import Foundation

extension HeadlessHost {
    /// Taps a text view and replaces its text; false where it cannot be edited.
    @discardableResult
    public func type(_ text: String, into view: UITextView) -> Bool {
        act {
            guard view.isEditable, view.becomeFirstResponder() else { return false }
            view.take(text)
            return true
        }
    }

    /// Taps a field, replaces its text and leaves it focused; false where the app refuses to let it be edited.
    @discardableResult
    public func type(_ text: String, into field: UITextField) -> Bool {
        act {
            guard field.becomeFirstResponder() else { return false }
            field.take(text)
            return true
        }
    }

    /// Taps the clear button of a field; false where it is hidden, or the app refuses.
    @discardableResult
    public func clear(_ field: UITextField) -> Bool {
        guard field.showsClearButton, field.delegate?.textFieldShouldClear(field) ?? true else {
            return false
        }
        act { field.change(to: "") }
        return true
    }

    /// Presses the return key in a field, which stays focused unless the app ends editing.
    public func pressReturn(in field: UITextField) {
        act {
            if field.delegate?.textFieldShouldReturn(field) ?? true {
                field.sendActions(for: .editingDidEndOnExit)
            }
        }
    }

    // MARK: Searches

    /// Taps a search field and replaces its text; false where the app refuses to let it be edited.
    @discardableResult
    public func type(_ text: String, into bar: UISearchBar) -> Bool { type(text, into: bar.searchTextField) }

    /// Chooses the suggestion with a text; false where the search has none.
    @discardableResult
    public func chooseSuggestion(_ words: String, in search: UISearchController) -> Bool {
        guard let chosen = search.searchSuggestions?.first(where: { $0.localizedSuggestion == words }) else {
            return false
        }
        act { search.searchResultsUpdater?.updateSearchResults(for: search, selecting: chosen) }
        return true
    }

    /// Presses the search key of the keyboard.
    public func pressSearch(in bar: UISearchBar) {
        act { bar.delegate?.searchBarSearchButtonClicked(bar) }
    }

    /// Taps the bookmark in a search field, where it shows.
    public func tapBookmark(of bar: UISearchBar) {
        act { if bar.showsBookmarkButton { bar.delegate?.searchBarBookmarkButtonClicked(bar) } }
    }

    /// Taps a scope below a search field, counted from 0.
    public func tapScope(_ index: Int, of bar: UISearchBar) {
        act {
            guard bar.scopeButtonTitles?.indices.contains(index) == true else { return }
            bar.selectedScopeButtonIndex = index
            bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
            bar.controller?.update()
        }
    }

    /// Taps the button that ends a search.
    public func cancelSearch(_ bar: UISearchBar) {
        act {
            bar.delegate?.searchBarCancelButtonClicked(bar)
            if let controller = bar.controller {
                controller.isActive = false
            } else {
                bar.resignFirstResponder()
            }
        }
    }
}

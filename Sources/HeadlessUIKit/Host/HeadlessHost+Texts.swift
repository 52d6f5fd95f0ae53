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
        act {
            field.text = ""
            field.sendActions(for: .editingChanged)
            field.delegate?.textFieldDidChangeSelection(field)
        }
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
}

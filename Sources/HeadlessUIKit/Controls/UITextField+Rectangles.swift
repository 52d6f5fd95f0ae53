import Foundation
import SplitframeInterface

extension UITextField {
    /// The distance of the text from the sides: half of what a border adds to the width.
    var sideInset: CGFloat { borderStyle == .none ? 0 : 7 }

    /// The rectangle of the text where no subclass gives another one.
    func usualTextRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: sideInset, dy: 0) }

    private var shownTextRect: CGRect {
        if !hasText { return placeholderRect(forBounds: bounds) }
        return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Whether a subclass moves the text or the placeholder, which is then an element inside the field.
    var hasOwnTextRect: Bool { shownTextRect != usualTextRect(forBounds: bounds) }

    /// The text as it is drawn, a secret one as dots; nil without any.
    var drawnText: String? {
        guard hasText else { return nil }
        return isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    }

    /// The text or the placeholder as an element with its frame, where a subclass moves it.
    var movedText: (element: ViewElement, frame: CGRect, style: ElementStyle)? {
        let shown = drawnText ?? placeholder
        guard hasOwnTextRect, let shown, !shown.isEmpty else { return nil }
        var element = ViewElement(.label, text: shown)
        element.alignment = textAlignment.drawn(in: self)
        var style = ElementStyle()
        if hasText { color(&style) } else { style.ink = .secondary }
        return (element, convert(shownTextRect, to: nil), style)
    }
}

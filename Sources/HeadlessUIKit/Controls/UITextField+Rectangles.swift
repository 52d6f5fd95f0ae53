import Foundation
import SplitframeInterface

extension UITextField {
    /// The distance of the text from the sides: half of what a border adds to the width.
    var sideInset: CGFloat { borderStyle == .none ? 0 : 7 }

    /// The rectangle of the text where no subclass gives another one: between what is beside it.
    func usualTextRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: sideInset, dy: 0)
        if let width = shownWidth(of: leftView, leftViewMode) {
            rect = rect.divided(atDistance: width - sideInset + Self.gap, from: .minXEdge).remainder
        }
        let width =
            shownWidth(of: rightView, rightViewMode)
            ?? (showsClearButton ? Self.clearButtonSide + sideInset : nil)
        if let width {
            rect = rect.divided(atDistance: max(0, width - sideInset + Self.gap), from: .maxXEdge).remainder
        }
        return rect
    }

    /// The space between the text and what is beside it, and the side of the clear button, in points (assumed).
    private static let gap: CGFloat = 7
    private static let clearButtonSide: CGFloat = 19

    private func shownWidth(of view: UIView?, _ mode: ViewMode) -> CGFloat? {
        view.flatMap { shows(mode) ? sideSize(of: $0).width : nil }
    }

    private func sideSize(of view: UIView) -> CGSize {
        view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
    }

    /// The rectangle of a view at one side, in the middle of the height.
    func sideRect(of view: UIView?, at edge: CGRectEdge, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = sideSize(of: view)
        let (width, height) = (max(0, size.width), max(0, min(size.height, bounds.height)))
        return CGRect(
            x: edge == .minXEdge ? bounds.minX : bounds.maxX - width, y: bounds.midY - height / 2,
            width: width, height: height)
    }

    func usualClearRect(forBounds bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        return CGRect(
            x: bounds.maxX - sideInset - side, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// The distances of the text from the sides where something is beside it; nil where nothing is.
    var drawnMargins: EdgeInsets? {
        let (usual, rect) = (bounds.insetBy(dx: sideInset, dy: 0), usualTextRect(forBounds: bounds))
        guard rect != usual else { return nil }
        let (left, right) = (Double(rect.minX - bounds.minX), Double(bounds.maxX - rect.maxX))
        return EdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    /// What is drawn in the field besides its text: a moved text, and the button that clears it.
    var parts: [(element: ViewElement, frame: CGRect, style: ElementStyle)] {
        var parts = [movedText].compactMap(\.self)
        if showsClearButton {
            var style = ElementStyle()
            style.ink = .secondary
            let symbol = "xmark.circle.fill"
            let element = ViewElement(.image, symbol: symbol, icon: UIImage(systemName: symbol)?.icon)
            parts.append((element, convert(clearButtonRect(forBounds: bounds), to: nil), style))
        }
        return parts
    }

    /// The border as it is drawn; nil for a round one.
    var drawnBorder: ViewElement.FieldBorder? {
        switch borderStyle {
        case .none: .some(.none)
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: nil
        }
    }

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

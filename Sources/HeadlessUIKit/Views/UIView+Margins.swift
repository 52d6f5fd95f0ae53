import Foundation
import SplitframeInterface

extension UIView {
    func marginsChanged() {
        layoutMarginsDidChange()
        owner?.viewLayoutMarginsDidChange()
        setNeedsLayout()
    }

    /// The effective margins.
    ///
    /// They are those set by the app or else 8 points; a controller's own view has none above and below, and at least
    /// the system's margins at its sides. The safe area is added, and superview margins are a minimum if preserved.
    var marginsInForce: NSDirectionalEdgeInsets {
        let other: CGFloat = owner == nil ? ViewMargins.view.value : 0
        var margins =
            givenMargins
            ?? NSDirectionalEdgeInsets(top: other, leading: other, bottom: other, trailing: other)
        if let owner, owner.viewRespectsSystemMinimumLayoutMargins {
            margins.leading = max(margins.leading, owner.systemMinimumLayoutMargins.leading)
            margins.trailing = max(margins.trailing, owner.systemMinimumLayoutMargins.trailing)
        }
        if insetsLayoutMarginsFromSafeArea {
            let safe = directional(safeAreaInsets)
            margins = NSDirectionalEdgeInsets(
                top: margins.top + safe.top, leading: margins.leading + safe.leading,
                bottom: margins.bottom + safe.bottom, trailing: margins.trailing + safe.trailing)
        }
        if preservesSuperviewLayoutMargins, let superview {
            let outer = directional(superview.layoutMargins.reaching(into: frame, of: superview.bounds.size))
            margins = NSDirectionalEdgeInsets(
                top: max(margins.top, outer.top), leading: max(margins.leading, outer.leading),
                bottom: max(margins.bottom, outer.bottom), trailing: max(margins.trailing, outer.trailing))
        }
        return margins
    }

    /// Insets of physical sides in this view's reading direction.
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isReversed ? insets.left : insets.right)
    }

    /// The greatest width of readable content in points.
    static var readableWidth: CGFloat { ViewMargins.readableWidth.value }

    /// The rectangle inside the margins, limited to a readable width.
    var readableFrame: CGRect {
        let frame = bounds.inset(by: layoutMargins)
        return frame.insetBy(dx: max(0, (frame.width - ViewMargins.readableWidth.value) / 2), dy: 0)
    }
}

extension UIViewController {
    /// The minimum margins of the system, in points.
    var systemMargins: NSDirectionalEdgeInsets {
        let isNarrow =
            traitCollection.userInterfaceIdiom == .phone
            && (surroundingWindow?.bounds.width ?? 0) < ViewMargins.widePhone.value
        let margin = (isNarrow ? ViewMargins.narrow : ViewMargins.wide).value
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
}

/// The margins of views in points.
private enum ViewMargins {
    static let view = SourcedNumber(8, .documented("UIView, layoutMargins"))
    static let narrow = SourcedNumber(16, measured)
    static let wide = SourcedNumber(20, measured)
    /// The width from which a phone has the wider margins.
    static let widePhone = SourcedNumber(414, measured)
    static let readableWidth = SourcedNumber(664, measured)

    private static let measured = Provenance.measured(
        system: "iOS 14 to 16.2", device: "simulators: marcbouchenoire/dimmmensions")
}

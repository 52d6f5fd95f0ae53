import Foundation
import SplitframeInterface
import SplitframeLayout

extension UIBarButtonItem {
    /// The item for a toolbar; nil where it is hidden.
    func toolbarItem(in traits: UITraitCollection) -> ToolbarItem? {
        guard !isHidden else { return nil }
        return switch systemItem {
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace(Double(width))
        default: element(.leading, in: traits).map { .button($0) }
        }
    }

    /// The button as drawn in a wireframe; nil for spaces and hidden items.
    func element(_ side: BarButtonElement.Side, in traits: UITraitCollection) -> BarButtonElement? {
        guard !isHidden, systemItem != .flexibleSpace, systemItem != .fixedSpace, var element = label else {
            return nil
        }
        element.side = side
        element.hasGlass = !hidesSharedBackground
        element.isProminent = style != .plain
        element.isFilled = image?.isFilled ?? false
        element.isCircled = image?.isCircled ?? false
        element.badge = badge.map { $0.stringValue ?? "" }
        element.badgeColor = badge?.backgroundColor?.drawn(in: traits)
        element.isEnabled = isEnabled
        element.width = width > 0 ? Double(width) : nil
        let titleColor = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
        element.tint = (tintColor ?? titleColor)?.drawn(in: traits)
        if !sharesBackground { element.standsAlone = true }
        element.axis = barAxis
        element.visibilityPriority = visibilityPriority.value
        return element
    }

    /// The bars that may show the item; with a custom view, `automatic` means level bars only.
    private var barAxis: BarAxis {
        switch axisBehavior {
        case .automatic: customView == nil ? .automatic : .horizontalOnly
        case .horizontalOnly: .horizontalOnly
        case .verticalPreferred: .verticalPreferred
        }
    }
}

extension [UIBarButtonItem] {
    /// The buttons of a navigation bar, from its edge inwards, each with the fixed spaces before it.
    @MainActor func elements(
        _ side: BarButtonElement.Side, in traits: UITraitCollection
    ) -> [BarButtonElement] {
        var space: Double?
        return compactMap { item in
            if item.systemItem == .fixedSpace, !item.isHidden { space = (space ?? 0) + Double(item.width) }
            guard var element = item.element(side, in: traits) else { return nil }
            (element.fixedSpace, space) = (space, nil)
            return element
        }
    }
}

extension UIView {
    /// The first text or image in the view, which represents it in a bar.
    var barElement: BarButtonElement? {
        switch self {
        case let label as UILabel: label.text.map { BarButtonElement(title: $0) }
        case let button as UIButton:
            button.currentTitle.map { BarButtonElement(title: $0) }
                ?? button.currentImage.map { BarButtonElement(icon: $0.icon ?? .image) }
        case let view as UIImageView: view.image.map { BarButtonElement(icon: $0.icon ?? .image) }
        default: subviews.lazy.compactMap(\.barElement).first
        }
    }
}

import SplitframeInterface
import SplitframeLayout

extension UIBarButtonItem {
    /// The item for a toolbar; nil where it is hidden.
    func toolbarItem(in traits: UITraitCollection) -> ToolbarItem? {
        systemItem == .flexibleSpace ? .flexibleSpace : element(.leading, in: traits).map { .button($0) }
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
        element.tint = tintColor?.drawn(in: traits)
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

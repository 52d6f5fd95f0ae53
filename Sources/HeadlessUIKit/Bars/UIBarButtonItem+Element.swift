import SplitframeInterface
import SplitframeLayout

extension UIBarButtonItem {
    /// The item as a toolbar shows it; nil where it does not show.
    func toolbarItem(in traits: UITraitCollection) -> ToolbarItem? {
        systemItem == .flexibleSpace ? .flexibleSpace : element(.leading, in: traits).map { .button($0) }
    }

    /// The button as a wireframe draws it; nil for spaces and what does not show.
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

    /// A view of the app's own stays in a bar that lies level, unless the app says otherwise.
    private var barAxis: BarAxis {
        switch axisBehavior {
        case .automatic: customView == nil ? .automatic : .horizontalOnly
        case .horizontalOnly: .horizontalOnly
        case .verticalPreferred: .verticalPreferred
        }
    }
}

extension UIView {
    /// What a bar shows of an app's own view: the first text or image in it.
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

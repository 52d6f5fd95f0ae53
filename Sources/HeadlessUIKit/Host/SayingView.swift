import Foundation
import SplitframeInterface

/// A view that says something by itself; what stands inside it is part of it.
@MainActor protocol SayingView: UIView {
    /// What the view says; nil where the app gave it nothing.
    var said: ViewElement? { get }
}

extension UILabel: SayingView {
    var said: ViewElement? {
        guard let text, !text.isEmpty else { return nil }
        return ViewElement(.label, text: text, fontSize: font.pointSize)
    }
}

extension UIButton: SayingView {
    var said: ViewElement? {
        guard currentTitle != nil || currentImage != nil else { return nil }
        return ViewElement(
            .button, text: currentTitle, symbol: currentImage.map { $0.name ?? "" }, icon: currentImage?.icon,
            isSelected: configuration?.look == .filled)
    }
}

extension UITextField: SayingView {
    var said: ViewElement? {
        ViewElement(.field, text: hasText ? text : nil, secondaryText: placeholder)
    }
}

extension UISearchBar: SayingView {
    var said: ViewElement? {
        ViewElement(
            .search, text: text?.isEmpty == false ? text : nil, secondaryText: placeholder ?? "Search")
    }
}

extension UITextView: SayingView {
    var said: ViewElement? {
        text.isEmpty ? nil : ViewElement(.label, text: text, fontSize: Double(font?.pointSize ?? 17))
    }
}

extension UIImageView: SayingView {
    var said: ViewElement? { image.map { ViewElement(.image, symbol: $0.name, icon: $0.icon) } }
}

extension UISwitch: SayingView {
    var said: ViewElement? { ViewElement(.toggle, isSelected: isOn) }
}

extension UISegmentedControl: SayingView {
    /// Its segments say it, each by itself.
    var said: ViewElement? { nil }
}

extension UISlider: SayingView {
    var said: ViewElement? { ViewElement(.slider) }
}

extension UIImage {
    /// The icon that a wireframe draws for the image; nil for an image without a name.
    var icon: BarButtonElement.Icon? { name.map(BarButtonElement.Icon.init(symbol:)) }
}

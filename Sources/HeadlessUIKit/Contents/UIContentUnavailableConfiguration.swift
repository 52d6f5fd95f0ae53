public import Foundation

/// A placeholder for missing content: an image, two texts and two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @MainActor Hashable {
    /// The alignment of the contents: in the middle, or at the leading side.
    public enum Alignment: Hashable, Sendable { case center, natural }

    /// The properties of a button in the placeholder.
    @preconcurrency @MainActor public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public typealias TextProperties = UIListContentConfiguration.TextProperties
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = {
        var look = TextProperties(.title2)
        look.font = look.font.with(weight: .bold)
        return look
    }()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var imageToTextPadding: CGFloat = 10
    public var textToSecondaryTextPadding: CGFloat = 5
    public var background = UIBackgroundConfiguration.clear()

    init() {}

    public static func empty() -> Self { Self() }

    public static func loading() -> Self {
        var configuration = Self()
        configuration.text = "Loading…"
        return configuration
    }

    /// The placeholder for a search without results.
    public static func search() -> Self {
        var configuration = Self()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> Self { self }

    // MARK: Compiles only
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
}

/// The view of a placeholder for missing content, which reads everything from its configuration.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private(set) var shown: UIContentUnavailableConfiguration
    /// Compiles only.
    open var scrollEnabled = true

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set { shown = newValue as? UIContentUnavailableConfiguration ?? shown }
    }
}

/// The state for which a placeholder for missing content is requested.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// A description of content, which makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The slot for a content view in a cell or header: the view is made for a configuration and kept while it supports it.
@MainActor struct ContentSlot {
    private(set) var view: (any UIView & UIContentView)?
    var configuration: (any UIContentConfiguration)?

    /// Shows a configuration in the existing view where that supports it, otherwise in a new one.
    mutating func show(_ shown: (any UIContentConfiguration)?, in container: UIView) {
        if let shown, let view, view.supports(shown) {
            view.configuration = shown
            return
        }
        view?.removeFromSuperview()
        view = shown?.makeContentView()
        guard let view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
    }
}

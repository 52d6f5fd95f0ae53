public import Foundation

/// A button, with titles and images for its states, or one configuration for all of them.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kinds of buttons, with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7

        /// The symbol that the system draws in a button of this type; nil where the app sets the contents.
        var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark"
            }
        }
    }

    /// The role of a button, with UIKit's raw values.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    open private(set) var buttonType: ButtonType
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]
    private let ownLabel = {
        let label = UILabel()
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }()
    /// The label with the title, whose font is the title's; a configuration has its own.
    open var titleLabel: UILabel? {
        ownLabel.text = currentTitle
        return ownLabel
    }
    private let ownImageView = UIImageView()
    /// The view with the button's image.
    open var imageView: UIImageView? {
        ownImageView.image = currentImage
        return ownImageView
    }
    open var menu: UIMenu? { didSet { menu?.sender = self } }
    open var role = Role.normal
    /// Whether a tap toggles the button's selection, or its menu has one element on, whose title is the button's.
    open var changesSelectionAsPrimaryAction = false
    /// The older space around a button's parts, which a configuration ignores.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    open var subtitleLabel: UILabel? { nil }
    open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsConfiguration = false

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        buttonType = .system
        super.init(coder: coder)
    }

    public convenience init() { self.init(frame: .zero) }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        guard let symbol = type.symbol else { return }
        images[.normal] = UIImage(systemName: symbol)
        frame.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        if let primaryAction { adopt(primaryAction) }
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
    }

    private func adopt(_ action: UIAction) {
        titles[.normal] = action.title.isEmpty ? nil : action.title
        images[.normal] = action.image ?? images[.normal]
        addAction(action, for: .primaryActionTriggered)
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        invalidateIntrinsicContentSize()
    }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Sets a title with attributes, which comes before one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        invalidateIntrinsicContentSize()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        invalidateIntrinsicContentSize()
    }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
    open var currentTitle: String? {
        chosenTitle ?? configuration?.plainTitle ?? attributedTitle(for: state)?.string ?? title(for: state)
    }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Called when the button's state has changed; the handler is called after it.
    open func updateConfiguration() {}

    override func stateChanged() { setNeedsUpdateConfiguration() }

    /// Whether the button shows which element of its menu is on.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

    var chosenTitle: String? { isPopUp ? menu?.selectedElements.first?.title : nil }

    func toggleSelection() {
        if changesSelectionAsPrimaryAction, menu == nil, isEnabled { isSelected.toggle() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration()
        configurationUpdateHandler?(self)
    }

    /// The size of title, second line and image with the space around them; in the width that the layout determines
    /// where the title may have several lines.
    open override var intrinsicContentSize: CGSize { contentSize(inWidth: layoutWidth ?? .infinity) }

    override var baselineText: (font: UIFont, height: CGFloat)? {
        currentTitle == nil ? nil : shownLabel.baselineText
    }

    /// The title in its font, which a configuration does not take from the label.
    var shownLabel: UILabel {
        let label = UILabel()
        label.text = currentTitle
        label.font = titleFont
        return label
    }

    /// What the app has set for the title of a button without a configuration.
    var givenLabel: UILabel { ownLabel }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Compiles only
    open var automaticallyUpdatesConfiguration = true
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var isPointerInteractionEnabled = false
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

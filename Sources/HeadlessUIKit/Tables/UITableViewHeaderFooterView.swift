public import Foundation

/// The header or footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
    public let reuseIdentifier: String?
    private var content = ContentSlot()
    open var automaticallyUpdatesContentConfiguration = true
    open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The view with the contents of the header or footer: that of the content configuration, or its own.
    open var contentView: UIView { content.view ?? ownContentView }
    /// The view for contents that no configuration makes.
    private(set) lazy var ownContentView = makeContentView()
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    open private(set) lazy var detailTextLabel: UILabel? = makeLabel()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public convenience init() { self.init(reuseIdentifier: nil) }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}

    open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            content.configuration = newValue
            content.show(newValue, in: ownContentView)
        }
    }

    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    open func updateConfiguration(using state: UIViewConfigurationState) {}

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ownContentView.addSubview(label)
        return label
    }

    // MARK: Compiles only
    open var backgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { show(backgroundConfiguration?.customView, insteadOf: oldValue?.customView) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
}

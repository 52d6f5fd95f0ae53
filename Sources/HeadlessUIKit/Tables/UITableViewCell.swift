public import Foundation
import SplitframeInterface

/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, ReusableView {
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    public let reuseIdentifier: String?
    let style: CellStyle
    private var content = ContentSlot()
    private var needsConfiguration = false

    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? { didSet { exchange(oldValue, for: accessoryView) } }
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var editingAccessoryView: UIView? { didSet { exchange(oldValue, for: editingAccessoryView) } }
    open var selectionStyle = SelectionStyle.default
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    /// The distance of the separator from the row's sides; zero for that of the table.
    open var separatorInset = UIEdgeInsets.zero
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether a row that can be moved has a control for it while the table is edited; a data source that says itself
    /// which rows can be moved needs not set it.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// The control at the row's start while the table is edited, and whether the data source lets it be moved.
    var editControl: ViewElement.Accessory? { didSet { setNeedsLayout() } }
    var isMovable = false { didSet { setNeedsLayout() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { show(backgroundConfiguration?.customView, insteadOf: oldValue?.customView) }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open internal(set) var editingStyle = EditingStyle.none
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }
    /// The view with the contents of the cell: that of the content configuration, or the cell's own.
    open var contentView: UIView { content.view ?? ownContentView }
    /// The view for contents that no configuration makes.
    private(set) lazy var ownContentView = makeContentView()
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeDetailLabel()
    open private(set) lazy var imageView: UIImageView? = style == .value2 ? nil : makeImageView()

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    // MARK: Content configurations

    /// An empty configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            content.configuration = newValue
            showContent()
        }
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed, and before its first layout.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    private func stateChanged() {
        setNeedsUpdateConfiguration()
        if automaticallyUpdatesContentConfiguration { showContent() }
    }

    private func showContent() {
        let updates = automaticallyUpdatesContentConfiguration
        content.show(
            updates ? content.configuration?.updated(for: configurationState) : content.configuration,
            in: ownContentView)
    }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContents()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentsHeight(width: size.width))
    }

    private func exchange(_ old: UIView?, for new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: ListFigures.cellMargin.value, leading: 16, bottom: ListFigures.cellMargin.value, trailing: 16
        )
        insertSubview(view, at: 0)
        return view
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        ownContentView.addSubview(label)
        return label
    }

    private func makeDetailLabel() -> UILabel {
        let label = makeLabel()
        label.textColor = .secondaryLabel
        return label
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView()
        ownContentView.addSubview(view)
        return view
    }

    // MARK: Compiles only
    open var multipleSelectionBackgroundView: UIView?
    open var automaticallyUpdatesBackgroundConfiguration = true
}

extension UITableViewCell {
    /// The arrangement of a row's texts, with UIKit's raw values.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The accessory at a row's end, with UIKit's raw values.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The effect of editing on a row, with UIKit's raw values.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// The look of a selected row, with UIKit's raw values.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The states of a row while its table is edited.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

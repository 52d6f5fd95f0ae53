import Foundation
import SplitframeInterface

/// One item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    private var content = ContentSlot()
    private var needsConfiguration = false
    /// The view with the contents of the cell: that of the content configuration, or the cell's own.
    open var contentView: UIView { content.view ?? ownContentView }
    /// The view for contents that no configuration makes.
    private(set) lazy var ownContentView = makeContentView()
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { show(backgroundConfiguration?.customView, insteadOf: oldValue?.customView) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    /// Compiles only.
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    open internal(set) var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
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

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

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

    override var contentsWidth: CGFloat? {
        contentView.contentLength(on: .horizontal).map {
            $0.length + accessoryRoom.leading + accessoryRoom.trailing
        }
    }

    override func contentsHeight(width: CGFloat) -> CGFloat {
        let room = width - accessoryRoom.leading - accessoryRoom.trailing
        guard let list = contentConfiguration as? UIListContentConfiguration else {
            return contentView.fittingHeight(width: room)
        }
        let gain = accessoryRoom.trailing > 0 ? list.gainBesideAccessory : 0
        return list.collectionRowHeight(inWidth: room + gain, traits: traitCollection)
    }

    /// The width of the accessories at the ends of the content view.
    var accessoryRoom: (leading: CGFloat, trailing: CGFloat) { (0, 0) }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        return view
    }
}

extension UICollectionViewCell: TextRow {
    var ownText: ViewElement? {
        (contentConfiguration as? UIListContentConfiguration).map { list in
            let gain = accessoryRoom.trailing > 0 ? list.gainBesideAccessory : 0
            return list.element(inWidth: contentView.bounds.width + gain, traits: traitCollection)
        }
    }

    var indentationInRow: CGFloat { (self as? UICollectionViewListCell)?.indentation ?? 0 }

    var textViews: [UIView] { contentConfiguration is UIListContentConfiguration ? [contentView] : [] }

    func rowStyle(in outer: UITraitCollection) -> ElementStyle {
        var style = style(in: outer)
        let ground =
            isSelected
            ? selectedBackgroundView?.backgroundColor : backgroundView?.backgroundColor ?? backgroundColor
        style.takeGround(ground, or: backgroundConfiguration, in: traitCollection)
        (contentConfiguration as? UIListContentConfiguration)?.color(&style, in: traitCollection)
        if isHighlighted, !isSelected, style.background == nil { style.ground = .fill }
        return style
    }
}

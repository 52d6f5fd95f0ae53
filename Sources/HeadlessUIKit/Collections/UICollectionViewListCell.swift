public import Foundation
import SplitframeInterface

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for accessory in oldValue { accessory.customView?.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    /// The level by which the contents are indented; in an outline that of the item, until the app sets it.
    open var indentationLevel: Int {
        get { givenLevel ?? outlineLevel }
        set {
            givenLevel = newValue
            setNeedsLayout()
        }
    }
    private var givenLevel: Int?
    var outlineLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether accessories at the row's start are indented as well.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    open var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration?
    open var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration?
    /// Compiles only.
    open private(set) lazy var separatorLayoutGuide = UILayoutGuide()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = defaultBackgroundConfiguration()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The outline's arrow that a tap anywhere on the row triggers; nil where a tap selects the row.
    var headerArrow: UICellAccessory? {
        accessories.first {
            $0.accessoryType == .outlineDisclosure && $0.style == .header && $0.isShown(editing: isEditing)
        }
    }

    /// An empty configuration for a row.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    var shownAccessories: [UICellAccessory] { accessories.filter { $0.isShown(editing: isEditing) } }

    /// The indentation of the contents in points.
    var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    override var accessoryRoom: (leading: CGFloat, trailing: CGFloat) {
        func room(_ isLeading: Bool) -> CGFloat {
            shownAccessories.filter { $0.isLeading == isLeading }
                .reduce(0) { $0 + $1.width + ListFigures.behindAccessory.value }
        }
        return (room(true) + indentation, room(false))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = accessoryRoom
        ownContentView.frame = bounds.inset(by: UIEdgeInsets(left: room.leading, right: room.trailing))
        for (accessory, frame) in placedAccessories {
            guard let view = accessory.customView else { continue }
            addSubview(view)
            if view.bounds.isEmpty { view.bounds.size = view.intrinsicContentSize }
            view.frame.origin = CGPoint(x: frame.minX, y: (bounds.height - view.bounds.height) / 2)
        }
    }

    /// The accessories with their frames in the row.
    var placedAccessories: [(accessory: UICellAccessory, frame: CGRect)] {
        let room = accessoryRoom
        var ends = (
            leading: indentsAccessories ? indentation : 0, trailing: bounds.width - room.trailing
        )
        // Labels and custom views are drawn before the symbols at the end.
        let ordered = shownAccessories
        return (ordered.filter { !$0.isSymbolAtEnd } + ordered.filter(\.isSymbolAtEnd)).map { accessory in
            let x = accessory.isLeading ? ends.leading + ListFigures.behindAccessory.value : ends.trailing
            let end = x + accessory.width
            if accessory.isLeading {
                ends.leading = end
            } else {
                ends.trailing = end + ListFigures.behindAccessory.value
            }
            return (accessory, CGRect(x: x, y: 0, width: accessory.width, height: bounds.height))
        }
    }

    /// The height of the row's contents, or the list's row height where they have none.
    override func contentsHeight(width: CGFloat) -> CGFloat {
        let height = super.contentsHeight(width: width)
        let least = ListFigures(traits: traitCollection.values).collectionRow.value
        return contentConfiguration is UIListContentConfiguration ? height : max(height, least)
    }
}

/// An accessory at an end of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The editing state in which an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// The position of a custom accessory.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    }

    /// The kind of an accessory, which a test may read.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure
        case checkmark, delete, insert, reorder, multiselect
        case label, detail, popUpMenu, custom
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    /// The text of a label; nil for symbols.
    var text: String?
    var customView: UIView?
    var isLeading = false
    var menu: UIMenu?
    /// The area in which an outline's arrow reacts to taps; the whole row in a header.
    var style = Options.Style.automatic
    /// The action of a tap on the accessory; nil where the list itself acts.
    var handler: (@MainActor () -> Void)?

    /// The width of the accessory, without the space beside it.
    @MainActor var width: CGFloat {
        switch accessoryType {
        case .disclosureIndicator, .outlineDisclosure: CGFloat(ListFigures.chevronWidth.value)
        case .checkmark: CGFloat(ListFigures.checkmarkWidth.value)
        case .delete, .insert, .reorder, .multiselect, .detail, .popUpMenu:
            CGFloat(ListFigures.detailWidth.value)
        case .label: UIFont.systemFont(ofSize: UIFont.labelFontSize).width(of: [text ?? ""]).rounded(.up)
        case .custom:
            customView.map { $0.bounds.isEmpty ? max(0, $0.intrinsicContentSize.width) : $0.bounds.width }
                ?? 0
        }
    }

    /// Whether it is drawn as a symbol at the row's end.
    fileprivate var isSymbolAtEnd: Bool {
        !isLeading && accessoryType != .label && accessoryType != .custom
    }

    func isShown(editing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: editing
        case .whenNotEditing: !editing
        }
    }

    /// Performs the action of a tap; false where the accessory has none.
    func act(in cell: UICollectionViewListCell) -> Bool {
        if let handler {
            handler()
            return true
        }
        guard accessoryType == .outlineDisclosure, let list = cell.superview as? UICollectionView,
            let path = list.indexPath(for: cell)
        else { return false }
        return (list.dataSource as? any OutlineDataSource)?.toggleExpansion(at: path) ?? false
    }
}

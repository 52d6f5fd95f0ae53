import Foundation
import SplitframeGeometry
import SplitframeInterface

extension UITableViewCell {
    /// The width of what stands at the row's end, with the room behind each.
    private var accessoryRoom: CGFloat {
        let widths: [CGFloat]
        if let accessoryView = isEditing ? editingAccessoryView : accessoryView {
            widths = [accessoryView.bounds.width]
        } else {
            let chevron = PixelGrid(scale: max(1, traitCollection.displayScale)).round(
                ListFigures.chevronWidth.value)
            widths =
                switch isEditing ? editingAccessoryType : accessoryType {
                case .none: []
                case .disclosureIndicator: [chevron]
                case .checkmark: [ListFigures.checkmarkWidth.value]
                case .detailButton: [ListFigures.detailWidth.value]
                case .detailDisclosureButton: [ListFigures.detailWidth.value, chevron]
                }
        }
        return widths.reduce(0) { $0 + $1 + ListFigures.behindAccessory.value }
    }

    var hasAccessory: Bool { accessoryRoom > 0 }

    func placeContents() {
        let room = accessoryRoom
        contentView.frame = CGRect(
            x: 0, y: 0, width: max(0, bounds.width - room), height: bounds.height)
        if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
        accessoryView?.frame.origin = CGPoint(
            x: bounds.width - room, y: (bounds.height - (accessoryView?.bounds.height ?? 0)) / 2)
        guard contentConfiguration == nil, hasWords else { return }
        let margins = contentView.layoutMargins
        var area = contentView.bounds.inset(by: UIEdgeInsets(left: margins.left, right: margins.right))
        if let imageView, imageView.image != nil {
            imageView.frame = CGRect(x: area.minX, y: area.midY - 14, width: 28, height: 28)
            area = area.inset(by: UIEdgeInsets(left: 44))
        }
        placeLabels(in: area)
    }

    private func placeLabels(in area: CGRect) {
        let detail = (detailTextLabel?.text ?? "").isEmpty ? nil : detailTextLabel
        let first = textLabel?.fittingSize ?? .zero
        guard let detail else {
            textLabel?.frame = area
            return
        }
        let second = detail.fittingSize
        switch style {
        case .subtitle, .default:
            let top = area.midY - (first.height + second.height) / 2
            textLabel?.frame = CGRect(x: area.minX, y: top, width: area.width, height: first.height)
            detail.frame = CGRect(
                x: area.minX, y: top + first.height, width: area.width, height: second.height)
        case .value1, .value2:
            let width = min(second.width, area.width)
            textLabel?.frame = CGRect(
                x: area.minX, y: area.minY, width: max(0, area.width - width), height: area.height)
            detail.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
        }
    }

    /// Whether the app has said anything through the classic labels.
    private var hasWords: Bool {
        !(textLabel?.text ?? "").isEmpty || !(detailTextLabel?.text ?? "").isEmpty || imageView?.image != nil
    }

    private var table: UITableView? { superview as? UITableView }

    /// The height that the row's contents ask for, in points.
    func contentsHeight(width: CGFloat) -> CGFloat {
        let figures = ListFigures(traits: traitCollection.values)
        let scale = traitCollection.displayScale
        let isPlain = table?.style ?? .plain == .plain
        let figure: Figure
        if let list = contentConfiguration as? UIListContentConfiguration {
            figure = list.rowHeight(figures, isPlain: isPlain)
        } else if contentConfiguration != nil || !hasWords {
            return max(contentView.fittingHeight(width: width), figures.classicRow.value)
        } else {
            figure =
                switch style {
                case .subtitle where !(detailTextLabel?.text ?? "").isEmpty:
                    isPlain ? figures.plainSubtitleRow : figures.groupedSubtitleRow
                case .value1 where accessoryType == .none: figures.valueRow(scale: scale)
                case .default, .subtitle, .value1, .value2: figures.classicRow
                }
        }
        return PixelGrid(scale: scale).round(figure.value)
    }
}

extension UIListContentConfiguration {
    /// The height of a row that shows the configuration.
    func rowHeight(_ figures: ListFigures, isPlain: Bool) -> Figure {
        switch purpose {
        case .subtitleRow where secondaryWords != nil:
            isPlain ? figures.plainSubtitleRow : figures.groupedSubtitleRow
        case .row where secondaryWords != nil && !prefersSideBySideTextAndSecondaryText:
            isPlain ? figures.plainSubtitleRow : figures.groupedSubtitleRow
        case .row, .subtitleRow, .valueRow: figures.contentRow
        case .header, .footer: figures.plainHeader
        }
    }
}

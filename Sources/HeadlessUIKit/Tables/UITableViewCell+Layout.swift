import Foundation
import SplitframeInterface

extension UITableViewCell {
    /// The room at the row's end for the index of its table.
    var indexRoom: CGFloat {
        (superview as? UITableView)?.indexTitles.isEmpty == false ? UITableView.indexWidth : 0
    }

    /// The width of the accessories at the row's end, with the space after each, and of an index.
    var accessoryRoom: CGFloat {
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
        let reorder: [CGFloat] = showsReorder ? [ListFigures.detailWidth.value] : []
        return (widths + reorder).reduce(indexRoom) { $0 + $1 + ListFigures.behindAccessory.value }
    }

    /// Whether the row has a control to be moved by.
    var showsReorder: Bool { isEditing && isMovable }

    /// The room for the control at the row's start while the table is edited; it stays free if there is none, unless
    /// the app prevents that.
    var editRoom: CGFloat {
        guard isEditing, editControl != nil || shouldIndentWhileEditing else { return 0 }
        return ListFigures.detailWidth.value + ListFigures.behindAccessory.value
    }

    /// The indentation of the row's own texts and image in points.
    var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    func placeContents() {
        let room = accessoryRoom
        ownContentView.frame = CGRect(
            x: editRoom, y: 0, width: max(0, bounds.width - editRoom - room), height: bounds.height)
        let (shown, other) =
            isEditing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
        if other !== shown { other?.removeFromSuperview() }
        if let shown {
            if shown.superview !== self { addSubview(shown) }
            shown.frame.origin = CGPoint(
                x: bounds.width - room, y: (bounds.height - shown.bounds.height) / 2)
        }
        guard showsOwnLabels else { return }
        let margins = ownContentView.layoutMargins
        var area = ownContentView.bounds.inset(
            by: UIEdgeInsets(left: margins.left + indentation, right: margins.right))
        if let imageView, imageView.image != nil {
            imageView.frame = CGRect(x: area.minX, y: area.midY - 14, width: 28, height: 28)
            area = area.inset(by: UIEdgeInsets(left: ListFigures.imageRoom.value))
        }
        placeLabels(in: area)
    }

    private func placeLabels(in area: CGRect) {
        let detail = (detailTextLabel?.text ?? "").isEmpty ? nil : detailTextLabel
        let lines = lines(inWidth: bounds.width)
        func height(_ label: UILabel?, _ lines: [String]) -> CGFloat {
            (label?.font.lineHeight ?? 0) * CGFloat(lines.count)
        }
        guard let detail else {
            textLabel?.frame = area
            return
        }
        let second = detail.fittingSize
        switch style {
        case .subtitle, .default:
            let (upper, lower) = (height(textLabel, lines.first), height(detail, lines.second))
            let top = area.midY - (upper + lower) / 2
            textLabel?.frame = CGRect(x: area.minX, y: top, width: area.width, height: upper)
            detail.frame = CGRect(x: area.minX, y: top + upper, width: area.width, height: lower)
        case .value1, .value2:
            let width = min(second.width, area.width)
            textLabel?.frame = CGRect(
                x: area.minX, y: area.minY, width: max(0, area.width - width), height: area.height)
            detail.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
        }
    }

    /// Whether the row's own labels and image are shown, because the app has filled them.
    var showsOwnLabels: Bool {
        contentConfiguration == nil
            && (textLabel?.shownText != nil || detailTextLabel?.shownText != nil || imageView?.image != nil)
    }

    /// Whether the second text is at the row's end.
    var isSideBySide: Bool { style == .value1 || style == .value2 }

    /// The lines of the row's own labels, for a width of the row.
    func lines(inWidth width: CGFloat) -> RowLines {
        let margins = ownContentView.layoutMargins
        let image = imageView?.image == nil ? 0 : CGFloat(ListFigures.imageRoom.value)
        func text(_ label: UILabel?) -> RowLines.Text {
            (label?.text, label?.font ?? .systemFont(ofSize: UIFont.labelFontSize), label?.numberOfLines ?? 1)
        }
        return RowLines(
            text(textLabel), text(detailTextLabel),
            inWidth: width - accessoryRoom - editRoom - indentation - margins.left - margins.right - image,
            isSideBySide: isSideBySide, gap: 0)
    }

    /// The width of a list configuration with its margins, in a row of a width.
    func listRoom(_ width: CGFloat, _ list: UIListContentConfiguration) -> CGFloat {
        width - accessoryRoom - editRoom - indentation
            + (accessoryRoom > indexRoom ? list.gainBesideAccessory : 0)
    }

    /// The height that the row's contents need, in points.
    func contentsHeight(width: CGFloat) -> CGFloat {
        let figures = ListFigures(traits: traitCollection.values)
        let scale = traitCollection.displayScale
        let isPlain = (superview as? UITableView)?.style ?? .plain == .plain
        let figure: SourcedNumber
        let growth: CGFloat
        if let list = contentConfiguration as? UIListContentConfiguration {
            let lines = list.lines(inWidth: listRoom(width, list), traits: traitCollection)
            figure = list.rowHeight(figures, isPlain: isPlain, isSideBySide: lines.isSideBySide)
            growth = lines.growth
        } else if !showsOwnLabels {
            let room = width - accessoryRoom - editRoom
            return max(contentView.fittingHeight(width: room), figures.classicRow.value)
        } else {
            growth = lines(inWidth: width).growth
            figure =
                switch style {
                case .subtitle where !(detailTextLabel?.text ?? "").isEmpty:
                    isPlain ? figures.plainSubtitleRow : figures.groupedSubtitleRow
                case .value1 where accessoryType == .none: figures.valueRow(scale: scale)
                case .default, .subtitle, .value1, .value2: figures.classicRow
                }
        }
        return PixelGrid(scale: scale).round(figure.value + growth)
    }
}

extension UIListContentConfiguration {
    /// The height of a row with this configuration.
    func rowHeight(_ figures: ListFigures, isPlain: Bool, isSideBySide: Bool) -> SourcedNumber {
        switch purpose {
        case .row, .subtitleRow, .valueRow:
            plainSecondaryText == nil || isSideBySide
                ? figures.contentRow : isPlain ? figures.plainSubtitleRow : figures.groupedSubtitleRow
        case .header, .footer: figures.plainHeader
        }
    }
}

import Foundation
import SplitframeInterface

extension UITableView {
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    func askForCell(at path: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: path)
    }

    func setNeedsLayoutOfRows() { setNeedsLayout() }

    func forgetSupplements() {
        for view in [headers, footers].flatMap(\.values).compactMap(\.self) {
            view.removeFromSuperview()
            if let view = view as? UITableViewHeaderFooterView { headerPool.put(view) }
        }
        headers = [:]
        footers = [:]
    }

    func exchange(_ old: UIView?, for new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    /// Loads the visible cells, in several rounds where their heights make others visible.
    func layOutRows() {
        guard bounds.width > 0, rows.openBatches == 0 else { return }
        for _ in 0..<Self.mostRounds {
            geometry = makeGeometry()
            contentSize = CGSize(width: bounds.width, height: geometry.height + footerHeight)
            guard loadCells(geometry.rows(in: bounds)) else { break }
        }
        placeViews()
    }

    /// The limit of rounds, for rows that change their height in each.
    private static let mostRounds = 8

    private var footerHeight: CGFloat { tableFooterView?.frame.height ?? 0 }

    /// Loads the visible cells and retires the others; whether the height of any row has changed.
    private func loadCells(_ paths: [IndexPath]) -> Bool {
        retireCells(except: Set(paths))
        var didChange = false
        for path in paths {
            let cell = cells[path] ?? load(path)
            guard height(ofRow: path) == Self.automaticDimension else { continue }
            setMargins(of: cell)
            let width = geometry.row(at: path)?.width ?? bounds.width
            let height = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            if measuredSizes[.row(path)]?.height != height {
                measuredSizes[.row(path)] = CGSize(width: width, height: height)
                didChange = true
            }
        }
        return didChange
    }

    private func load(_ path: IndexPath) -> UITableViewCell {
        let cell = askForCell(at: path) ?? UITableViewCell()
        cells[path] = cell
        addSubview(cell)
        cell.setSelected(rows.selection.contains(path), animated: false)
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
            cell.indentationLevel = level
        }
        updateEditing(of: cell, at: path)
        cell.setNeedsUpdateConfiguration()
        cell.updateConfigurationIfNeeded()
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    func retire(_ cell: UITableViewCell, from path: IndexPath) {
        cell.removeFromSuperview()
        cellPool.put(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    private func setMargins(of cell: UITableViewCell) {
        cell.ownContentView.directionalLayoutMargins.leading = wordsMargin
        cell.ownContentView.directionalLayoutMargins.trailing =
            cell.accessoryRoom > cell.indexRoom ? ListFigures.accessoryMargin.value : wordsMargin
    }

    private func placeViews() {
        tableHeaderView?.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
        tableFooterView?.frame = CGRect(
            x: 0, y: geometry.height, width: bounds.width, height: footerHeight)
        backgroundView?.frame = bounds
        placeRefreshControl()
        for (path, cell) in cells {
            cell.frame = geometry.row(at: path) ?? .zero
            setMargins(of: cell)
        }
        let shown = bounds.inset(by: adjustedContentInset)
        for (section, view) in headers {
            let (place, end) = (geometry.headers[section], geometry.footers[section].minY)
            view.map { put($0, at: place, y: max(place.minY, min(shown.minY, end - place.height))) }
        }
        for (section, view) in footers {
            let (place, start) = (geometry.footers[section], geometry.headers[section].maxY)
            view.map { put($0, at: place, y: min(place.minY, max(shown.maxY - place.height, start))) }
        }
    }

    /// Places a header or a footer; in a plain table it stays at the top or the bottom until its section is scrolled out
    /// (documented: UITableView.Style.plain).
    private func put(_ view: UIView, at place: CGRect, y: CGFloat) {
        view.frame = place
        guard style == .plain, !place.isEmpty, y != place.minY else { return }
        view.frame.origin.y = y
        bringSubviewToFront(view)
    }

    /// Whether a header or a footer is at the top or the bottom instead of its place in a section that is partly scrolled
    /// out.
    func isPinned(_ view: UIView, at place: CGRect) -> Bool {
        // Thirds of a point are rounded where a frame becomes a centre.
        style == .plain && abs(view.frame.minY - place.minY) >= grid.pixel / 2
    }

    private var figures: ListFigures { ListFigures(traits: traitCollection.values) }
    private var grid: PixelGrid { PixelGrid(scale: max(1, traitCollection.displayScale)) }
    private var isPad: Bool { traitCollection.userInterfaceIdiom != .phone }

    /// The distance of text from the sides of its row.
    private var wordsMargin: CGFloat {
        let usual =
            style == .insetGrouped
            ? figures.wordsInCard(width: bounds.width, isPad: isPad).value
            : figures.wordsInPlainRow(width: bounds.width, isPad: isPad).value
        guard cellLayoutMarginsFollowReadableWidth, style != .insetGrouped else { return usual }
        return max(usual, (bounds.width - Self.readableWidth) / 2)
    }

    private var cardInset: UIEdgeInsets {
        guard style == .insetGrouped else {
            return insetsContentViewsToSafeArea
                ? UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right) : .zero
        }
        let controller = owner ?? surroundingController
        let margin = figures.cardMargin(
            width: bounds.width, isPad: isPad, isInNavigation: controller?.navigationController != nil
        ).value
        return UIEdgeInsets(left: safeAreaInsets.left + margin, right: safeAreaInsets.right + margin)
    }

    private func makeGeometry() -> ListGeometry {
        let sections = counts.enumerated().map { section, count in
            ListGeometry.Section(
                header: headerHeight(section),
                rows: (0..<count).map { row in
                    let path = IndexPath(row: row, section: section)
                    let height = height(ofRow: path)
                    return height == Self.automaticDimension
                        ? measuredSizes[.row(path)]?.height ?? estimate(path) : height
                },
                footer: footerHeight(section))
        }
        return ListGeometry(
            sections, top: tableHeaderView?.frame.height ?? 0, width: bounds.width, inset: cardInset)
    }

    private func height(ofRow path: IndexPath) -> CGFloat {
        delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    }

    private func estimate(_ path: IndexPath) -> CGFloat {
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate > 0 ? estimate : figures.classicRow.value
    }

    private func header(_ section: Int) -> UIView? {
        if let known = headers[section] { return known }
        let view =
            delegate?.tableView(self, viewForHeaderInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
        headers[section] = .some(view)
        guard let view else { return nil }
        addSubview(view)
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        return view
    }

    private func footer(_ section: Int) -> UIView? {
        if let known = footers[section] { return known }
        let view =
            delegate?.tableView(self, viewForFooterInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
        footers[section] = .some(view)
        guard let view else { return nil }
        addSubview(view)
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        return view
    }

    private func titleView(_ title: String?) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let view = header(section)
        let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let padding = style == .plain && view != nil ? max(0, sectionHeaderTopPadding) : 0
        guard asked == Self.automaticDimension else { return asked + padding }
        if let view, !(view is UITableViewHeaderFooterView), view.frame.height > 0 {
            return view.frame.height
        }
        if let own = ownHeight(of: view) { return own + padding }
        if style == .plain { return view == nil ? 0 : figures.plainHeader.value + padding }
        let figure: SourcedNumber =
            switch (view != nil, section) {
            case (true, 0): isUnderLargeTitle ? figures.compactGroupHeader : figures.firstGroupHeader
            case (true, _):
                footer(section - 1) == nil ? figures.compactGroupHeader : figures.laterGroupHeader
            case (false, 0): figures.firstGroupGap
            case (false, _): figures.gapAboveGroup
            }
        return grid.round(figure.value)
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let view = footer(section)
        let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard asked == Self.automaticDimension else { return asked }
        if let view, !(view is UITableViewHeaderFooterView), view.frame.height > 0 {
            return view.frame.height
        }
        if let own = ownHeight(of: view) { return own }
        guard let view else { return style == .plain ? 0 : grid.round(figures.gapBelowGroup.value) }
        let label = (view as? UITableViewHeaderFooterView)?.textLabel
        label?.font = .preferredFont(forTextStyle: .footnote)
        label?.numberOfLines = 0
        let room = bounds.width - cardInset.left - cardInset.right - 2 * wordsMargin
        let text = label?.sizeThatFits(CGSize(width: room, height: .infinity)).height ?? 0
        return grid.round(figures.aboveFooterText.value + text + figures.belowFooterText.value)
    }

    /// The height of a header or footer that the app lays out itself; nil for one with its own text, and without one.
    private func ownHeight(of view: UIView?) -> CGFloat? {
        guard let view = view as? UITableViewHeaderFooterView, view.ownText == nil else { return nil }
        let height = view.contentView.fittingHeight(width: bounds.width - cardInset.left - cardInset.right)
        return height > 0 ? height : nil
    }

    private var isUnderLargeTitle: Bool {
        guard let controller = owner ?? surroundingController,
            let navigation = controller.navigationController
        else { return false }
        return navigation.prefersLargeTitle(above: controller)
    }
}

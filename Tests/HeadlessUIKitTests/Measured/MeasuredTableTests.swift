import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeInterface
import Testing

/// Figures of tables that public probes read on iOS 26.1 simulators at the content size Large.
///
/// Sources: the probe repository `Vercantez/openuikit`, its reports conf-tabs (classic rows), ipad-open and
/// insetgrouped-separator (margins of cards and words), dyntype-modal (compact headers), and its measurement notes on
/// UITableView and UITableViewCell (all other heights).
@MainActor struct `A table as measured` {
    /// The rows that were measured.
    enum Row: CaseIterable {
        case classic, content, subtitle, value

        @MainActor func make() -> UITableViewCell {
            switch self {
            case .classic:
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                return cell
            case .content:
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var content = cell.defaultContentConfiguration()
                content.text = "Row"
                cell.contentConfiguration = content
                return cell
            case .subtitle, .value:
                let cell = UITableViewCell(style: self == .value ? .value1 : .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                cell.detailTextLabel?.text = "More"
                return cell
            }
        }
    }

    @Test(arguments: [
        (Row.classic, UITableView.Style.plain, 3.0, 52.0), (.classic, .plain, 2, 52),
        (.content, .plain, 3, 53), (.content, .insetGrouped, 2, 53),
        (.subtitle, .plain, 3, 62), (.subtitle, .plain, 2, 62),
        (.subtitle, .grouped, 3, 69.33), (.subtitle, .insetGrouped, 2, 69.5),
        (.value, .insetGrouped, 3, 55), (.value, .insetGrouped, 2, 53),
    ])
    func `has rows of these heights`(row: Row, style: UITableView.Style, scale: Double, height: Double) throws
    {
        let table = FilledTable(style) { _ in row.make() }
        let screen = scale == 3 ? MeasuredScreen.iPhone16 : MeasuredScreen.iPhoneSE
        let host = HeadlessHost(environment: screen, rootViewController: table)
        let frame = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(abs(frame.height - height) < 0.005)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [(3.0, 55.33, 45.33), (2, 55.5, 45.5)])
    func `has headers of groups, the first and those below a footer`(
        scale: Double, first: Double, later: Double
    ) throws {
        let table = FilledTable(
            .insetGrouped, sections: [("One", "Footer", 1), ("Two", nil, 1), ("Three", nil, 1)])
        let screen = scale == 3 ? MeasuredScreen.iPhone16 : MeasuredScreen.iPhoneSE
        let host = HeadlessHost(environment: screen, rootViewController: table)
        let heights = (0..<3).map { table.tableView.rectForHeader(inSection: $0).height }
        #expect(abs(heights[0] - first) < 0.005)
        #expect(abs(heights[1] - later) < 0.005)
        #expect(heights[2] == 38, "below a group without a footer")
        withExtendedLifetime(host) {}
    }

    @Test func `has a compact first header below a large title`() throws {
        let table = FilledTable(.insetGrouped, sections: [("One", nil, 1)])
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        let host = HeadlessHost(environment: MeasuredScreen.iPhone16, rootViewController: navigation)
        #expect(table.tableView.rectForHeader(inSection: 0).height == 38)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [MeasuredScreen.iPhone16, MeasuredScreen.iPhoneSE])
    func `has footers 7.67 points above their text and 6.67 below`(screen: TraitEnvironment) throws {
        let table = FilledTable(.insetGrouped, sections: [(nil, "Footer", 1)])
        let host = HeadlessHost(environment: screen, rootViewController: table)
        let footer = table.tableView.rectForFooter(inSection: 0)
        let view = try #require(table.tableView.footerView(forSection: 0))
        let text = try #require(view.textLabel).sizeThatFits(footer.size).height
        #expect(abs(footer.height - (7.67 + text + 6.67)) < 0.5 / screen.scale + 0.01)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [(UITableViewCell.AccessoryType.none, 20.0), (.disclosureIndicator, 8), (.checkmark, 8)])
    func `has cells with margins of 15 points above and below, and of 8 beside an accessory`(
        accessory: UITableViewCell.AccessoryType, trailing: Double
    ) throws {
        let table = FilledTable(.plain) { _ in
            let cell = Row.classic.make()
            cell.accessoryType = accessory
            return cell
        }
        let host = HeadlessHost(environment: MeasuredScreen.iPhone16, rootViewController: table)
        let cell = try #require(table.tableView.visibleCells.first)
        #expect(
            cell.contentView.layoutMargins
                == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: CGFloat(trailing)))
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [(MeasuredScreen.iPhone16, 10.33), (MeasuredScreen.iPhoneSE, 10.5)])
    func `has chevrons as wide as their screen's pixels allow`(screen: TraitEnvironment, width: Double) throws
    {
        func contentWidth(_ accessory: UITableViewCell.AccessoryType) throws -> Double {
            let table = FilledTable(.plain) { _ in
                let cell = Row.classic.make()
                cell.accessoryType = accessory
                return cell
            }
            let host = HeadlessHost(environment: screen, rootViewController: table)
            defer { withExtendedLifetime(host) {} }
            return Double(try #require(table.tableView.visibleCells.first).contentView.frame.width)
        }
        let difference = try contentWidth(.disclosureIndicator) - contentWidth(.checkmark)
        #expect(abs(difference - (19 - width)) < 0.005)
    }

    @Test func `has plain headers of 28 points and no gaps without`() throws {
        let table = FilledTable(.plain, sections: [("One", nil, 1), (nil, nil, 1)])
        let host = HeadlessHost(environment: MeasuredScreen.iPhone16, rootViewController: table)
        #expect(table.tableView.rectForHeader(inSection: 0).height == 28)
        #expect(table.tableView.rectForHeader(inSection: 1).height == 0)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [MeasuredScreen.iPhone16, MeasuredScreen.iPhoneSE])
    func `has 35 points above groups without titles and between them`(screen: TraitEnvironment) throws {
        let table = FilledTable(.insetGrouped, sections: [(nil, nil, 1), (nil, nil, 1)])
        let host = HeadlessHost(environment: screen, rootViewController: table)
        let rows = (0..<2).map { table.tableView.rectForRow(at: IndexPath(row: 0, section: $0)) }
        #expect(rows[0].minY == 35)
        #expect(abs(rows[1].minY - rows[0].maxY - 35) < 0.005)
        withExtendedLifetime(host) {}
    }

    @Test(
        arguments: [(TraitEnvironment, Double)]([
            (MeasuredScreen.iPhone16, 20.0), (MeasuredScreen.iPhoneSE, 16),
            (MeasuredScreen.iPhoneSELandscape, 20), (MeasuredScreen.iPhone16Landscape, 79),
            (MeasuredScreen.iPad, 16),
        ]))
    func `has cards this far from its sides`(screen: TraitEnvironment, margin: Double) throws {
        let table = FilledTable(.insetGrouped)
        let host = HeadlessHost(environment: screen, rootViewController: table)
        let row = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(Double(row.minX) == margin)
        #expect(Double(row.maxX) == screen.size.width - margin)
        withExtendedLifetime(host) {}
    }

    @Test func `has cards 20 points from its sides in a navigation controller of an iPad`() throws {
        let table = FilledTable(.insetGrouped)
        let host = HeadlessHost(
            environment: MeasuredScreen.iPad,
            rootViewController: UINavigationController(rootViewController: table))
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 20)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [
        (UITableView.Style.insetGrouped, MeasuredScreen.iPhone16, 16.0),
        (.insetGrouped, MeasuredScreen.iPhoneSELandscape, 20), (.insetGrouped, MeasuredScreen.iPad, 20),
        (.plain, MeasuredScreen.iPhone16, 20), (.plain, MeasuredScreen.iPhoneSE, 16),
        (.plain, MeasuredScreen.iPad, 16),
    ])
    func `has words this far from the sides of their row`(
        style: UITableView.Style, screen: TraitEnvironment, margin: Double
    ) throws {
        let table = FilledTable(style) { _ in Row.classic.make() }
        let host = HeadlessHost(environment: screen, rootViewController: table)
        let label = try #require(table.tableView.visibleCells.first?.textLabel)
        #expect(Double(label.frame.minX) == margin)
        withExtendedLifetime(host) {}
    }
}

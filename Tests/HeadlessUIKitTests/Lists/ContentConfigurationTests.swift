import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeDevices
import Testing

/// Configurations of cells, headers and missing content, as their references say.
@MainActor struct `The content of a row` {
    private struct Badge: UIContentConfiguration {
        var number = 0
        var isChosen = false

        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge {
            var badge = self
            badge.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
            return badge
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        var badge: Badge? { configuration as? Badge }

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test func `can be the app's own, made once and updated with the cell's state`() throws {
        let cell = UITableViewCell()
        cell.contentConfiguration = Badge(number: 3)
        let view = try #require(cell.contentView as? BadgeView)
        #expect(view.badge?.number == 3 && view.badge?.isChosen == false)
        cell.setSelected(true, animated: false)
        #expect(cell.contentView === view && view.badge?.isChosen == true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.setSelected(false, animated: false)
        #expect(view.badge?.isChosen == true)
    }

    private final class Flagged: UICollectionViewCell {
        static let flag = UIConfigurationStateCustomKey("flag")
        var isFlagged = false { didSet { setNeedsUpdateConfiguration() } }
        var seen: [Bool] = []
        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[Self.flag] = isFlagged
            return state
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
            seen.append(state[Self.flag] as? Bool ?? false)
        }
    }

    @Test func `follows states that an app adds, in a cell of a collection`() {
        let cell = Flagged()
        var handled: [Bool] = []
        cell.configurationUpdateHandler = { handled.append($1.isHighlighted) }
        cell.layoutIfNeeded()
        cell.isFlagged = true
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(cell.seen == [false, true] && handled == [false, true])
    }

    @Test func `in a header is configured at once`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var states: [UIUserInterfaceStyle] = []
        header.configurationUpdateHandler = { header, state in
            states.append(state.traitCollection.userInterfaceStyle)
            var content = header.defaultContentConfiguration()
            content.text = "Fruit"
            header.contentConfiguration = content
        }
        #expect(states.count == 1)
        header.overrideUserInterfaceStyle = .dark
        header.setNeedsUpdateConfiguration()
        #expect(states.last == .dark && header.configurationState.traitCollection == header.traitCollection)
        let view = header.contentView as? UIListContentView
        #expect((view?.configuration as? UIListContentConfiguration)?.text == "Fruit")
    }

    private func twin(_ content: UIListContentConfiguration) throws -> String {
        let rows = FilledTable { _ in
            let cell = UITableViewCell()
            cell.contentConfiguration = content
            return cell
        }
        return try twin(of: rows)
    }

    private func twin(of page: UIViewController) throws -> String {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(page, for: .secondary)
        let host = try HeadlessHost(device: "ipad-10th", orientation: .landscape, rootViewController: split)
        return try #require(InterfaceCapture.tree(of: host)).twin
    }

    @Test func `is on screen with its image and the size of its letters`() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Inbox"
        content.secondaryText = "3 new"
        content.image = UIImage(systemName: "tray")
        content.textProperties.font = .systemFont(ofSize: 31)
        let twin = try twin(content)
        #expect(twin.contains("text=\"Inbox\" secondaryText=\"3 new\" symbol=\"tray\""))
        #expect(twin.contains("fontSize=31"))
    }

    @Test func `that is missing is said in two lines`() throws {
        let page = UIViewController()
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "No Mail"
        content.secondaryText = "Pull to refresh"
        page.contentUnavailableConfiguration = content
        let twin = try twin(of: page)
        #expect(twin.contains("No Mail") && twin.contains("Pull to refresh"))
    }

    @Test func `of a classic row stands in its labels`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Inbox"
        cell.detailTextLabel?.text = "3 new"
        #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Inbox", "3 new"])
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Fruit"
        header.detailTextLabel?.text = "Fresh"
        #expect(header.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Fruit", "Fresh"])
        cell.isHighlighted = true
        cell.prepareForReuse()
        #expect(!cell.isHighlighted)
    }

    @Test func `has the colours that transformers make of its own`() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .red
        #expect(content.textProperties.resolvedColor() == .red)
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 == .red ? .blue : $0 }
        content.imageProperties.tintColorTransformer = content.textProperties.colorTransformer
        #expect(content.textProperties.resolvedColor() == .blue)
        #expect(content.imageProperties.resolvedTintColor(for: .red) == .blue)
    }
}

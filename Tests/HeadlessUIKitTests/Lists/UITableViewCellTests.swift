import HeadlessUIKit
import Testing

@MainActor struct `A table view cell` {
    @Test func `updates its configuration where its state changes`() {
        var states: [Bool] = []
        let cell = UITableViewCell()
        cell.configurationUpdateHandler = { states.append($1.isSelected) }
        cell.layoutIfNeeded()
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    // UITableViewCell › contentConfiguration › Discussion: a configuration brings a content view of its own, or changes the
    // one that is there where that suits.
    @Test func `keeps its content view while the configuration is of the same kind`() {
        let cell = UITableViewCell()
        let plain = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "a"
        cell.contentConfiguration = content
        let view = cell.contentView
        content.text = "b"
        cell.contentConfiguration = content
        #expect(view !== plain && cell.contentView === view)
        let shown = (view as? UIListContentView)?.configuration as? UIListContentConfiguration
        #expect(shown?.text == "b")
        cell.contentConfiguration = UIContentUnavailableConfiguration.empty()
        #expect(cell.contentView !== view && view.superview == nil)
        cell.contentConfiguration = nil
        #expect(cell.contentView === plain)
    }

    @Test func `has the labels of its style`() {
        #expect(UITableViewCell().detailTextLabel == nil)
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    }
}

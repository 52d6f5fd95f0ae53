import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor struct `A control` {
    private func host(_ view: UIView) throws -> HeadlessHost {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return try HeadlessHost(device: "ipad-10th", rootViewController: controller)
    }

    // UISegmentedControl › isMomentary › Discussion: its segments do not stay selected. selectedSegmentIndex › Discussion:
    // noSegment where none is.
    @Test func `of segments has none selected that are momentary, or gone`() throws {
        let (page, control) = (UIViewController(), UISegmentedControl(items: ["a", "b"]))
        page.view.addSubview(control)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        control.isMomentary = true
        for _ in 1...2 { host.tapSegment(1, of: control) }
        #expect(chosen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.isMomentary = false
        host.tapSegment(0, of: control)
        control.removeAllSegments()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    // UIButton › titleLabel › Discussion: its font is the title's. contentEdgeInsets › Discussion: part of the size.
    @Test func `that is a button is as large as its title and the room around it`() {
        let (button, label) = (UIButton(type: .system), UILabel())
        button.setTitle("Save", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        (label.text, label.font) = ("Save", .systemFont(ofSize: 30))
        let size = label.intrinsicContentSize
        #expect(button.titleLabel?.text == "Save" && button.intrinsicContentSize == size)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
    }

    // UIButton › changesSelectionAsPrimaryAction › Discussion: a tap selects the button, and the next one no longer.
    @Test func `that is a button may toggle`() throws {
        let (page, button) = (UIViewController(), UIButton(type: .system))
        page.view.addSubview(button)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        var states: [Bool] = []
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { _ in states.append(button.isSelected) }, for: .primaryActionTriggered)
        for _ in 1...2 { host.tap(button) }
        #expect(states == [true, false])
    }

    // UIControl › sendActions(for:) › Discussion: the control iterates over all registered targets and actions; no condition
    // is named. isHighlighted › Discussion: controls set and clear this state in response to touch events.
    @Test func `feels a tap from down to up, unless it is disabled, when only the app's own events are sent`()
        throws
    {
        let button = UIButton(type: .system)
        var log: [String] = []
        for (word, event) in [
            ("up", UIControl.Event.touchUpInside), ("down", .touchDown), ("primary", .primaryActionTriggered),
        ] {
            button.addAction(UIAction { _ in log.append("\(word) \(button.isHighlighted)") }, for: event)
        }
        let host = try host(button)
        host.tap(button)
        #expect(log == ["down true", "up true", "primary true"] && !button.isHighlighted)
        log = []
        button.isEnabled = false
        host.tap(button)
        #expect(log.isEmpty)
        button.sendActions(for: .touchUpInside)
        #expect(log == ["up false"])
    }

    @Test func `of pages that is disabled keeps its page`() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        let host = try host(control)
        host.tap(control, forward: true)
        control.isEnabled = false
        host.tap(control, forward: true)
        #expect(control.currentPage == 1)
    }

    @Test func `that is a switch turns where it is tapped and reports it`() throws {
        let control = UISwitch()
        var values: [Bool] = []
        control.addAction(
            UIAction { if let control = $0.sender as? UISwitch { values.append(control.isOn) } },
            for: .valueChanged)
        let host = try host(control)
        host.tap(control)
        host.tap(control)
        control.isEnabled = false
        host.tap(control)
        #expect(values == [true, false])
    }

    @Test func `begins with an action, and a button with its title`() throws {
        var actions = 0
        let action = UIAction(title: "Send") { _ in actions += 1 }
        let control = UISwitch(frame: .zero, primaryAction: action)
        let button = UIButton(frame: .zero, primaryAction: action)
        try host(control).tap(control)
        try host(button).tap(button)
        #expect(actions == 2)
        #expect(button.title(for: .normal) == "Send")
        #expect(UIRefreshControl(frame: .zero, primaryAction: nil).isEnabled)
    }

    @Test func `of segments reports another choice, not the same again`() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        var reports = 0
        control.addAction(UIAction { _ in reports += 1 }, for: .valueChanged)
        control.setEnabled(false, forSegmentAt: 2)
        let host = try host(control)
        for index in [1, 1, 2, 9] { host.tapSegment(index, of: control) }
        #expect(control.selectedSegmentIndex == 1 && reports == 1)
    }

    private final class Asked: UITextFieldDelegate {
        var log: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { string.count < 5 }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    }

    @Test func `of text takes what its delegate lets through`() throws {
        let (field, asked) = (UITextField(), Asked())
        field.delegate = asked
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let host = try host(field)
        #expect(host.type("abc", into: field))
        #expect(field.text == "abc" && field.isEditing)
        host.type("too long", into: field)
        #expect(field.text == "abc" && changes == 1)
        host.pressReturn(in: field)
        #expect(asked.log == ["began", "ended"] && !field.isEditing)
    }

    @Test func `with a configuration says its title and hears of its states`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
        var states: [Bool] = []
        button.configurationUpdateHandler = { states.append($0.isEnabled) }
        button.layoutIfNeeded()
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.currentTitle == "Send")
        #expect(states == [true, false])
        #expect(button.intrinsicContentSize.height > 30)
    }

    @Test func `of long text tells its delegate what is typed`() throws {
        final class Listener: UITextViewDelegate {
            var texts: [String] = []
            func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
        }
        let (view, listener) = (UITextView(), Listener())
        view.delegate = listener
        let host = try host(view)
        #expect(host.type("Dear Ada", into: view))
        view.isEditable = false
        #expect(!host.type("no", into: view))
        #expect(listener.texts == ["Dear Ada"])
    }

    @Test func `in a stack is as long as it asks for, and the last one takes what is left`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        stack.axis = .vertical
        stack.spacing = 10
        let (first, last) = (UISwitch(), UIView())
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(last)
        stack.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 28))
        #expect(last.frame == CGRect(x: 0, y: 38, width: 300, height: 62))
        stack.alignment = .center
        stack.distribution = .fillEqually
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 118.5, y: 0, width: 63, height: 45))
        // Reported: a view without a width of its own has none unless the stack's views fill it.
        #expect(last.frame == CGRect(x: 150, y: 55, width: 0, height: 45))
    }

    @Test func `pinned from top to bottom makes its row as high as it needs`() throws {
        let rows = FilledTable { _ in
            let cell = UITableViewCell()
            let (above, below) = (UIView(), UIView())
            for view in [above, below] {
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                above.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                above.heightAnchor.constraint(equalToConstant: 40),
                below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
                below.heightAnchor.constraint(equalToConstant: 50),
                cell.contentView.bottomAnchor.constraint(equalTo: below.bottomAnchor, constant: 6),
            ])
            return cell
        }
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: rows)
        #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 116)
        withExtendedLifetime(host) {}
    }

    @Test func `that slides stays between its ends and reports what a drag does`() throws {
        let control = UISlider()
        var reports: [Float] = []
        control.addAction(UIAction { _ in reports.append(control.value) }, for: .valueChanged)
        let host = try host(control)
        control.maximumValue = 10
        control.setValue(20, animated: true)
        #expect(control.value == 10 && reports.isEmpty)
        host.slide(control, to: -4)
        #expect(control.value == 0 && reports == [0])
        control.minimumValue = 3
        #expect(control.value == 3)
        control.isEnabled = false
        host.slide(control, to: 7)
        #expect(control.value == 3)
    }

    @Test(arguments: [(false, [2.0, 4, 4]), (true, [2, 4, 0])])
    func `that steps counts to its end, and on at the other where it wraps`(wraps: Bool, values: [Double])
        throws
    {
        let control = UIStepper()
        control.maximumValue = 4
        control.stepValue = 2
        control.wraps = wraps
        var reports: [Double] = []
        control.addAction(UIAction { _ in reports.append(control.value) }, for: .valueChanged)
        let host = try host(control)
        let seen = values.map { _ in
            host.tapStep(up: true, of: control)
            return control.value
        }
        #expect(seen == values)
        #expect(reports == (wraps ? values : [2, 4]))
        control.value = 0
        host.tapStep(up: false, of: control)
        #expect(control.value == (wraps ? 4 : 0))
    }
}

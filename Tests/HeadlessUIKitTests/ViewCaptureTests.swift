import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeDevices
import SplitframeInterface
import Testing

/// What a column's views say reaches the tree, and with it pictures and twins.
@MainActor struct `The views of a column` {
    private func lines(_ controller: UIViewController, in column: Column = .secondary) throws -> [String] {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: column == .primary ? .secondary : .primary)
        split.setViewController(
            UINavigationController(rootViewController: controller),
            for: column == .primary ? .primary : .secondary)
        let host = try HeadlessHost(device: "ipad-10th", orientation: .landscape, rootViewController: split)
        let path = "split/\(column.name)/content"
        return try #require(InterfaceCapture.tree(of: host)).twin.split(separator: "\n")
            .filter { $0.hasPrefix(path) }.map { String($0.dropFirst(path.count)) }
    }

    // UIBarAppearance, configureWithTransparentBackground(): no background, no shadow.
    @Test func `are seen beneath a transparent bar alone`() throws {
        func hider(_ configure: (UINavigationBarAppearance) -> Void) throws -> String? {
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 70, width: 200, height: 20))
            label.text = "Beneath"
            controller.view.addSubview(label)
            let navigation = UINavigationController(rootViewController: controller)
            let look = UINavigationBarAppearance()
            configure(look)
            navigation.navigationBar.standardAppearance = look
            navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: look)
            let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: navigation)
            let tree = try #require(InterfaceCapture.tree(of: host))
            let path = try #require(
                tree.twin.split(separator: "\n").first { $0.contains("\"Beneath\"") }?
                    .split(separator: "\t").first)
            return tree.hider(ofElementAt: String(path))
        }
        #expect(try hider { $0.configureWithTransparentBackground() } == nil)
        #expect(try hider { $0.configureWithDefaultBackground() } != nil)
        #expect(try hider { $0.configureWithOpaqueBackground() } != nil)
    }

    /// The lines without frames.
    private func words(_ controller: UIViewController, in column: Column = .secondary) throws -> [String] {
        try lines(controller, in: column).dropFirst().map {
            $0.replacing(#/view frame=\S+ /#, with: "").replacing(#/ hiddenBy="[^"]*"/#, with: "")
                .replacing("\t", with: " ")
        }
    }

    private var settings: UITableViewController {
        FilledTable(.insetGrouped, sections: [("Account", nil, 1), (nil, nil, 40)]) { path in
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            if path.section == 0 {
                cell.textLabel?.text = "Name"
                cell.detailTextLabel?.text = "Ada"
                cell.imageView?.image = UIImage(systemName: "folder")
                cell.accessoryType = .disclosureIndicator
            } else {
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "Row \(path.row)"
                content.secondaryText = "more"
                cell.contentConfiguration = content
                let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
                control.isOn = true
                cell.accessoryView = control
            }
            return cell
        }
    }

    @Test func `are the rows of a table with their headers, accessories and number`() throws {
        let all = try lines(settings, in: .primary)
        #expect(all.first?.contains("kind=list") == true && all.first?.contains("rowCount=41") == true)
        let words = try words(settings, in: .primary)
        #expect(
            words.prefix(6) == [
                "/header1 kind=header text=\"Account\"", "/card1 kind=card",
                "/row1 kind=row text=\"Name\" secondaryText=\"Ada\" symbol=\"folder\" icon=folder isSideBySide=true accessories=disclosure",
                "/card2 kind=card", "/row2 kind=row text=\"Row 0\" secondaryText=\"more\" hasSeparator=true",
                "/row2/toggle1 kind=toggle isSelected=true",
            ])
    }

    @Test func `are what labels, buttons and controls say, in drawing order`() throws {
        let controller = UIViewController()
        let stack = UIStackView(frame: CGRect(x: 20, y: 120, width: 300, height: 200))
        stack.axis = .vertical
        let label = UILabel()
        label.text = "Hello"
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        let field = UITextField()
        field.placeholder = "Subject"
        let choice = UISegmentedControl(items: ["Day", "Week"])
        choice.selectedSegmentIndex = 1
        for view in [label, button, field, choice] { stack.addArrangedSubview(view) }
        let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        hidden.text = "never"
        hidden.isHidden = true
        controller.view.addSubview(stack)
        controller.view.addSubview(hidden)
        #expect(
            try words(controller) == [
                "/label1 kind=label text=\"Hello\"", "/button1 kind=button text=\"Send\"",
                "/field1 kind=field secondaryText=\"Subject\" fieldBorder=none",
                "/segment1 kind=segment text=\"Day\" fontSize=13 fontWeight=medium",
                "/segment2 kind=segment text=\"Week\" isSelected=true fontSize=13 fontWeight=medium",
            ])
    }

    private final class ButtonBar: UIControl {}
    private final class Button1: UIControl {}

    @Test func `have names that depend on views of the same kind alone`() throws {
        func names(_ views: [UIView]) throws -> [String] {
            let controller = UIViewController()
            for (row, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: 100 + 50 * row, width: 300, height: 44)
                controller.view.addSubview(view)
            }
            return try words(controller).compactMap {
                $0.hasPrefix("/button") ? String($0.prefix { $0 != " " }) : nil
            }.filter { !$0.dropFirst().contains("/") }
        }
        func button() -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Send", for: .normal)
            return button
        }
        #expect(try names([button(), button()]) == ["/button1", "/button2"])
        #expect(
            try names([ButtonBar(), button(), Button1(), button()])
                == ["/buttonBar1", "/button1", "/button1-1", "/button2"])
    }

    private final class Padded: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 2) }
    }

    // UITextField › textRect(forBounds:) › Discussion: an override returns another rectangle for the text.
    @Test func `have the text of a field where a subclass puts it`() throws {
        for isTyped in [true, false] {
            let controller = UIViewController()
            let field = Padded(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            if isTyped { field.text = "Ada" } else { field.placeholder = "Name" }
            controller.view.addSubview(field)
            let found = try lines(controller).suffix(2)
            #expect(found.first?.contains("200,40") == true && found.first?.contains("text=") == false)
            #expect(found.last?.contains(",140,36") == true, "\(found)")
            #expect(found.last?.contains(isTyped ? "text=\"Ada\"" : "text=\"Name\" ink=secondary") == true)
        }
    }

    private final class Inbox: UIViewController {
        override var wireframeContent: ContentElement? { ContentElement(kind: .mail) }
    }

    @Test func `are none where the app gave nothing, and only a controller that asks has a convention's`()
        throws
    {
        for empty in [UIViewController(), UITableViewController(style: .plain)] {
            #expect(try words(empty).isEmpty)
            #expect(try lines(empty, in: .primary).first?.contains("kind=empty rowCount=0") == true)
        }
        #expect(try lines(Inbox(), in: .primary).first?.contains("kind=mail") == true)
    }

    /// Labels, fields and buttons with an alignment, and the names of their alignments from left to right.
    @Test(arguments: [
        (UISemanticContentAttribute.forceLeftToRight, ["leading", "center", "trailing"]),
        (.forceRightToLeft, ["trailing", "center", "leading"]),
    ])
    func `have the alignment of their texts`(direction: UISemanticContentAttribute, names: [String]) throws {
        let usual: (String) -> String = { $0 == "leading" ? "" : " alignment=\($0)" }
        for (index, alignment) in [NSTextAlignment.left, .center, .right].enumerated() {
            let controller = UIViewController()
            let label = UILabel()
            (label.text, label.textAlignment) = ("Hello", alignment)
            let styled = UILabel()
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment
            styled.attributedText = NSAttributedString(string: "Hi", attributes: [.paragraphStyle: paragraph])
            let field = UITextField()
            (field.text, field.textAlignment) = ("Ada", alignment)
            let text = UITextView()
            (text.text, text.textAlignment) = ("Dear", alignment)
            let button = UIButton(type: .system)
            button.setTitle("Send", for: .normal)
            button.contentHorizontalAlignment = [.left, .center, .right][index]
            for (row, view) in [label, styled, field, text, button].enumerated() {
                view.frame = CGRect(x: 20, y: 100 + 50 * row, width: 300, height: 44)
                view.semanticContentAttribute = direction
                controller.view.addSubview(view)
            }
            let found = try words(controller).map { $0.replacing(#/ direction=\w+/#, with: "") }
            let text1 = usual(names[index])
            #expect(
                found == [
                    "/label1 kind=label text=\"Hello\"\(text1)", "/label2 kind=label text=\"Hi\"\(text1)",
                    "/field1 kind=field text=\"Ada\" fieldBorder=none\(text1)",
                    "/text1 kind=text text=\"Dear\"\(text1)",
                    "/button1 kind=button text=\"Send\"\(index == 1 ? "" : " alignment=\(names[index])")",
                ])
        }
    }

    @Test func `have a centred text in a row of a table`() throws {
        let rows = FilledTable(rows: 2) { path in
            let cell = UITableViewCell()
            if path.row == 0 {
                cell.textLabel?.text = "Sign Out"
                cell.textLabel?.textAlignment = .center
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = "Delete"
                content.textProperties.alignment = .center
                cell.contentConfiguration = content
            }
            return cell
        }
        #expect(try words(rows).map { $0.contains("alignment=center") } == [true, true])
    }

    @Test func `are the rows and headers of a list in a collection view`() throws {
        #expect(
            try words(NamesList()) == [
                "/header1 kind=header text=\"Fruit\"", "/card1 kind=card",
                "/row1 kind=row text=\"apple\" accessories=disclosure hasSeparator=true",
                "/row2 kind=row text=\"pear\" accessories=disclosure",
                "/header2 kind=header text=\"Trees\"", "/card2 kind=card",
                "/row3 kind=row text=\"oak\" accessories=disclosure",
            ])
    }

    @Test func `are the words that stand in for missing content`() throws {
        let controller = UIViewController()
        var stand = UIContentUnavailableConfiguration.empty()
        stand.text = "No Mail"
        stand.image = UIImage(systemName: "folder")
        controller.contentUnavailableConfiguration = stand
        #expect(
            try words(controller) == [
                "/image1 kind=image symbol=\"folder\" icon=folder ink=secondary",
                "/label1 kind=label text=\"No Mail\" fontSize=22 fontWeight=bold alignment=center",
            ])
    }

    @Test func `include the search field of the navigation item`() throws {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find"
        controller.navigationItem.searchController = search
        #expect(try words(controller) == ["/search1 kind=search secondaryText=\"Find\""])
    }

    @Test func `stand in the window where the app's layout puts them`() throws {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Pinned"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 400),
        ])
        let frame = try #require(try lines(controller).last?.firstMatch(of: #/frame=([\d.]+),([\d.]+),/#))
        #expect(frame.1 == "400")
        #expect(frame.2 == "96", "32 of the safe area, 54 of the bar, 10 asked")
    }
}

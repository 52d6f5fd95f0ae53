import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeInterface
import Testing

@MainActor struct `Looks follow what the app and the device ask for` {
    private let split = UISplitViewController(style: .doubleColumn)
    private let list = UIViewController()
    private let page = UIViewController()
    private let host: HeadlessHost

    init() {
        split.setViewController(list, for: .primary)
        split.setViewController(page, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split)
    }

    private func line(_ path: String) throws -> String {
        let lines = try #require(InterfaceCapture.tree(of: host)).twin.split(separator: "\n")
        return try lines.first { $0.hasPrefix("\(path)\t") }.map(String.init) ?? #require(nil, "\(path)")
    }

    @Test func `a column that is dark by itself`() throws {
        list.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(try line("split/primary").hasSuffix("interfaceStyle=dark"))
        #expect(try !line("split/secondary").contains("interfaceStyle="))
        #expect(try !line("window").contains("interfaceStyle="))
    }

    @Test func `a device that is dark, and a column that stays light`() throws {
        host.userInterfaceStyle = .dark
        page.overrideUserInterfaceStyle = .light
        host.settle()
        #expect(page.traitCollection.userInterfaceStyle == .light)
        #expect(list.traitCollection.userInterfaceStyle == .dark)
        #expect(try line("window").hasSuffix("interfaceStyle=dark"))
        #expect(try !line("split/primary").contains("interfaceStyle="))
        #expect(try line("split/secondary").hasSuffix("interfaceStyle=light"))
    }

    @Test func `a window that is dark by itself`() throws {
        host.window?.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(try line("window").hasSuffix("interfaceStyle=dark"))
    }

    @Test func `the style of a view is that of the views in it`() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        page.view.addSubview(outer)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(page.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a bar's prompt, and buttons that stand out`() throws {
        let item = page.navigationItem
        item.prompt = "Choose a folder"
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        add.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        item.rightBarButtonItems = [done, add]
        host.settle()
        #expect(try line("split/secondary/bar").contains("prompt=\"Choose a folder\""))
        #expect(try line("split/secondary/bar/prompt").contains("text=\"Choose a folder\""))
        #expect(try line("split/secondary/bar/item1").contains("tint=#FF0000"))
        #expect(try line("split/secondary/bar/item2").contains("isProminent=true"))
    }

    @Test func `buttons share a capsule unless one asks for its own, or for none`() throws {
        let items = (0..<3).map { _ in
            UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        }
        page.navigationItem.rightBarButtonItems = items
        func capsules() throws -> Int {
            host.settle()
            let twin = try #require(InterfaceCapture.tree(of: host)).twin
            return twin.split(separator: "\n").count { $0.contains("split/secondary/bar/glass") }
        }
        let shared = try capsules()
        items[1].sharesBackground = false
        #expect(try capsules() == shared + 2)
        items[1].hidesSharedBackground = true
        #expect(try capsules() == shared + 1)
    }

    @Test func `a navigation bar that is read in its own direction`() throws {
        page.title = "Page"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Share", style: .plain, target: nil, action: nil)
        host.settle()
        let before = try line("split/secondary/bar/item1")
        page.navigationController?.navigationBar.semanticContentAttribute = .forceRightToLeft
        host.settle()
        #expect(try line("split/secondary/bar").hasSuffix("direction=rightToLeft"))
        #expect(try line("split/secondary/bar/item1") != before)
        #expect(try !line("split/secondary").contains("direction="))
    }

    @Test func `background and tint of a column, and of a view in it`() throws {
        page.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        page.view.tintColor = .systemPink
        let box = UIView(frame: CGRect(x: 400, y: 200, width: 100, height: 50))
        box.backgroundColor = .black
        page.view.addSubview(box)
        host.settle()
        #expect(try line("split/secondary").hasSuffix("background=#FF8000 tint=#FF2D55"))
        #expect(
            try line("split/secondary/content/box1")
                == "split/secondary/content/box1\tview frame=400,200,100,50 kind=box background=#000000")
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, "#111111"), (.dark, "#EEEEEE")])
    func `a colour for light and one for dark`(style: UIUserInterfaceStyle, color: String) throws {
        page.view.backgroundColor = UIColor { traits in
            let white: CGFloat = traits.userInterfaceStyle == .dark ? 238 / 255 : 17 / 255
            return UIColor(white: white, alpha: 1)
        }
        host.userInterfaceStyle = style
        #expect(try line("split/secondary").contains("background=\(color)"))
    }

    @Test func `grounds that the picture has anyway are not colours of the app`() throws {
        page.view.backgroundColor = .systemBackground
        host.settle()
        #expect(try !line("split/secondary").contains("background="))
    }

    @Test func `the direction of a view is its own alone`() throws {
        let outer = UILabel(frame: CGRect(x: 400, y: 200, width: 200, height: 30))
        outer.text = "Outer"
        outer.semanticContentAttribute = .forceRightToLeft
        let stack = UIView(frame: CGRect(x: 400, y: 300, width: 200, height: 100))
        stack.semanticContentAttribute = .forceRightToLeft
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        inner.text = "Inner"
        stack.addSubview(inner)
        for view in [outer, stack] { page.view.addSubview(view) }
        host.settle()
        #expect(try line("split/secondary/content/label1").hasSuffix("direction=rightToLeft"))
        #expect(try !line("split/secondary/content/label2").contains("direction"))
    }

    // MARK: Text sizes

    /// Sizes of the Human Interface Guidelines, typography, Dynamic Type.
    @Test(arguments: [
        (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 14.0), (.body, .large, 17),
        (.body, .extraExtraExtraLarge, 23), (.body, .accessibilityExtraExtraExtraLarge, 53),
        (.largeTitle, .large, 34), (.largeTitle, .extraExtraExtraLarge, 40),
        (.largeTitle, .accessibilityMedium, 44), (.caption2, .large, 11), (.footnote, .extraLarge, 15),
    ])
    func `text styles have a size for each content size`(
        style: UIFont.TextStyle, category: UIContentSizeCategory, size: Double
    ) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize) == size)
        host.preferredContentSizeCategory = category
        // Hosts of other tests may have acted since.
        host.settle()
        #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == size)
    }

    @Test func `a label follows the content size where it is asked to`() throws {
        let label = UILabel(frame: CGRect(x: 400, y: 200, width: 200, height: 30))
        label.text = "Words"
        label.font = .preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        page.view.addSubview(label)
        host.preferredContentSizeCategory = .accessibilityLarge
        #expect(try !line("split/secondary/content/label1").contains("fontSize"))
        label.adjustsFontForContentSizeCategory = true
        #expect(try line("split/secondary/content/label1").hasSuffix("fontSize=33"))
    }

    @Test func `large titles and the room below them grow`() throws {
        let navigation = try #require(page.navigationController)
        navigation.navigationBar.prefersLargeTitles = true
        page.title = "Inbox"
        host.settle()
        let usual = page.view.safeAreaInsets.top
        host.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(try line("split/secondary/bar/title").hasSuffix("isLarge=true largeSize=40"))
        let top = page.view.safeAreaInsets.top
        #expect(top > usual)
        #expect(try line("split/secondary/content").contains(",\(Int(top)),"))
    }

    @Test func `rows grow with their words`() throws {
        let rows = FilledTable(rows: 2) { _ in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
        }
        split.setViewController(rows, for: .primary)
        host.settle()
        let usual = rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        host.preferredContentSizeCategory = .accessibilityLarge
        let grown = rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(usual == 52 && grown > usual)
        #expect(
            try line("split/primary/content/row1").hasSuffix("text=\"Row\" hasSeparator=true fontSize=33"))
    }

    @Test func `an app hears of another content size`() {
        final class Ear: @unchecked Sendable { var heard: [UIContentSizeCategory] = [] }
        let ear = Ear()
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            if let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            {
                ear.heard.append(value)
            }
        }
        host.preferredContentSizeCategory = .small
        NotificationCenter.default.removeObserver(token)
        #expect(ear.heard == [.small])
    }

    @Test func `a symbol has its configuration, and an image of a catalogue none`() {
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let symbol = UIImage(systemName: "star", withConfiguration: bold)
        #expect(symbol?.isSymbolImage == true && symbol?.symbolConfiguration == bold)
        #expect(symbol?.withRenderingMode(.alwaysTemplate).symbolConfiguration == bold)
        let image = UIImage(named: "photo", in: nil, with: nil)
        #expect(image?.isSymbolImage == false && image?.withConfiguration(bold).symbolConfiguration == nil)
    }
}

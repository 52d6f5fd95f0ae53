import Foundation
import HeadlessUIKit
import SplitframeInterface
import SplitframeWireframes
import Testing

/// Weights, colours and symbols reach the tree, from which they are drawn.
@MainActor struct `A text or symbol, as documented,` {
    private let page = UIViewController()

    private func shown(_ view: UIView) throws -> String {
        for other in page.view.subviews { other.removeFromSuperview() }
        view.frame = CGRect(x: 100, y: 300, width: 200, height: 40)
        page.view.addSubview(view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        let lines = try #require(InterfaceCapture.tree(of: host)).twin.split(separator: "\n")
        return String(try #require(lines.first { $0.hasPrefix("screen/content/") }))
    }

    private func label(_ font: UIFont, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = ("Words", font, color)
        return label
    }

    // Human Interface Guidelines › Typography, Specifications: a headline is semibold at every size, other styles regular.
    @Test func `has the weight of its font`() throws {
        #expect(try shown(label(.preferredFont(forTextStyle: .headline))).contains("fontWeight=semibold"))
        #expect(try !shown(label(.preferredFont(forTextStyle: .title1))).contains("fontWeight"))
        #expect(try shown(label(.systemFont(ofSize: 12, weight: .bold))).contains("fontWeight=bold"))
        #expect(try shown(label(.systemFont(ofSize: 12, weight: .medium))).contains("fontWeight=medium"))
    }

    // UIColor › UI element colors, Label colors: for text of second, third and fourth rank.
    @Test(arguments: [
        (UIColor.secondaryLabel, "secondary"), (.tertiaryLabel, "tertiary"), (.quaternaryLabel, "quaternary"),
    ])
    func `has the rank of its colour`(color: UIColor, rank: String) throws {
        #expect(try shown(label(.systemFont(ofSize: 17), color)).contains("ink=\(rank)"))
        let button = UIButton()
        button.setTitle("Words", for: .normal)
        button.setTitleColor(color, for: .normal)
        #expect(try shown(button).contains("ink=\(rank)"))
        let image = UIImageView(image: UIImage(systemName: "circle.fill"))
        image.tintColor = color
        #expect(try shown(image).contains("ink=\(rank)"))
    }

    // UIColor › label › Discussion: the colour of primary content, in which labels are drawn anyhow, and buttons are not.
    @Test func `has no rank where it is drawn so anyhow`() throws {
        #expect(try !shown(label(.systemFont(ofSize: 17))).contains("ink"))
        let button = UIButton()
        button.setTitle("Words", for: .normal)
        button.setTitleColor(.label, for: .normal)
        #expect(try shown(button).contains("ink=primary"))
    }

    /// The commonest symbols of apps.
    private static let common = [
        "plus", "minus", "xmark", "checkmark", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
        "ellipsis", "ellipsis.circle", "gear", "square.and.arrow.up", "square.and.arrow.down", "trash",
        "trash.fill", "pencil", "square.and.pencil", "magnifyingglass", "heart", "heart.fill", "star",
        "star.fill", "star.slash", "person", "person.2", "person.crop.circle", "person.badge.plus", "house",
        "bell", "bell.slash", "bookmark", "calendar", "clock", "timer", "alarm", "envelope", "envelope.open",
        "folder", "folder.badge.plus", "doc", "doc.on.doc", "newspaper", "photo", "camera", "play", "pause",
        "info.circle", "questionmark.circle", "exclamationmark.circle", "exclamationmark.triangle",
        "arrow.clockwise", "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.up.right",
        "arrow.up.arrow.down", "list.bullet", "list.number", "line.3.horizontal",
        "line.3.horizontal.decrease.circle", "slider.horizontal.3", "square", "square.grid.2x2",
        "square.stack", "square.on.square", "plus.circle", "plus.square", "map", "mappin", "location",
        "lock", "lock.open", "link", "phone", "video", "mic", "eye", "eye.slash", "tag", "flag", "cart",
        "bag", "creditcard", "gift", "globe", "moon", "sun.max", "leaf", "bolt", "paperplane", "bubble.left",
        "tray", "archivebox", "car", "book", "lamp.desk", "lamp.floor", "music.note", "opticaldisc",
    ]

    // SF Symbols' names: `fill` is the variant whose outlines are filled, `circle` the one inside a circle.
    @Test func `is another one for each of the commonest symbols, in rows, bars and tabs`() throws {
        var drawn: [String: String] = [:]
        for name in Self.common {
            let image = UIImage(systemName: name)
            let page = UIViewController()
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: image, style: .plain, target: nil, action: nil)
            page.tabBarItem = UITabBarItem(title: "One", image: image, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: page)]
            let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: tabs)
            let tree = try #require(InterfaceCapture.tree(of: host))
            #expect(tree.twin.components(separatedBy: "symbol=\"\(name)\"").count == 3, "\(name)")
            let picture = "\(tree.scene.elements.map(\.withoutNames))"
            #expect(drawn[picture] == nil, "\(name) looks like \(drawn[picture] ?? "")")
            drawn[picture] = name
        }
    }
}

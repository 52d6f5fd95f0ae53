import Foundation
import HeadlessUIKit
import SplitframeInterface
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

    // UIImage › init(systemName:) › Discussion, with SF Symbols' names: `fill` is the variant whose outlines are filled,
    // `circle` the one inside a circle.
    @Test(arguments: [
        ("star", false, false), ("star.fill", true, false), ("folder.fill.badge.plus", true, false),
        ("plus.circle", false, true), ("xmark.circle.fill", true, true), ("circle.fill", true, false),
    ])
    func `in a bar is filled, or in a circle, by its name`(name: String, isFilled: Bool, isCircled: Bool)
        throws
    {
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
        page.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: name), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: tabs)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.split(separator: "\n").count { $0.contains("isFilled=true") } == (isFilled ? 2 : 0))
        #expect(twin.split(separator: "\n").count { $0.contains("isCircled=true") } == (isCircled ? 2 : 0))
    }
}

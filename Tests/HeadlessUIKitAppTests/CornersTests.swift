import Foundation
import GoldenTesting
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// Corners and borders of views, as the references of their properties say.
@MainActor struct `The edges of a view` {
    private let page = UIViewController()
    private let host: HeadlessHost

    init() throws { host = try HeadlessHost(device: "ipad-10th", rootViewController: page) }

    /// The look of the only view of a kind.
    private func style(_ kind: ViewElement.Kind) throws -> ElementStyle {
        host.settle()
        let found = try #require(InterfaceCapture.tree(of: host)).all.filter {
            if case .view(let view) = $0.kind { view.kind == kind } else { false }
        }
        try #require(found.count == 1)
        return found[0].style
    }

    private func add<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 100, y: 200, width: 120, height: 80)
        page.view.addSubview(view)
        return view
    }

    @Test func `the corner radius of a layer is that of its view's background and border`() throws {
        let view = add(UIView())
        view.backgroundColor = .black
        #expect(try style(.box).cornerRadius == 0)
        view.layer.cornerRadius = 12
        view.layer.borderWidth = 2
        #expect(try style(.box).cornerRadius == 12)
        // CALayer › borderColor: an opaque black colour.
        #expect(try style(.box).borderColor == ElementColor(red: 0, green: 0, blue: 0))
        view.layer.borderColor = UIColor.red.cgColor
        #expect(try style(.box).borderColor == ElementColor(red: 255, green: 0, blue: 0))
        #expect(try style(.box).borderWidth == 2)
        view.layer.borderColor = UIColor.clear.cgColor
        #expect(try style(.box).borderWidth == 0)
    }

    @Test func `a view is drawn by its border alone`() throws {
        add(UIView()).layer.borderWidth = 1
        #expect(try style(.box).background == nil)
    }

    @Test func `a view in a colour of the system has its corners too`() throws {
        let view = add(UIView())
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 16
        #expect(try style(.box).cornerRadius == 16)
        #expect(try style(.box).ground == .secondaryBackground)
    }

    // CALayer › cornerRadius › Discussion: it applies to the content only where masksToBounds is true.
    @Test func `a picture has round corners only where its view cuts it off`() throws {
        let view = add(UIImageView(image: UIImage(named: "face")))
        view.layer.cornerRadius = 40
        #expect(try style(.image).cornerRadius == 0)
        view.clipsToBounds = true
        #expect(try style(.image).cornerRadius == 40)
    }

    @Test func `a capsule is half as round as the view is high`() throws {
        let view = add(UIView())
        view.backgroundColor = .black
        view.cornerConfiguration = .capsule()
        #expect(try style(.box).cornerRadius == 40)
        view.cornerConfiguration = .capsule(maximumRadius: 10)
        #expect(try style(.box).cornerRadius == 10)
        view.removeFromSuperview()
        let button = add(UIButton(configuration: .filled()))
        button.configuration?.title = "Go"
        button.configuration?.cornerStyle = .capsule
        #expect(try style(.button).cornerRadius == 40)
    }

    @Test func `a cell has the corners and the stroke of its background configuration`() throws {
        let list = add(UITableView())
        let cell = UITableViewCell()
        var background = UIBackgroundConfiguration.listCell()
        (background.cornerRadius, background.strokeWidth, background.strokeColor) = (9, 3, .red)
        cell.backgroundConfiguration = background
        let rows = FilledTable { _ in cell }
        list.dataSource = rows
        let style = try style(.row)
        #expect(style.cornerRadius == 9 && style.borderWidth == 3)
        #expect(style.borderColor == ElementColor(red: 255, green: 0, blue: 0))
        background.strokeColor = .clear
        cell.backgroundConfiguration = background
        #expect(try self.style(.row).borderWidth == 0)
    }

    @Test func `are drawn as the app asks`() throws {
        let phone = try HeadlessHost(device: "iphone-17", rootViewController: page)
        func view(_ top: CGFloat, _ height: CGFloat, _ color: UIColor?, radius: CGFloat) -> UIView {
            let view = UIView(frame: CGRect(x: 20, y: top, width: 362, height: height))
            view.backgroundColor = color
            view.layer.cornerRadius = radius
            page.view.addSubview(view)
            return view
        }
        let card = view(120, 160, .secondarySystemBackground, radius: 20)
        let face = UIImageView(image: UIImage(named: "face"))
        face.frame = CGRect(x: 20, y: 40, width: 80, height: 80)
        face.layer.cornerRadius = 40
        face.clipsToBounds = true
        face.layer.borderWidth = 3
        face.layer.borderColor = UIColor.systemOrange.cgColor
        card.addSubview(face)
        let name = UILabel(frame: CGRect(x: 120, y: 60, width: 220, height: 40))
        name.text = "Ada Lovelace"
        card.addSubview(name)
        view(300, 60, .systemTeal, radius: 30).alpha = 0.5
        view(380, 60, nil, radius: 8).layer.borderWidth = 1
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Write"
        button.configuration?.cornerStyle = .capsule
        button.frame = CGRect(x: 20, y: 460, width: 362, height: 50)
        page.view.addSubview(button)
        expectGolden(of: phone)
    }

}

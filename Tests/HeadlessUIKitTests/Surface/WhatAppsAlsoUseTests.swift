import SplitframeTestSupport
import Testing
import UIKit

@MainActor private let associationKey = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)

@MainActor struct `What apps also use` {
    @Test func `a class is told by isKind and isMember`() {
        let table = UITableViewController()
        #expect(table.isKind(of: UITableViewController.self) && table.isKind(of: UIViewController.self))
        #expect(!table.isKind(of: UINavigationController.self))
        #expect(table.isMember(of: UITableViewController.self) && !table.isMember(of: UIViewController.self))
        #expect(UITapGestureRecognizer().isKind(of: UIGestureRecognizer.self))
    }

    @Test func `values are associated with an object under keys, and do not keep it`() {
        final class Value {}
        let (one, other) = (associationKey, associationKey + 1)
        var controller: UIViewController? = UIViewController()
        weak let gone = controller
        let view = UIView()
        if let controller {
            objc_setAssociatedObject(controller, one, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(controller, other, 2, .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(controller, one) as? String == "first")
            #expect(objc_getAssociatedObject(controller, other) as? Int == 2)
            #expect(objc_getAssociatedObject(view, one) == nil)
            objc_setAssociatedObject(controller, one, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(controller, one) == nil)
            objc_removeAssociatedObjects(controller)
            #expect(objc_getAssociatedObject(controller, other) == nil)
        }
        var value: Value? = Value()
        weak let seen = value
        objc_setAssociatedObject(view, one, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, one) as? Value === value)
        value = nil
        #expect(seen == nil)
        controller = nil
        #expect(gone == nil)
    }

    @Test func `a menu is known by what the app made an object of`() {
        let path = IndexPath(row: 2, section: 1)
        #expect(
            UIContextMenuConfiguration(identifier: path as any NSCopying).identifier as? IndexPath == path)
        let name = "inbox" as NSString
        #expect(UIContextMenuConfiguration(identifier: name).identifier as? NSString == name)
    }

    @Test func `a descriptor takes a name, a size and a weight`() {
        let font = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            .addingAttributes([
                .size: CGFloat(20), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
                .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6]],
            ])
        #expect(font.pointSize == 20 && font.symbolicTraits == .traitBold)
        #expect(font.addingAttributes([.name: "Menlo"]).postscriptName == "Menlo")
    }

    @Test func `trait changes are sent as an action`() throws {
        final class Controller: UIViewController {
            var seen: [UIUserInterfaceStyle] = []
            func changed(_ environment: Any, _ previous: UITraitCollection) {
                seen.append(previous.userInterfaceStyle)
            }
        }
        let controller = Controller()
        let host = try HeadlessHost(device: "ipad-mini-6", rootViewController: controller)
        controller.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], action: Selector(Controller.changed(_:_:)))
        host.userInterfaceStyle = .dark
        #expect(controller.seen == [.light])
    }

    @Test func `an image literal is the image of its name`() {
        let image: UIImage = #imageLiteral(resourceName: "Tray")
        #expect(image == UIImage(named: "Tray"))
    }

    @Test func `are rectangles in values, as keyboards tell theirs`() {
        let info: [String: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                cgRect: CGRect(x: 0, y: 500, width: 390, height: 344))
        ]
        let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        #expect(frame == CGRect(x: 0, y: 500, width: 390, height: 344))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    }

    @Test func `a localized text has its values in the order of its table, or of its key`() throws {
        let folder = try TemporaryFolder()
        let table = URL(filePath: "\(folder.path)/Localizable.strings")
        try Data(#""%lld of %@" = "%2$@: %1$lld (100%%)";"#.utf8).write(to: table)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(String(localized: "\(3) of \("inbox")", bundle: bundle) == "inbox: 3 (100%)")
        #expect(String(localized: "\(3) of \("inbox") at 100%", comment: "A share") == "3 of inbox at 100%")
        #expect(String(localized: "100%") == "100%")
        #expect(String(localized: "mail.count", defaultValue: "\(2) messages") == "2 messages")
    }

    @Test func `a localized text is looked up where its resource says`() throws {
        let folder = try TemporaryFolder()
        let table = URL(filePath: "\(folder.path)/Mail.strings")
        try Data(#""mail.count" = "Mails: %lld"; "Inbox" = "Eingang";"#.utf8).write(to: table)
        let url = URL(filePath: folder.path)
        let count = 3
        let counted = LocalizedStringResource(
            "mail.count", defaultValue: "\(count) messages", table: "Mail", bundle: .atURL(url))
        let inbox = LocalizedStringResource("Inbox", table: "Mail", bundle: .atURL(url))
        #expect(String(localized: counted) == "Mails: 3" && counted.key == "mail.count")
        #expect(String(localized: inbox) == "Eingang")
        let plain: LocalizedStringResource = "\(count) of 100%"
        #expect(String(localized: plain) == "3 of 100%")
        #expect(
            String(localized: LocalizedStringResource("mail.none", defaultValue: "No mail")) == "No mail")
    }

    @Test func `a bar button of their own class is made as every other`() {
        final class Button: UIBarButtonItem {
            convenience init(count: Int) {
                self.init(title: "\(count)", style: .plain, target: nil, action: nil)
            }
        }
        #expect(Button(count: 3).title == "3")
        #expect(Button(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
    }

    @Test func `priorities, weights and levels are numbers`() {
        #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
        #expect(UILayoutPriority.required > .defaultHigh)
        #expect(UILayoutPriority.required - .defaultLow == 750)
        #expect(UIWindow.Level.alert + 1 > .alert && UIFont.Weight.bold < .heavy)
    }

    @Test func `the application's delegate has perhaps a window`() throws {
        final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        let controller = UIViewController()
        let host = try HeadlessHost(device: "ipad-mini-6", rootViewController: controller)
        let delegate = Delegate()
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = before }
        #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
        delegate.window = host.window
        #expect(UIApplication.shared.delegate?.window??.rootViewController === controller)
    }

    @Test func `rectangles of the screen are converted for a view`() throws {
        let controller = UIViewController()
        let host = try HeadlessHost(device: "iphone-17", rootViewController: controller)
        let view = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        controller.view.addSubview(view)
        let screen = try #require(host.window?.windowScene?.screen)
        let keyboard = CGRect(x: 0, y: 500, width: 390, height: 344)
        let frame = view.convert(keyboard, from: screen.coordinateSpace)
        #expect(frame == CGRect(x: -10, y: 400, width: 390, height: 344))
        #expect(screen.coordinateSpace.convert(frame, from: view) == keyboard)
    }

    @Test func `points are encoded in a state and decoded as they were`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(CGPoint(x: 1, y: 2.5), forKey: "offset")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
        archiver.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(decoder.decodeCGPoint(forKey: "offset") == CGPoint(x: 1, y: 2.5))
        #expect(decoder.decodeCGRect(forKey: "frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(decoder.decodeCGPoint(forKey: "unknown") == .zero)
    }

    @Test func `the attributes of a button's title come from a dictionary`() {
        let font = UIFont.systemFont(ofSize: 20)
        let attributes = AttributeContainer([.font: font, .foregroundColor: UIColor.red, .kern: CGFloat(1)])
        var same = AttributeContainer()
        same.font = font
        same.foregroundColor = .red
        same.kern = 1
        #expect(attributes == same)
    }

    @Test func `a bar button has a title, an image, an action and a menu at once`() {
        let menu = UIMenu(children: [])
        let image = UIImage(systemName: "square.on.square")
        let item = UIBarButtonItem(title: "Tabs", image: image, target: nil, action: nil, menu: menu)
        #expect(item.title == "Tabs" && item.image === image && item.menu === menu)
        #expect(UIBarButtonItem(title: "Tabs", image: nil, target: item, action: nil).target === item)
    }
}

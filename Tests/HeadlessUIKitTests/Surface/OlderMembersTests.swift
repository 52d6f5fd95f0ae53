import Foundation
import HeadlessUIKit
import Testing

/// What apps written for earlier systems name, and what they take for granted of every view.
@MainActor struct `Code of older apps` {
    private final class Older: UIViewController {
        func unwindToList(_ segue: UIStoryboardSegue) {}
        override func canPerformUnwindSegueAction(
            _ action: Selector, from controller: UIViewController, sender: Any?
        ) -> Bool { false }
        override var previewActionItems: [any UIPreviewActionItem] {
            [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]
        }
    }

    @Test func `compiles, and works where there is something to do`() throws {
        let older = Older()
        let bar = UIToolbar()
        bar.barStyle = .blackTranslucent
        #expect(UIActivityIndicatorView(style: .gray).frame.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .whiteLarge).frame.size == CGSize(width: 37, height: 37))
        #expect(older.previewActionItems.map(\.title) == ["Delete"])
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: older)
        #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
        let name = "Ada"
        let logger = Logger(subsystem: "app", category: "list")
        logger.info("Opened \(name, privacy: .public) with \(3) rows")
        logger.log(level: .error, "Nothing")
        withExtendedLifetime(host) {}
    }

    // UIView inherits from NSObject.
    @Test func `takes views and controllers for objects`() {
        let objects: [NSObject] = [UIView(), UILabel(), UIViewController(), UIApplication.shared]
        #expect(Set(objects).count == 4 && objects[0].isEqual(objects[0]) && !objects[0].isEqual(objects[1]))
        #expect(objects.contains(objects[2]) && objects[0] == objects[0])
        #expect("\(objects[1])" == "<UILabel>")
    }

    // UIButton › imageView: the view shows the image of the button's state.
    @Test func `reads a button's image`() {
        let button = UIButton(type: .custom)
        let (star, moon) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
        button.setImage(star, for: .normal)
        button.setImage(moon, for: .selected)
        button.imageView?.contentMode = .center
        #expect(button.imageView?.image == star)
        button.isSelected = true
        #expect(button.imageView?.image == moon && button.imageView?.contentMode == .center)
    }

    /// A colour, and what it is in light and in dark.
    struct Resolved: Sendable {
        var color: UIColor
        var light: Int
        var dark: Int
        var opacity: (light: CGFloat, dark: CGFloat)

        init(_ color: UIColor, _ light: Int, _ dark: Int, _ lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1)
        {
            (self.color, self.light, self.dark) = (color, light, dark)
            opacity = (lightAlpha, darkAlpha)
        }
    }

    // UIColor › resolvedColor(with:): a dynamic colour becomes that of the traits. The values are those read in iOS 13 of
    // noahgilmore.com/blog/dark-mode-uicolor-compatibility.
    @Test(arguments: [
        Resolved(.systemBackground, 0xFFFFFF, 0x000000),
        Resolved(.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E),
        Resolved(.secondaryLabel, 0x3C3C43, 0xEBEBF5, 0.6, 0.6),
        Resolved(.systemFill, 0x787880, 0x787880, 0.2, 0.36),
        Resolved(.systemBlue.withAlphaComponent(0.5), 0x007AFF, 0x0A84FF, 0.5, 0.5),
        Resolved(.label.withAlphaComponent(0.3), 0x000000, 0xFFFFFF, 0.3, 0.3),
        Resolved(.red, 0xFF0000, 0xFF0000),
    ])
    func `resolves the system's colours`(color: Resolved) {
        for (style, rgb, opacity) in [
            (UIUserInterfaceStyle.light, color.light, color.opacity.light),
            (.dark, color.dark, color.opacity.dark),
        ] {
            let resolved = color.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            #expect(resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
            let channels = [red, green, blue].map { Int(($0 * 255).rounded()) }
            #expect(channels[0] << 16 | channels[1] << 8 | channels[2] == rgb)
            #expect(abs(alpha - opacity) < 0.005)
            // Once resolved it no longer changes.
            #expect(resolved.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == resolved)
        }
    }
}

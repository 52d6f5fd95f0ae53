import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// The colours that an app gives buttons and texts are those in the tree.
@MainActor struct `The colours of` {
    private let page = UIViewController()
    private let host: HeadlessHost

    init() throws {
        host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
    }

    /// What the tree has of a view's look.
    private func style(_ view: UIView, in container: UIView? = nil) throws -> ElementStyle {
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        (container ?? page.view).addSubview(view)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let content = try #require(tree.root.children.first { $0.name == "content" })
        return try #require(content.children.last).style
    }

    private let white = ElementColor(red: 255, green: 255, blue: 255)
    private let blue = ElementColor(red: 0, green: 0, blue: 255)

    @Test func `a button's title are those of its state, else the usual one`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.backgroundColor = .blue
        button.setTitleColor(.white, for: .normal)
        #expect(try style(button).foreground == white)
        #expect(try style(button).background == blue)
        button.setTitleColor(.blue, for: .disabled)
        button.isEnabled = false
        #expect(try style(button).foreground == blue)
        button.isEnabled = true
        button.isSelected = true
        #expect(try style(button).foreground == white)
        button.setTitleColor(nil, for: .normal)
        #expect(try style(button).foreground == nil)
    }

    @Test func `a configuration are its base colours, as far as its kind of button shows them`() throws {
        let looks: [(UIButton.Configuration, ElementColor?)] = [
            (.filled(), blue), (.gray(), blue), (.bordered(), blue), (.plain(), nil),
            (.tinted(), ElementColor(red: 0, green: 0, blue: 255, alpha: 51)),
        ]
        for (look, ground) in looks {
            var look = look
            look.title = "Send"
            look.baseForegroundColor = .white
            look.baseBackgroundColor = .blue
            let shown = try style(UIButton(configuration: look))
            #expect(shown.foreground == white)
            #expect(shown.background == ground)
        }
    }

    @Test func `a label and a text are their own, and a switch that is on has its tint`() throws {
        let (label, text, control) = (UILabel(), UITextView(), UISwitch())
        (label.text, text.text) = ("Words", "Words")
        #expect(try style(label).foreground == nil)
        (label.textColor, text.textColor, control.onTintColor) = (.blue, .white, .blue)
        #expect(try style(label).foreground == blue)
        #expect(try style(text).foreground == white)
        #expect(try style(control).tint == nil)
        control.isOn = true
        #expect(try style(control).tint == blue)
    }

    @Test func `a view are tinted as the views around it`() throws {
        let (outer, inner, button) = (UIView(), UIView(), UIButton(type: .system))
        for view in [outer, inner] { view.frame = page.view.bounds }
        page.view.addSubview(outer)
        outer.addSubview(inner)
        button.setTitle("Send", for: .normal)
        #expect(try style(button, in: inner).tint == nil)
        outer.tintColor = .blue
        #expect(try style(button, in: inner).tint == blue)
        button.tintColor = .white
        #expect(try style(button, in: inner).tint == white)
    }

    @Test func `a hue are those from which it is made`() {
        for hue in [0, 0.1, 0.3, 0.45, 0.6, 0.7, 0.9] as [CGFloat] {
            let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 0.4)
            var (found, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(), CGFloat(), CGFloat())
            #expect(color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            let differences = [found - hue, saturation - 0.5, brightness - 0.8, alpha - 0.4]
            #expect(differences.allSatisfy { abs($0) < 0.0001 }, "\(hue): \(found)")
        }
        var (saturation, brightness) = (CGFloat(1), CGFloat(1))
        let gray = UIColor(white: 0.5, alpha: 1)
        gray.getHue(nil, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(saturation == 0 && brightness == 0.5)
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    }
}

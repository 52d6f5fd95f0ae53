import Foundation
import HeadlessUIKit
import Testing

/// Stack views whose views have constraints of their own.
@MainActor struct `A stack view, as documented,` {
    private let page = UIViewController()
    private let stack = UIStackView()

    private func added<View: UIView>(_ view: View, to container: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (container ?? page.view).addSubview(view)
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// A stack across a page of 744 points, 100 points high or as high as its views are.
    private func show(_ axis: NSLayoutConstraint.Axis, height: CGFloat? = 100) throws -> HeadlessHost {
        stack.axis = axis
        _ = added(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: page.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 300),
        ])
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return try HeadlessHost(device: "ipad-10th", rootViewController: page)
    }

    // UIStackView › Overview, Managing the stack view's appearance: constraints on arranged views count beside the stack's
    // own. Activated before or after the view is arranged they are the same constraints.
    @Test(arguments: [true, false])
    func `leaves a view the width that a constraint gives it, first or last`(isArrangedFirst: Bool) throws {
        let (first, text, last) = (UIView(), label("Words"), UIView())
        let widths = [
            first.widthAnchor.constraint(equalToConstant: 40),
            last.widthAnchor.constraint(equalToConstant: 24),
        ]
        if !isArrangedFirst { NSLayoutConstraint.activate(widths) }
        for view in [first, text, last] { stack.addArrangedSubview(view) }
        if isArrangedFirst { NSLayoutConstraint.activate(widths) }
        let host = try show(.horizontal)
        #expect([first, text, last].map(\.frame.width) == [40, 236, 24])
        widths[0].constant = 60
        host.settle()
        #expect([first, text, last].map(\.frame.width) == [60, 216, 24])
    }

    // NSLayoutConstraint › Overview: relations to other lengths, and inequalities, count as well.
    @Test func `keeps shares, proportions and limits`() throws {
        let (image, wide, narrow) = (UIView(), label("Words"), label("Words"))
        for view in [image, wide, narrow] { stack.addArrangedSubview(view) }
        stack.alignment = .center
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.2),
            image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5),
            narrow.widthAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.5),
        ])
        _ = try show(.horizontal)
        #expect(image.frame == CGRect(x: 0, y: 35, width: 60, height: 30))
        #expect(wide.frame.width == 160 && narrow.frame.width == 80)
    }

    // UIStackView › Overview: a stack without a size of its own is as large as its views ask for.
    @Test func `is as high as the constraints of its views`() throws {
        let (image, text) = (UIView(), label("Words"))
        for view in [image, text] { stack.addArrangedSubview(view) }
        stack.spacing = 10
        image.heightAnchor.constraint(equalToConstant: 120).isActive = true
        text.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
        _ = try show(.vertical, height: nil)
        #expect(image.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
        #expect(text.frame == CGRect(x: 0, y: 130, width: 300, height: 50))
        #expect(stack.frame.height == 180)
    }

    // NSLayoutConstraint › Overview: the two views of a relation need not have the same superview.
    @Test(arguments: [true, false])
    func `lets views outside stand beside those inside`(isInsideFirst: Bool) throws {
        let (dot, title, text, inner) = (added(UIView()), label("Title"), label("Text"), UIStackView())
        inner.axis = .vertical
        for view in [title, text] { inner.addArrangedSubview(view) }
        for view in [label("Above"), inner] { stack.addArrangedSubview(view) }
        let middle =
            isInsideFirst
            ? text.centerYAnchor.constraint(equalTo: dot.centerYAnchor)
            : dot.centerYAnchor.constraint(equalTo: text.centerYAnchor)
        NSLayoutConstraint.activate([
            middle, dot.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
            dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
        ])
        let host = try show(.vertical, height: nil)
        let place = text.convert(text.bounds, to: page.view)
        #expect(place.minY > 40 && dot.frame.midY == place.midY && dot.frame.minX == 308)
        title.isHidden = true
        host.settle()
        #expect(
            dot.frame.midY == text.convert(text.bounds, to: page.view).midY && dot.frame.midY < place.midY)
    }
}

import Foundation
import HeadlessUIKit
import Testing

/// Baselines, as the reference of UIView has them: the anchors of the first and last line of text.
@MainActor struct `A baseline` {
    private let page = UIViewController()

    private func label(_ size: CGFloat, _ text: String = "Words") -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        label.font = .systemFont(ofSize: size)
        return add(label)
    }

    private func add<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(view)
        return view
    }

    private func layOut(_ constraints: [NSLayoutConstraint]) throws {
        NSLayoutConstraint.activate(constraints)
        _ = try HeadlessHost(device: "ipad-10th", rootViewController: page)
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1 }

    // UIView › firstBaselineAnchor › Discussion: the baseline of the first line of text; › lastBaselineAnchor: of the last.
    @Test func `of a small text stands as low as that of a large one`() throws {
        let (large, small, lower) = (label(34), label(13), label(13))
        try layOut([
            large.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            large.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            lower.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 100),
            lower.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 4),
        ])
        let baseline = large.frame.minY + large.font.ascender
        #expect(isNear(small.frame.minY + small.font.ascender, baseline))
        #expect(isNear(lower.frame.maxY + lower.font.descender, baseline + 4))
        #expect(isNear(small.frame.height, small.font.lineHeight) && small.unsolvedConstraints.isEmpty)
    }

    @Test func `of several lines is that of the first or of the last`() throws {
        let (lines, first, last) = (label(17, "One two three four five six"), label(17), label(17))
        try layOut([
            lines.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            lines.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            lines.widthAnchor.constraint(equalToConstant: 80),
            first.leadingAnchor.constraint(equalTo: lines.trailingAnchor),
            first.firstBaselineAnchor.constraint(equalTo: lines.firstBaselineAnchor),
            last.leadingAnchor.constraint(equalTo: lines.trailingAnchor),
            last.firstBaselineAnchor.constraint(equalTo: lines.lastBaselineAnchor),
        ])
        #expect(lines.frame.height > 2 * lines.font.lineHeight)
        #expect(isNear(first.frame.minY, lines.frame.minY) && isNear(last.frame.maxY, lines.frame.maxY))
    }

    // UIView › forLastBaselineLayout › Discussion: without text the lower edge of the view counts.
    @Test func `of a view without text is its lower edge`() throws {
        let (icon, text, button) = (add(UIView()), label(17), add(UIButton(type: .system)))
        button.setTitle("Edit", for: .normal)
        try layOut([
            icon.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            icon.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            icon.widthAnchor.constraint(equalToConstant: 30),
            icon.heightAnchor.constraint(equalToConstant: 30),
            text.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
            text.firstBaselineAnchor.constraint(equalTo: icon.firstBaselineAnchor),
            button.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 90),
            button.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        #expect(isNear(text.frame.minY + text.font.ascender, 130))
        #expect(isNear(button.frame.maxY, text.frame.maxY) && icon.unsolvedConstraints.isEmpty)
    }
}

import Foundation
import HeadlessUIKit
import Testing

/// Scroll views whose content is sized by constraints.
@MainActor struct `Scrolled content, as documented,` {
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func add<View: UIView>(_ view: View, to outer: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    private func edges(_ inner: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
        [
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ]
    }

    private func unsolved(in view: UIView) -> [String] {
        view.unsolvedConstraints.map(\.description) + view.subviews.flatMap(unsolved)
    }

    /// What says how wide the content is.
    enum Width: CaseIterable { case scrollView, frameGuide, own }

    // UIScrollView › contentLayoutGuide, and Auto Layout Guide, Working with Scroll Views: constraints between a scroll
    // view's edges and its content are to the content's area, those of lengths to the scroll view's frame.
    @Test(arguments: Width.allCases)
    func `is as large as what is pinned to its edges`(width: Width) {
        let scroll = add(UIScrollView(), to: page)
        let content = add(UIView(), to: scroll)
        let length =
            switch width {
            case .scrollView: content.widthAnchor.constraint(equalTo: scroll.widthAnchor)
            case .frameGuide: content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
            case .own: content.widthAnchor.constraint(equalToConstant: 500)
            }
        NSLayoutConstraint.activate(
            edges(scroll, page) + edges(content, scroll)
                + [length, content.heightAnchor.constraint(equalToConstant: 900)])
        page.layoutIfNeeded()
        let wide: CGFloat = width == .own ? 500 : 300
        #expect(scroll.contentSize == CGSize(width: wide, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: wide, height: 900))
        #expect(unsolved(in: page).isEmpty)
        scroll.contentOffset.y = 120
        page.layoutIfNeeded()
        #expect(unsolved(in: page).isEmpty && content.frame.minY == 0)
    }

    // A row of chips that scrolls sideways is as high as they are: the content's height is tied to the frame's.
    @Test(arguments: [true, false])
    func `makes a scroll view as high as it is, where the app ties them`(isStack: Bool) {
        let scroll = add(UIScrollView(), to: page)
        let chips = (0..<6).map { _ in SizedBox(90, 32) }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            scroll.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        ])
        if isStack {
            let stack = add(UIStackView(arrangedSubviews: chips), to: scroll)
            stack.spacing = 8
            NSLayoutConstraint.activate(
                edges(stack, scroll) + [stack.heightAnchor.constraint(equalTo: scroll.heightAnchor)])
        } else {
            var edge = scroll.contentLayoutGuide.leadingAnchor
            for (index, chip) in chips.enumerated() {
                _ = add(chip, to: scroll)
                NSLayoutConstraint.activate([
                    chip.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 0 : 8),
                    chip.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                    chip.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                    chip.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
                ])
                edge = chip.trailingAnchor
            }
            scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: edge).isActive = true
        }
        page.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 10, width: 300, height: 32))
        #expect(scroll.contentSize == CGSize(width: 6 * 90 + 5 * 8, height: 32))
        #expect(chips.allSatisfy { $0.frame.size == CGSize(width: 90, height: 32) })
        #expect(unsolved(in: page).isEmpty)
    }
}

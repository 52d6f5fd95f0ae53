import Foundation
import HeadlessUIKit
import Testing

/// Layout by constraints, in the patterns of ordinary apps; the rules are those of NSLayoutConstraint's reference.
@MainActor struct `Constraints, as documented,` {
    private let page = UIViewController()

    private func host(_ device: String = "ipad-10th") throws -> HeadlessHost {
        try HeadlessHost(device: device, rootViewController: page)
    }

    private func added<View: UIView>(_ view: View, to container: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (container ?? page.view).addSubview(view)
        return view
    }

    // UIView › addLayoutGuide(_:) › Discussion and UILayoutGuide › Overview: a guide takes part in layout as a view does.
    @Test func `space views by guides, and follow constants that change`() throws {
        let (first, second, gap) = (added(UIView()), added(UIView()), UILayoutGuide())
        page.view.addLayoutGuide(gap)
        let width = first.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            first.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 50), width,
            first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
            gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            gap.widthAnchor.constraint(equalToConstant: 30),
            gap.topAnchor.constraint(equalTo: first.topAnchor),
            gap.bottomAnchor.constraint(equalTo: first.bottomAnchor),
            second.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
            second.heightAnchor.constraint(equalToConstant: 10),
        ])
        let host = try host()
        #expect(first.frame == CGRect(x: 20, y: 50, width: 120, height: 60))
        #expect(gap.layoutFrame == CGRect(x: 140, y: 50, width: 30, height: 60))
        #expect(second.frame == CGRect(x: 170, y: 75, width: 120, height: 10))
        width.constant = 200
        host.settle()
        #expect(first.frame.height == 100 && second.frame == CGRect(x: 250, y: 95, width: 200, height: 10))
    }

    // NSLayoutConstraint › Overview: a relation between two views sets neither before the other.
    @Test func `give two columns between the margins equal widths`() throws {
        let (first, second) = (added(UIView()), added(UIView()))
        let margins = page.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            first.widthAnchor.constraint(equalTo: second.widthAnchor),
            first.topAnchor.constraint(equalTo: margins.topAnchor),
            first.heightAnchor.constraint(equalToConstant: 40),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.heightAnchor.constraint(equalTo: first.heightAnchor),
        ])
        _ = try host()
        #expect(first.frame.width == (margins.layoutFrame.width - 8) / 2)
        #expect(second.frame.width == first.frame.width && second.frame.maxX == margins.layoutFrame.maxX)
        #expect(second.frame.height == 40 && !second.hasAmbiguousLayout)
    }

    // NSLayoutConstraint › priority › Discussion: what is not required gives way to what is.
    @Test(arguments: [("ipad-10th", 400.0), ("iphone-14-pro", 353)])
    func `keep a card as wide as there is room, up to a limit`(device: String, width: CGFloat) throws {
        let card = added(UIView())
        let wish = card.widthAnchor.constraint(equalTo: page.view.widthAnchor, constant: -40)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: page.view.centerYAnchor), wish,
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            card.heightAnchor.constraint(equalToConstant: 100),
        ])
        _ = try host(device)
        #expect(card.frame.width == width && card.frame.midX == page.view.bounds.midX)
        #expect(card.unsolvedConstraints.isEmpty)
    }

    // UIView › setContentHuggingPriority(_:for:) › Discussion: the view with the higher priority keeps to its contents.
    // setContentCompressionResistancePriority(_:for:) › Discussion: the one with the lower is cut short.
    @Test func `stretch and cut short by priority`() throws {
        let (name, value) = (added(UILabel()), added(UILabel()))
        (name.text, value.text) = ("Name", "Value")
        value.setContentHuggingPriority(.required, for: .horizontal)
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -20),
            name.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            value.topAnchor.constraint(equalTo: name.topAnchor),
        ])
        let host = try host("iphone-14-pro")
        let wanted = value.intrinsicContentSize.width
        #expect(value.frame.width == wanted && name.frame.width > name.intrinsicContentSize.width)
        name.text = String(repeating: "A long name ", count: 10)
        host.settle()
        #expect(value.frame.width == wanted && name.frame.width < name.intrinsicContentSize.width)
        #expect(value.frame.maxX == page.view.bounds.maxX - 20)
    }

    // UIScrollView › contentLayoutGuide › Discussion and frameLayoutGuide › Discussion: the one for the area that scrolls,
    // the other for the rectangle that does not.
    @Test func `say how much there is to scroll`() throws {
        let scroll = added(UIScrollView())
        let content = added(UIView(), to: scroll)
        let (area, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: page.view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
            content.topAnchor.constraint(equalTo: area.topAnchor),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -10),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            area.widthAnchor.constraint(equalTo: frame.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 2000),
        ])
        let host = try host()
        #expect(scroll.contentSize == CGSize(width: page.view.bounds.width, height: 2000))
        #expect(scroll.contentOffset.y == -page.view.safeAreaInsets.top)
        scroll.contentOffset.y = 300
        host.settle()
        #expect(content.frame == CGRect(x: 10, y: 0, width: page.view.bounds.width - 20, height: 2000))
    }

    // UIView › systemLayoutSizeFitting(_:) › Discussion: the smallest size that keeps the constraints.
    @Test func `say the size that fits`() {
        let box = UIView()
        let label = added(UILabel(), to: box)
        label.text = "Words"
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            label.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor, constant: -5),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -7),
        ])
        let words = label.intrinsicContentSize
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: words.width + 14, height: words.height + 10))
    }

    // NSLayoutYAxisAnchor › constraint(equalToSystemSpacingBelow:multiplier:) › Discussion and NSLayoutXAxisAnchor ›
    // constraint(equalToSystemSpacingAfter:multiplier:) › Discussion: so many times the spacing of the system lie between.
    @Test func `keep multiples of the system's spacing, which is that of stacks`() throws {
        let (first, second) = (added(UIView()), added(UIView()))
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalToSystemSpacingBelow: page.view.topAnchor, multiplier: 10),
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: page.view.leadingAnchor, multiplier: 2),
            first.widthAnchor.constraint(equalToConstant: 50),
            first.heightAnchor.constraint(equalToConstant: 20),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 0.5),
            second.widthAnchor.constraint(equalToConstant: 50),
            second.heightAnchor.constraint(equalToConstant: 20),
        ])
        let host = try host()
        #expect(first.frame.origin == CGPoint(x: 16, y: 80))
        #expect(second.frame.origin == CGPoint(x: 70, y: 108))
        let stack = UIStackView(arrangedSubviews: [UISwitch(), UISwitch()])
        stack.spacing = UIStackView.spacingUseSystem
        #expect(
            stack.intrinsicContentSize.width == 2 * UISwitch().intrinsicContentSize.width
                + (second.frame.minY - first.frame.maxY))
        withExtendedLifetime(host) {}
    }

    // UIStackView › Distribution › fill › Discussion: views keep their own sizes where there is room to choose.
    @Test func `give a slider in a stack its own height`() throws {
        let (slider, toggle) = (UISlider(), UISwitch())
        let stack = added(UIStackView(arrangedSubviews: [slider, toggle]))
        stack.axis = .vertical
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        ])
        let host = try host()
        #expect(slider.frame.height == slider.intrinsicContentSize.height)
        #expect(stack.frame.height == slider.frame.height + toggle.frame.height)
        withExtendedLifetime(host) {}
    }

    private struct Card: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { CardView(self) }
        func updated(for state: any UIConfigurationState) -> Card { self }
    }

    private final class CardView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ card: Card) {
            configuration = card
            super.init(frame: .zero)
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor),
                label.bottomAnchor.constraint(equalTo: bottomAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                heightAnchor.constraint(greaterThanOrEqualToConstant: 77),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    // UICollectionViewCell › contentConfiguration › Discussion: the content view is that of the configuration; UIView ›
    // systemLayoutSizeFitting(_:) › Discussion: constraints of the view's own size count too.
    @Test func `for the height of a content view make its row as high`() throws {
        final class Rows: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 1 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                    cell, _, _ in cell.contentConfiguration = Card()
                }
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
            }
        }
        let rows = Rows(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: rows)
        #expect(CardView(Card()).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 77)
        #expect(rows.collectionView.visibleCells.map { $0.frame.height >= 77 } == [true])
        withExtendedLifetime(host) {}
    }

    // NSLayoutConstraint.Attribute › leadingMargin and centerYWithinMargins: the edge and the middle within the margins.
    @Test func `keep to margins by their attributes`() throws {
        let (outer, inner) = (added(UIView()), added(UIView()))
        outer.translatesAutoresizingMaskIntoConstraints = true
        outer.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        outer.layoutMargins = UIEdgeInsets(top: 40, left: 25, bottom: 0, right: 0)
        outer.addSubview(inner)
        for (attribute, margin) in [
            (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin),
            (.centerY, .centerYWithinMargins),
        ] {
            NSLayoutConstraint(
                item: inner, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: margin,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        for length in [inner.widthAnchor, inner.heightAnchor] {
            length.constraint(equalToConstant: 10).isActive = true
        }
        let host = try host()
        defer { withExtendedLifetime(host) {} }
        #expect(inner.frame == CGRect(x: 25, y: 65, width: 10, height: 10))
    }

    // NSLayoutConstraint › init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:): between views and guides.
    @Test func `are between a view and a guide as well`() {
        let (root, guide, child) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILayoutGuide(), UIView()
        )
        root.addLayoutGuide(guide)
        root.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        let sides: [NSLayoutConstraint.Attribute] = [.top, .left, .right, .bottom]
        for side in sides {
            NSLayoutConstraint(
                item: child, attribute: side, relatedBy: .equal, toItem: guide, attribute: side,
                multiplier: 1,
                constant: 0
            ).isActive = true
        }
        for (side, constant) in [
            (NSLayoutConstraint.Attribute.top, 10), (.left, 20), (.right, -30), (.bottom, -40),
        ] {
            NSLayoutConstraint(
                item: guide, attribute: side, relatedBy: .equal, toItem: root, attribute: side, multiplier: 1,
                constant: CGFloat(constant)
            ).isActive = true
        }
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 10, width: 50, height: 50))
    }

    // A view around a text, such as the bubble of a message, is as large as the text with the room around it; where it
    // may be only so wide, the text goes on in further lines.
    @Test(arguments: [("Hello there", false), (String(repeating: "Hello there ", count: 20), true)])
    func `make a view as large as the text that is pinned in it`(text: String, wraps: Bool) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        let (bubble, label) = (UIView(), UILabel())
        root.addSubview(bubble)
        bubble.addSubview(label)
        label.text = text
        label.numberOfLines = 0
        for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
            root.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 12),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
        root.layoutIfNeeded()
        let width = wraps ? 400 * 0.75 : label.intrinsicContentSize.width + 24
        let height = label.sizeThatFits(CGSize(width: width - 24, height: 0)).height
        #expect(bubble.frame == CGRect(x: 400 - 12 - width, y: 4, width: width, height: height + 16))
        #expect(label.frame == CGRect(x: 12, y: 8, width: width - 24, height: height))
    }

    // UIScrollView › frameLayoutGuide.
    @Test func `a scroll view stands where its frame guide is pinned from outside`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (scroll, content) = (UIScrollView(), UIView())
        root.addSubview(scroll)
        scroll.addSubview(content)
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        let (frame, inside) = (scroll.frameLayoutGuide, scroll.contentLayoutGuide)
        NSLayoutConstraint.activate([
            frame.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            frame.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            frame.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            frame.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: inside.topAnchor),
            content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 10, y: 20, width: 290, height: 380))
        #expect(scroll.contentSize == CGSize(width: 290, height: 900))
        #expect(root.unsolvedConstraints.isEmpty && !scroll.hasAmbiguousLayout)
    }
}

import Foundation
import HeadlessUIKit
import Testing

/// A view that asks for a size.
final class SizedBox: UIView {
    let wanted: CGSize

    init(_ width: CGFloat, _ height: CGFloat = 20) {
        wanted = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { wanted }
}

/// The arithmetic of stack views: the frames expected are worked out from the class reference's rules by hand.
@MainActor struct `A stack view's arithmetic, as documented,` {
    private func frames(
        of views: [UIView], in size: CGSize, _ set: (UIStackView) -> Void = { _ in }
    ) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: views)
        set(stack)
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        return views.map(\.frame)
    }

    private func row(_ widths: [CGFloat]) -> [SizedBox] { widths.map { SizedBox($0) } }

    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, lines)
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func pin(_ view: UIView, in card: UIView, inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -inset),
        ])
    }

    /// The starts and the lengths of views of 40, 60 and 80 points with a spacing of 10.
    struct Row: CustomTestStringConvertible, Sendable {
        var distribution: UIStackView.Distribution
        var room: CGFloat
        var starts: [CGFloat]
        var lengths: [CGFloat]
        var testDescription: String { "\(distribution) in \(room)" }
    }

    // UIStackView.Distribution, case by case. fill: the views fill the room, by hugging and resistance, and by their index
    // where these leave it open (the last: assumed). fillEqually: one length for all. fillProportionally: in proportion to
    // what they ask for. equalSpacing: their own lengths and equal gaps, none below the spacing, or else they shrink.
    // equalCentering: their own lengths and equal distances of the middles, no gap below the spacing.
    @Test(
        arguments: [
            Row(distribution: .fill, room: 300, starts: [0, 50, 120], lengths: [40, 60, 180]),
            Row(distribution: .fill, room: 160, starts: [0, 50, 120], lengths: [40, 60, 40]),
            Row(distribution: .fillEqually, room: 320, starts: [0, 110, 220], lengths: [100, 100, 100]),
            Row(
                distribution: .fillProportionally, room: 380, starts: [0, 90, 220], lengths: [80, 120, 160]),
            Row(distribution: .equalSpacing, room: 300, starts: [0, 100, 220], lengths: [40, 60, 80]),
            Row(distribution: .equalSpacing, room: 200, starts: [0, 50, 120], lengths: [40, 60, 80]),
            Row(distribution: .equalSpacing, room: 160, starts: [0, 50, 120], lengths: [40, 60, 40]),
            // The middles are at 20, 140 and 260.
            Row(distribution: .equalCentering, room: 300, starts: [0, 110, 220], lengths: [40, 60, 80]),
            // With middles at 20, 92.5 and 165 the second gap would be 2.5.
            Row(distribution: .equalCentering, room: 205, starts: [0, 55, 125], lengths: [40, 60, 80]),
        ], [NSLayoutConstraint.Axis.horizontal, .vertical])
    func `distributes the room along its axis`(row: Row, axis: NSLayoutConstraint.Axis) {
        let isRow = axis == .horizontal
        let views = [40, 60, 80].map { isRow ? SizedBox($0) : SizedBox(20, $0) }
        let size = isRow ? CGSize(width: row.room, height: 20) : CGSize(width: 20, height: row.room)
        let frames = frames(of: views, in: size) {
            ($0.axis, $0.distribution, $0.spacing) = (axis, row.distribution, 10)
        }
        #expect(frames.map { isRow ? $0.minX : $0.minY } == row.starts)
        #expect(frames.map { isRow ? $0.width : $0.height } == row.lengths)
    }

    // UIStackView.Alignment: across the axis views fill the stack, or have their own size at its start, middle or end;
    // start and end are those of reading in a column, and the top and the bottom in a row.
    @Test(arguments: [
        (UIStackView.Alignment.fill, [0.0, 0, 0], [100.0, 100, 100]),
        (.leading, [0, 0, 0], [20, 30, 40]), (.center, [40, 35, 30], [20, 30, 40]),
        (.trailing, [80, 70, 60], [20, 30, 40]),
    ])
    func `aligns views across its axis`(
        alignment: UIStackView.Alignment, starts: [CGFloat], lengths: [CGFloat]
    ) {
        let rows = frames(of: [20, 30, 40].map { SizedBox(10, $0) }, in: CGSize(width: 30, height: 100)) {
            $0.alignment = alignment
        }
        #expect(rows.map(\.minY) == starts && rows.map(\.height) == lengths)
        for isReversed in [false, true] {
            let columns = frames(
                of: [20, 30, 40].map { SizedBox($0, 10) }, in: CGSize(width: 100, height: 30)
            ) {
                ($0.axis, $0.alignment) = (.vertical, alignment)
                $0.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
            }
            #expect(columns.map { isReversed ? 100 - $0.maxX : $0.minX } == starts)
            #expect(columns.map(\.width) == lengths)
        }
    }

    // UISemanticContentAttribute › forceRightToLeft: a row begins at the right; so do margins at the leading side.
    // UIStackView › isLayoutMarginsRelativeArrangement: views keep clear of the stack's margins.
    @Test func `is laid out in the reading direction, within its margins`() {
        func set(_ stack: UIStackView) {
            stack.spacing = 5
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = .init(top: 1, leading: 10, bottom: 3, trailing: 20)
        }
        let size = CGSize(width: 200, height: 50)
        #expect(
            frames(of: row([40, 60]), in: size, set) == [
                CGRect(x: 10, y: 1, width: 40, height: 46), CGRect(x: 55, y: 1, width: 125, height: 46),
            ])
        let reversed = frames(of: row([40, 60]), in: size) {
            set($0)
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(
            reversed == [
                CGRect(x: 150, y: 1, width: 40, height: 46), CGRect(x: 20, y: 1, width: 125, height: 46),
            ])
    }

    // UIStackView › Overview: a view without a size of its own takes what is left; several share it.
    @Test func `leaves the rest to views without a size`() {
        let size = CGSize(width: 200, height: 20)
        #expect(
            frames(of: [SizedBox(40), UIView(), SizedBox(60)], in: size) { $0.spacing = 10 }.map(\.width)
                == [40, 80, 60])
        #expect(frames(of: [UIView(), SizedBox(40), UIView()], in: size).map(\.width) == [80, 40, 80])
    }

    // UIStackView › arrangedSubviews: hidden views take no room, nor the space after them. setCustomSpacing(_:after:): this
    // space stands in place of the stack's own.
    @Test func `skips hidden views, and keeps a view's own spacing`() {
        let views = row([40, 60, 80])
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.setCustomSpacing(30, after: views[0])
        stack.setCustomSpacing(50, after: views[1])
        let wide: CGFloat = 40 + 30 + 60 + 50 + 80
        #expect(stack.intrinsicContentSize.width == wide)
        views[1].isHidden = true
        stack.frame = CGRect(x: 0, y: 0, width: 150, height: 20)
        stack.layoutIfNeeded()
        #expect(views[0].frame.maxX == 40 && views[2].frame == CGRect(x: 70, y: 0, width: 80, height: 20))
    }

    // UIStackView.Alignment › firstBaseline and lastBaseline: the lines of text stand on one line.
    @Test func `hangs texts by their baselines`() {
        let (large, small) = (label("Words", size: 34), label("words", size: 13))
        let lines = label("One two three four five six seven", size: 13, lines: 0)
        lines.widthAnchor.constraint(equalToConstant: 80).isActive = true
        func baselines(_ alignment: UIStackView.Alignment, _ views: [UILabel]) -> [CGFloat] {
            let stack = UIStackView(arrangedSubviews: views)
            stack.alignment = alignment
            stack.frame.size = stack.intrinsicContentSize
            stack.layoutIfNeeded()
            #expect(views.allSatisfy { $0.frame.minY >= -0.5 && $0.frame.maxY <= stack.bounds.height + 0.5 })
            return views.map {
                alignment == .firstBaseline
                    ? $0.frame.minY + $0.font.ascender : $0.frame.maxY + $0.font.descender
            }
        }
        for (alignment, views) in [
            (UIStackView.Alignment.firstBaseline, [large, small]), (.lastBaseline, [large, lines]),
        ] {
            let found = baselines(alignment, views)
            #expect(abs(found[0] - found[1]) < 1)
            #expect(views[0].frame.height != views[1].frame.height)
        }
    }

    // UIView › constraints: what is inside an arranged view counts with its own priorities, here required ones.
    @Test(arguments: [true, false])
    func `sizes a view by the constraints inside it`(isFirst: Bool) {
        let (card, inner, other) = (UIView(), UIView(), SizedBox(100))
        inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
        pin(inner, in: card, inset: 10)
        let views = isFirst ? [card, other] : [other, card]
        _ = frames(of: views, in: CGSize(width: 660, height: 40))
        #expect(card.frame.width == 70 && other.frame.width == 590)
        #expect(inner.unsolvedConstraints.isEmpty)
        // By contents it is the priority of these that counts.
        let (soft, box) = (UIView(), SizedBox(50))
        box.setContentHuggingPriority(.init(251), for: .horizontal)
        pin(box, in: soft, inset: 10)
        _ = frames(of: [other, soft], in: CGSize(width: 660, height: 40))
        #expect(soft.frame.width == 70)
        box.setContentHuggingPriority(.init(249), for: .horizontal)
        _ = frames(of: [soft, other], in: CGSize(width: 660, height: 40))
        #expect(soft.frame.width == 560 && other.frame.width == 100)
    }

    // UIView › setContentCompressionResistancePriority(_:for:): what resists more keeps its size; a text takes more lines.
    @Test func `keeps an icon's width beside a text that wraps`() {
        for isIconFirst in [true, false] {
            let icon = SizedBox(24, 24)
            icon.setContentCompressionResistancePriority(.required, for: .horizontal)
            let text = label("A text that goes on for more than one line beside its icon", lines: 0)
            let stack = UIStackView(arrangedSubviews: isIconFirst ? [icon, text] : [text, icon])
            (stack.spacing, stack.alignment) = (8, .top)
            let column = UIStackView(arrangedSubviews: [stack])
            column.axis = .vertical
            column.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
            column.setContentHuggingPriority(.required, for: .vertical)
            column.alignment = .fill
            column.layoutIfNeeded()
            #expect(icon.frame.size == CGSize(width: 24, height: 24))
            #expect(text.frame.width == 168)
            #expect(text.frame.height == text.sizeThatFits(CGSize(width: 168, height: 0)).height)
        }
    }

    // A stack in a stack asks for what its own views ask for, and as firmly.
    @Test func `asks for its views' lengths with their priorities`() {
        let firm = row([30, 40])
        for view in firm { view.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        let inner = UIStackView(arrangedSubviews: firm)
        inner.spacing = 10
        _ = frames(of: [SizedBox(50), inner], in: CGSize(width: 300, height: 20))
        #expect(inner.frame == CGRect(x: 220, y: 0, width: 80, height: 20))
        // One view that may grow makes the stack grow.
        firm[1].setContentHuggingPriority(.init(1), for: .horizontal)
        let box = SizedBox(50)
        _ = frames(of: [inner, box], in: CGSize(width: 300, height: 20))
        #expect(inner.frame.width == 250 && box.frame.width == 50)
    }
}

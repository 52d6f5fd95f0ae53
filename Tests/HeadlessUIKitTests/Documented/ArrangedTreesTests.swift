import Foundation
import HeadlessUIKit
import SplitframeTestSupport
import Testing

/// Trees of stack views, cards with constraints inside, and views that ask for a size, laid out at random.
@MainActor struct `Any tree of arranged views` {
    private struct Tree {
        var root: UIView
        var stacks: [UIStackView] = []
        var boxes: [SizedBox] = []
    }

    private func grown(_ depth: Int, _ numbers: inout SteppedNumbers, into tree: inout Tree) -> UIView {
        if depth == 0 || numbers.chance(1, of: 4) {
            let box = SizedBox(CGFloat(numbers.length(10...80)), CGFloat(numbers.length(10...60)))
            tree.boxes.append(box)
            return box
        }
        if numbers.chance(1, of: 4) {
            let (card, inset) = (UIView(), CGFloat(numbers.length(0...12)))
            let inner = grown(depth - 1, &numbers, into: &tree)
            inner.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
                inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
                inner.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
                inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -inset),
            ])
            return card
        }
        let count = numbers.length(1...4)
        let stack = UIStackView(
            arrangedSubviews: (0..<count).map { _ in grown(depth - 1, &numbers, into: &tree) })
        stack.axis = numbers.chance(1, of: 2) ? .horizontal : .vertical
        stack.distribution = numbers.any([
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
        stack.alignment = numbers.any([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        stack.spacing = CGFloat(numbers.length(0...12))
        if numbers.chance(1, of: 3) {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = .init(top: 3, leading: 5, bottom: 7, trailing: 9)
        }
        if numbers.chance(1, of: 4) { stack.semanticContentAttribute = .forceRightToLeft }
        tree.stacks.append(stack)
        return stack
    }

    /// A tree pinned to the corner of a page, with further room or without, and its page.
    private func laidOut(_ seed: UInt64, isRoomy: Bool) -> (tree: Tree, page: UIView) {
        var numbers = SteppedNumbers(seed: seed)
        var tree = Tree(root: UIView())
        tree.root = grown(3, &numbers, into: &tree)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
        tree.root.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(tree.root)
        NSLayoutConstraint.activate([
            tree.root.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 3),
            tree.root.topAnchor.constraint(equalTo: page.topAnchor, constant: 4),
        ])
        if isRoomy {
            tree.root.widthAnchor.constraint(equalToConstant: 1500).isActive = true
            tree.root.heightAnchor.constraint(equalToConstant: 1400).isActive = true
        }
        page.layoutIfNeeded()
        return (tree, page)
    }

    private func unsolved(in view: UIView) -> [NSLayoutConstraint] {
        view.unsolvedConstraints + view.subviews.flatMap(unsolved)
    }

    /// The views of a stack in their order, as places and lengths from its start to its end.
    private func spans(of stack: UIStackView) -> (spans: [(start: CGFloat, length: CGFloat)], room: CGFloat) {
        let margins =
            stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : .zero
        let isReversed = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let spans = stack.arrangedSubviews.map { view in
            stack.axis == .vertical
                ? (view.frame.minY - margins.top, view.frame.height)
                : (
                    (isReversed ? stack.bounds.width - view.frame.maxX : view.frame.minX) - margins.leading,
                    view.frame.width
                )
        }
        return (
            spans,
            stack.axis == .vertical
                ? stack.bounds.height - margins.top - margins.bottom
                : stack.bounds.width - margins.leading - margins.trailing
        )
    }

    @Test(arguments: 0..<120 as Range<UInt64>, [true, false])
    func `fills its stacks without overlap, with sums that are right`(seed: UInt64, isRoomy: Bool) {
        let (tree, page) = laidOut(seed, isRoomy: isRoomy)
        #expect(unsolved(in: page).isEmpty && !tree.root.hasAmbiguousLayout)
        for stack in tree.stacks {
            let (spans, room) = spans(of: stack)
            let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.start - $0.length }
            let isSpaced = [.equalSpacing, .equalCentering].contains(stack.distribution)
            #expect(abs(spans[0].start) < 0.01)
            #expect(gaps.allSatisfy { isSpaced ? $0 > stack.spacing - 0.01 : abs($0 - stack.spacing) < 0.01 })
            if spans.count > 1 || !isSpaced {
                #expect(abs(spans.reduce(0) { $0 + $1.length } + gaps.reduce(0, +) - room) < 0.01)
            }
            switch stack.distribution {
            case .fillEqually: #expect(spans.allSatisfy { abs($0.length - spans[0].length) < 0.01 })
            case .equalSpacing: #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.01 })
            case .fill, .fillProportionally, .equalCentering: break
            }
            for view in stack.arrangedSubviews {
                #expect(stack.bounds.insetBy(dx: -0.01, dy: -0.01).contains(view.frame))
            }
        }
    }

    @Test(arguments: 0..<120 as Range<UInt64>, [true, false])
    func `gives every view at least what it asks for, where there is room`(seed: UInt64, isRoomy: Bool) {
        let (tree, page) = laidOut(seed, isRoomy: isRoomy)
        for box in tree.boxes {
            #expect(box.frame.width > box.wanted.width - 0.01 && box.frame.height > box.wanted.height - 0.01)
        }
        withExtendedLifetime(page) {}
    }

    // Views side by side from edge to edge, with gaps: one may grow, and takes what the others and the gaps leave.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func `and any chain of constraints adds up`(seed: UInt64) {
        var numbers = SteppedNumbers(seed: seed)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 100))
        let boxes = (0..<numbers.length(2...6)).map { _ in SizedBox(CGFloat(numbers.length(10...80))) }
        let grows = numbers.length(0...boxes.count - 1)
        var (edge, taken) = (page.leadingAnchor, CGFloat(0))
        for (index, box) in boxes.enumerated() {
            page.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            if index == grows { box.setContentHuggingPriority(.init(200), for: .horizontal) }
            let gap = CGFloat(numbers.length(0...20))
            taken += gap + (index == grows ? 0 : box.wanted.width)
            box.leadingAnchor.constraint(equalTo: edge, constant: gap).isActive = true
            box.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
            edge = box.trailingAnchor
        }
        page.trailingAnchor.constraint(equalTo: edge).isActive = true
        page.layoutIfNeeded()
        #expect(unsolved(in: page).isEmpty && boxes.allSatisfy { !$0.hasAmbiguousLayout })
        for (index, box) in boxes.enumerated() {
            #expect(box.frame.width == (index == grows ? 900 - taken : box.wanted.width))
            #expect(box.frame.height == 20 && box.frame.midY == 50)
        }
    }
}

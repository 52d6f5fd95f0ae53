import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A priority` {
    private final class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }

    private func widths(in room: CGFloat, _ views: [UIView], spacing: CGFloat = 0) -> [CGFloat] {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = spacing
        stack.frame = CGRect(x: 0, y: 0, width: room, height: 20)
        stack.layoutIfNeeded()
        return views.map(\.frame.width)
    }

    @Test func `of hugging says which view of a stack grows`() {
        let (first, second) = (Box(), Box())
        second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(widths(in: 150, [first, second]) == [100, 50])
        first.setContentHuggingPriority(.required, for: .horizontal)
        #expect(widths(in: 150, [first, second]) == [50, 100])
    }

    // UIStackView.Distribution › fillProportionally › Discussion: the views fill the stack in proportion to what they ask
    // for.
    @Test func `is not needed where a stack shares its room in proportion`() {
        final class Wide: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
        }
        let stack = UIStackView(arrangedSubviews: [Box(), Wide()])
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 200])
    }

    @Test func `that changes has its stack laid out anew`() throws {
        let (controller, first, second) = (UIViewController(), Box(), Box())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.frame = CGRect(x: 0, y: 0, width: 150, height: 20)
        controller.view.addSubview(stack)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: controller)
        #expect(first.frame.width == 50)
        first.setContentHuggingPriority(.init(1), for: .horizontal)
        host.settle()
        #expect(first.frame.width == 100)
    }

    @Test func `of resistance says which view of a stack shrinks`() {
        let (first, second) = (Box(), Box())
        first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(widths(in: 80, [first, second]) == [30, 50])
        #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func `is not needed for the spacing of the system, or of one view`() {
        #expect(widths(in: 108, [Box(), Box()], spacing: UIStackView.spacingUseSystem) == [50, 50])
        let stack = UIStackView(arrangedSubviews: [Box(), Box(), Box()])
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        #expect(stack.intrinsicContentSize.width == 170)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        #expect(stack.intrinsicContentSize.width == 150)
    }

    @Test func `decides what a view's fitting size keeps`() {
        let size = Box().systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 20))
        #expect(Box().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 50)
    }

    @Test func `leaves the keyboard's guide at the safe area's bottom`() throws {
        let controller = UIViewController()
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 100),
            field.heightAnchor.constraint(equalToConstant: 40),
            field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        let host = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: controller)
        host.settle()
        let view = try #require(controller.view)
        #expect(field.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
        #expect(view.safeAreaInsets.bottom > 0)
    }
}

import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Text sizes and fonts; sizes are those of the Human Interface Guidelines, typography, Dynamic Type.
@MainActor struct `A text size` {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)

    @Test func `stands in the order of sizes`() {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        for (less, more) in zip(categories, categories.dropFirst()) {
            #expect(less < more && less <= more && more > less && more >= less)
            #expect(!(more < less) && !(more <= less) && !(less > more) && !(less >= more))
        }
        #expect(categories.filter(\.isAccessibilityCategory).first == .accessibilityMedium)
        #expect(categories.count(where: \.isAccessibilityCategory) == 5)
    }

    @Test func `is a trait, which reaches controllers and fonts`() throws {
        let page = UIViewController()
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: page)
        #expect(page.traitCollection.preferredContentSizeCategory == .large)
        host.preferredContentSizeCategory = .extraLarge
        #expect(page.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 28)
        #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
    }

    /// Body text is 17 points at Large and 28 at the first accessibility size.
    @Test func `scales fonts and lengths as its text style grows`() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 56)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: large).pointSize == 56)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: UIViewController())
        host.preferredContentSizeCategory = .accessibilityMedium
        #expect(metrics.scaledValue(for: 34) == 56)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 34)).pointSize == 56)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40).pointSize == 40)
        #expect(UIFontMetrics.default.scaledValue(for: 17) == 28)
        host.preferredContentSizeCategory = .large
        #expect(metrics.scaledValue(for: 34) == 34)
    }

    @Test func `of a label or a text is on screen`() throws {
        let page = UIViewController()
        let (label, text) = (UILabel(), UITextView())
        label.text = "Word"
        let usual = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 51)
        #expect(label.intrinsicContentSize.width > 2 * usual.width)
        #expect(label.intrinsicContentSize.height > 2 * usual.height)
        text.text = "Words"
        text.font = .systemFont(ofSize: 29)
        for (index, view) in [label, text].enumerated() {
            view.frame = CGRect(x: 50, y: 200 * index, width: 200, height: 100)
            page.view.addSubview(view)
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .secondary)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("fontSize=51") && twin.contains("fontSize=29"))
    }
}

import Foundation
import HeadlessUIKit
import Testing

/// UIAppearance, as its reference says.
///
/// Appearances last as long as the process, so that each test has classes of its own.
@MainActor struct `The look of a class` {
    private let page = UIViewController()
    private let host: HeadlessHost

    init() throws { host = try HeadlessHost(device: "ipad-10th", rootViewController: page) }

    private final class Plain: UIView {}

    @Test func `is one object for the same containers`() {
        Plain.appearance().backgroundColor = .red
        let contained = Plain.appearance(whenContainedInInstancesOf: [UISplitViewController.self])
        #expect(Plain.appearance().backgroundColor == .red && contained.backgroundColor == nil)
        #expect(contained === Plain.appearance(whenContainedInInstancesOf: [UISplitViewController.self]))
        #expect(UIView.appearance() !== Plain.appearance())
        UIBarButtonItem.appearance().tintColor = .blue
        #expect(UIBarButtonItem.appearance().tintColor == .blue)
        UIBarButtonItem.appearance().tintColor = nil
    }

    private final class Tinted: UIView {}

    // UIAppearance › Overview: changes are applied when a view enters a window, not to a view that is in one.
    @Test func `is taken by views that enter a window, but for what they have themselves`() {
        let (early, late, own) = (Tinted(), Tinted(), Tinted())
        page.view.addSubview(early)
        Tinted.appearance().tintColor = .purple
        Tinted.appearance().backgroundColor = .brown
        own.tintColor = .green
        page.view.addSubview(late)
        page.view.addSubview(own)
        #expect(early.tintColor == page.view.tintColor && early.backgroundColor == nil)
        #expect(late.tintColor == .purple && late.backgroundColor == .brown)
        #expect(own.tintColor == .green && own.backgroundColor == .brown)
    }

    private class Outer: UIView {}
    private final class Inner: Outer {}

    @Test func `of a subclass, and in a container, comes before the look of all`() {
        Outer.appearance().tintColor = .red
        Outer.appearance().backgroundColor = .black
        Inner.appearance().tintColor = .green
        Outer.appearance(whenContainedInInstancesOf: [Outer.self]).tintColor = .orange
        Outer.appearance(whenContainedInInstancesOf: [Outer.self, UINavigationController.self]).tintColor =
            .cyan
        let (around, within, inner) = (Outer(), Outer(), Inner())
        around.addSubview(within)
        page.view.addSubview(around)
        page.view.addSubview(inner)
        #expect(around.tintColor == .red && within.tintColor == .orange)
        #expect(inner.tintColor == .green && inner.backgroundColor == .black)
    }

    private final class Choice: UISwitch {}
    private final class Name: UILabel {}

    @Test func `has the colours of labels and switches`() {
        Choice.appearance().onTintColor = .red
        Name.appearance().textColor = .blue
        let (choice, name) = (Choice(), Name())
        page.view.addSubview(choice)
        page.view.addSubview(name)
        #expect(choice.onTintColor == .red && name.textColor == .blue)
    }
}

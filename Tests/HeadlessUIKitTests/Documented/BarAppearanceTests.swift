import Foundation
import HeadlessUIKit
import Testing

/// UIBarAppearance › init(barAppearance:): copies the relevant properties of another appearance.
@MainActor struct `A copy of a bar's appearance` {
    /// The values of all stored properties, those of superclasses included.
    private func values(of appearance: UIBarAppearance) -> [(name: String, value: String)] {
        sequence(first: Mirror(reflecting: appearance), next: \.superclassMirror).flatMap { mirror in
            mirror.children.map { child in
                // What is itself an appearance is copied too: the second test.
                let isAppearance = "\(type(of: child.value))".hasSuffix("ItemAppearance")
                return (child.label ?? "", isAppearance ? "" : text(of: child.value))
            }
        }
    }

    /// A value in words, an object by its identity.
    private func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, let some = mirror.children.first { return text(of: some.value) }
        return mirror.displayStyle == .class ? "\(ObjectIdentifier(value as AnyObject))" : "\(value)"
    }

    private func fill(_ appearance: UIBarAppearance) {
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = .red
        appearance.shadowColor = .green
        appearance.backgroundImage = UIImage(systemName: "star")
        appearance.shadowImage = UIImage(systemName: "moon")
        appearance.backgroundEffect = UIBlurEffect(style: .dark)
        appearance.backgroundImageContentMode = .center
        if let bar = appearance as? UINavigationBarAppearance {
            bar.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
            bar.titleTextAttributes = [.foregroundColor: UIColor.red]
            bar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
            bar.subtitleTextAttributes = [.foregroundColor: UIColor.green]
            bar.setBackIndicatorImage(
                UIImage(systemName: "star"), transitionMaskImage: UIImage(systemName: "moon"))
        }
        (appearance as? UITabBarAppearance)?.selectionIndicatorTintColor = .red
    }

    @Test(
        arguments: [
            UIBarAppearance.self, UINavigationBarAppearance.self, UITabBarAppearance.self,
            UIToolbarAppearance.self,
        ] as [UIBarAppearance.Type])
    func `has all that the bar's appearance has`(kind: UIBarAppearance.Type) {
        let empty = kind.init(barAppearance: UIBarAppearance())
        let original = kind.init(barAppearance: UIBarAppearance())
        fill(original)
        let copy = kind.init(barAppearance: original)
        let (unset, expected, found) = (values(of: empty), values(of: original), values(of: copy))
        for index in expected.indices {
            #expect(found[index].value == expected[index].value, "\(expected[index].name)")
            let isFilled = unset[index].value != expected[index].value
            #expect(isFilled || expected[index].value.isEmpty, "\(expected[index].name) is not tried")
        }
    }

    @Test func `of another kind has what all bars have`() {
        let bar = UINavigationBarAppearance()
        bar.backgroundColor = .systemRed
        #expect(UITabBarAppearance(barAppearance: bar).backgroundColor == .systemRed)
    }

    @Test func `does not change with it`() {
        let bar = UINavigationBarAppearance()
        bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let copy = UINavigationBarAppearance(barAppearance: bar)
        #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        bar.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(copy.buttonAppearance.normal.titleTextAttributes.count == 1)

        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .red
        let other = UITabBarAppearance(barAppearance: tabs)
        tabs.stackedLayoutAppearance.selected.iconColor = .blue
        #expect(other.stackedLayoutAppearance.selected.iconColor == .red)
    }
}

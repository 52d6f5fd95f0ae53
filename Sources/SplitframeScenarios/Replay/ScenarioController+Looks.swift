import HeadlessUIKit

extension ScenarioController {
    /// Applies the looks that a scenario gives; looks that it leaves out stay as they are.
    func adopt(_ looks: ControllerLooks) {
        title = looks.title ?? title
        content = looks.content ?? content
        if let isLarge = looks.hasLargeTitle {
            navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
            barPreferences.prefersLargeTitles = isLarge
        }
        if let items = looks.leftBarButtonItems {
            navigationItem.leftBarButtonItems = items.map(UIBarButtonItem.init(word:))
        }
        if let items = looks.rightBarButtonItems {
            navigationItem.rightBarButtonItems = items.map(UIBarButtonItem.init(word:))
        }
        if let items = looks.toolbarItems {
            toolbarItems = items.map(UIBarButtonItem.init(word:))
            barPreferences.showsToolbar = true
        }
        if let navigationController { barPreferences.apply(to: navigationController) }
    }
}

extension UIBarButtonItem {
    private static let systemItems = (0...).prefix { SystemItem(rawValue: $0) != nil }
        .compactMap(SystemItem.init(rawValue:))

    /// The button of a system item in UIKit's spelling, or one with a title.
    fileprivate convenience init(word: String) {
        if let item = Self.systemItems.first(where: { "\($0)" == word }) {
            self.init(barButtonSystemItem: item, target: nil, action: nil)
        } else {
            self.init(title: word, target: nil, action: nil)
        }
    }
}

import HeadlessUIKit
import SplitframeInterface
import SplitframeJSON

extension ScenarioController {
    /// Takes on what a scenario says of a controller's looks; what it does not say stays.
    func take(_ looks: JSON) {
        if let title = looks["title"]?.string { self.title = title }
        if let kind = looks["content"]?.string.flatMap(ContentElement.Kind.init(name:)) {
            content = ContentElement(kind: kind, selectedRow: looks["selectedRow"]?.index)
        }
        if let isLarge = looks["largeTitle"]?.bool {
            navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
            wish.prefersLargeTitles = isLarge
        }
        if let items = looks["leftBarButtonItems"]?.strings {
            navigationItem.leftBarButtonItems = items.map(UIBarButtonItem.init(word:))
        }
        if let items = looks["rightBarButtonItems"]?.strings {
            navigationItem.rightBarButtonItems = items.map(UIBarButtonItem.init(word:))
        }
        if let items = looks["toolbarItems"]?.strings {
            toolbarItems = items.map(UIBarButtonItem.init(word:))
            wish.showsToolbar = true
        }
        if let navigationController { wish.apply(to: navigationController) }
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

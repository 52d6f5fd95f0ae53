import UIKit

/// Recipes: a list that is searched, and a recipe with alerts, sheets and popovers.
final class RecipesSplitViewController: LoggedSplitViewController {
    let list = RecipesViewController(style: .insetGrouped)
    let recipe = RecipeViewController()
    private let splitDelegate = RecipesSplitDelegate()

    convenience init() {
        self.init(style: .doubleColumn)
        delegate = splitDelegate
        preferredDisplayMode = .oneBesideSecondary
        setViewController(LoggedNavigationController(rootViewController: list), for: .primary)
        setViewController(LoggedNavigationController(rootViewController: recipe), for: .secondary)
        list.onSelect = { [unowned self] name in
            recipe.title = name
            show(.secondary)
        }
    }
}

final class RecipesSplitDelegate: SplitLog {
    override func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

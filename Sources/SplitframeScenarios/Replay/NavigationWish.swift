import HeadlessUIKit

/// What a scenario's controller wants of the bars around it.
struct NavigationWish {
    var prefersLargeTitles = false
    var showsToolbar = false

    @MainActor func apply(to navigation: UINavigationController) {
        if prefersLargeTitles { navigation.navigationBar.prefersLargeTitles = true }
        if showsToolbar { navigation.isToolbarHidden = false }
    }
}

import HeadlessUIKit

/// The bars that a scenario's controller asks its navigation controller for.
struct BarPreferences {
    var prefersLargeTitles = false
    var showsToolbar = false

    @MainActor func apply(to navigation: UINavigationController) {
        if prefersLargeTitles { navigation.navigationBar.prefersLargeTitles = true }
        if showsToolbar { navigation.isToolbarHidden = false }
    }
}

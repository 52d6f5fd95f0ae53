extension UIViewController {
    /// Sets a new title for the controller's items too, replacing their own titles.
    ///
    /// The item of a navigation controller follows its root controller (measured on iOS 26.1).
    func titleChanged() {
        navigationItem.title = title
        tabBarItem.title = title
        guard let navigation = parent as? UINavigationController, navigation.stack.first === self else {
            return
        }
        navigation.tabBarItem.title = title
    }
}

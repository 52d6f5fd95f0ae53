extension UIViewController {
    /// A new title is that of the controller's items too, whatever titles they had.
    ///
    /// A navigation controller's item follows the controller at its root (measured on iOS 26.1).
    func titleChanged() {
        navigationItem.title = title
        tabBarItem.title = title
        guard let navigation = parent as? UINavigationController, navigation.stack.first === self else {
            return
        }
        navigation.tabBarItem.title = title
    }
}

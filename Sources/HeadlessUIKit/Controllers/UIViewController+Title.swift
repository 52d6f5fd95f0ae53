extension UIViewController {
    /// Copies the new title to the navigation item and the tab bar item.
    ///
    /// The tab bar item of a navigation controller also gets the title of its root controller (measured on iOS 26.1).
    func titleChanged() {
        navigationItem.title = title
        tabBarItem.title = title
        guard let navigation = parent as? UINavigationController, navigation.stack.first === self else {
            return
        }
        navigation.tabBarItem.title = title
    }
}

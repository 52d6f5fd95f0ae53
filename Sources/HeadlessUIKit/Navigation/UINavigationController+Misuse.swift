extension UINavigationController {
    /// What is wrong with pushing a controller; nil where nothing is.
    func misuse(ofPushing controller: UIViewController) -> ContainmentMisuse? {
        switch controller {
        case is UISplitViewController: .pushedSplitView
        case is UINavigationController where stackedColumn(controller) == nil: .pushedNavigationController
        case _ where stack.contains(controller): .alreadyOnStack
        default: misuse(ofAdding: controller)
        }
    }

    /// What is wrong with popping to a controller; nil where nothing is.
    func misuse(ofPoppingTo controller: UIViewController) -> ContainmentMisuse? {
        stack.contains(controller) ? nil : .notOnStack
    }

    /// What is wrong with a whole stack; nil where nothing is.
    ///
    /// What may not be pushed may be set: the class reference refuses only the push.
    func misuse(ofStack controllers: [UIViewController]) -> ContainmentMisuse? {
        Set(controllers).count < controllers.count
            ? .twiceOnStack : controllers.lazy.compactMap(misuse(ofAdding:)).first
    }
}

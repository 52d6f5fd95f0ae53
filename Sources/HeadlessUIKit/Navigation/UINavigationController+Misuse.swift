extension UINavigationController {
    /// The fault in pushing a controller; nil for none.
    func misuse(ofPushing controller: UIViewController) -> ContainmentMisuse? {
        switch controller {
        case is UISplitViewController: .pushedSplitView
        case is UINavigationController where stackedColumn(controller) == nil: .pushedNavigationController
        case _ where stack.contains(controller): .alreadyOnStack
        default: misuse(ofAdding: controller)
        }
    }

    /// The fault in popping to a controller; nil for none.
    func misuse(ofPoppingTo controller: UIViewController) -> ContainmentMisuse? {
        stack.contains(controller) ? nil : .notOnStack
    }

    /// The fault in setting a stack; nil for none.
    ///
    /// Controllers that must not be pushed may be set: the class reference refuses only the push.
    func misuse(ofStack controllers: [UIViewController]) -> ContainmentMisuse? {
        Set(controllers).count < controllers.count
            ? .twiceOnStack : controllers.lazy.compactMap(misuse(ofAdding:)).first
    }
}

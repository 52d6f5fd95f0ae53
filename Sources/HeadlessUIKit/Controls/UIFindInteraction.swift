/// The panel for finding text, which knows whether it is open; compiles only.
@preconcurrency @MainActor open class UIFindInteraction: IdentityHashable, UIInteraction {
    public private(set) weak var view: UIView?
    open private(set) var isFindNavigatorVisible = false
    open var searchText: String?
    open var replacementText: String?

    public init() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func presentFindNavigator(showingReplace: Bool) { isFindNavigatorVisible = true }
    open func dismissFindNavigator() { isFindNavigatorVisible = false }
    open func findNext() {}
    open func findPrevious() {}
    open func updateResultCount() {}
}

public import Foundation

/// The properties of a document that a navigation bar shows; compiles only.
@preconcurrency @MainActor open class UIDocumentProperties: IdentityHashable {
    open var url: URL?
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    open var wantsIconRepresentation = true

    public init(url: URL) { self.url = url }
}

/// A delegate for renaming the title of a navigation bar; compiles only.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool
    func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }
    public func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

public import Foundation

/// What a navigation bar tells of a document; headless it is only kept.
@preconcurrency @MainActor open class UIDocumentProperties: IdentityHashable {
    open var url: URL?
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    open var wantsIconRepresentation = true

    public init(url: URL) { self.url = url }
}

/// Renames what a navigation bar's title says; headless it is not renamed.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool
    func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }
    public func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        true
    }
}

import Foundation
import HeadlessUIKit
import Testing

/// What the class reference says that a view controller conforms to, as far as it can on Linux.
@MainActor struct `A view controller conforms` {
    private let controller = UISplitViewController(style: .doubleColumn)

    @Test func `to the protocols of its class reference`() {
        let object: Any = controller
        #expect(object is any NSCoding && object is any NSObjectProtocol)
        #expect(object is any UIAppearanceContainer && object is any UIContentContainer)
        #expect(object is any UITraitEnvironment && object is any UITraitChangeObservable)
        #expect(object is any UIStateRestoring && object is any UIUserActivityRestoring)
        #expect(object is any UIFocusEnvironment && object is any UIResponderStandardEditActions)
        func isSendable(_ value: some Sendable) -> Bool { true }
        #expect(isSendable(controller))
    }

    @Test func `to Equatable and Hashable by identity, as NSObjectProtocol does`() {
        let other = UISplitViewController(style: .doubleColumn)
        let (one, two): (any Equatable, any Hashable) = (controller, controller)
        #expect(one as? UISplitViewController == controller && two.hashValue != other.hashValue)
        #expect(Set([controller, other, controller]).count == 2)
        #expect(controller.isEqual(controller) && !controller.isEqual(other) && !controller.isEqual(nil))
        #expect(controller.hash == controller.hash && !controller.isProxy())
    }

    @Test
    func `to CustomStringConvertible, CustomDebugStringConvertible and CVarArg by its class and address`() {
        let texts: [Any] = [
            (controller as any CustomStringConvertible).description,
            (controller as any CustomDebugStringConvertible).debugDescription,
        ]
        #expect(texts.compactMap { $0 as? String } == ["<UISplitViewController>", "<UISplitViewController>"])
        let address = UInt(bitPattern: Unmanaged.passUnretained(controller).toOpaque())
        let argument: any CVarArg = controller
        #expect(String(format: "%p", argument) == "0x" + String(address, radix: 16))
    }

    @Test func `and says who stands around it in focus and restoration`() throws {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(child.parentFocusEnvironment === parent && child.restorationParent === parent)
        #expect(child.preferredFocusEnvironments.first === child.view)
        #expect(parent.view.parentFocusEnvironment === parent)
    }

    private final class Page: UIViewController {
        var log: [String] = []
        override func copy(_ sender: Any?) { log.append("copy") }
        override func selectAll(_ sender: Any?) { log.append("all") }
    }

    @Test func `and does the commands of an Edit menu that it overrides`() {
        let page = Page()
        let actions: any UIResponderStandardEditActions = page
        actions.copy(nil)
        actions.selectAll(nil)
        actions.paste(nil)
        #expect(page.log == ["copy", "all"])
    }
}

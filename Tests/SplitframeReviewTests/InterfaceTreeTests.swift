import SplitframeComparison
import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframeReview

struct `A twin` {
    @Test(arguments: ["iphone-16-pro-max", "ipad-mini-6", "ipad-pro-13-inch-m4"])
    func `draws in characters as the interface that it tells of`(device: String) throws {
        var list = SelectionList()
        for (key, value) in [
            (SelectionKey.device, device), (.orientation, "all"), (.style, "all"), (.displayMode, "all"),
            (.direction, "all"),
        ] {
            try list.read(value, as: key, among: Device.known, allowsSeveral: true)
        }
        let selections = try list.matrix(among: Device.known)
        #expect(selections.count > 20)
        for selection in selections {
            let tree = try ResolvedRequest(selection.request).tree
            let again = try #require(InterfaceTree(Twin(tree.twin)))
            #expect(BoxDrawing(tree: again, width: 60).text == BoxDrawing(tree: tree, width: 60).text)
        }
    }
}

import Foundation
import HeadlessUIKit
import Testing

/// Objects that UIKit makes of an app's class, through the initialiser that the class overrides.
@MainActor struct `An object of an app's class` {
    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Header: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Item: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Bar: UINavigationBar {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Layer: CALayer {
        var isOwn = false

        override init() {
            super.init()
            isOwn = true
        }
    }

    private final class Layered: UIView { override class var layerClass: AnyClass { Layer.self } }

    private final class Button: UIBarButtonItem {
        override init() {
            super.init()
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `is made where lists, bars, layers and looks need one`() throws {
        let table = UITableView()
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let row = try #require(table.dequeueReusableCell(withIdentifier: "row") as? Row)
        #expect(row.tag == 7 && row.reuseIdentifier == "row" && row.detailTextLabel != nil)
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header)
        #expect(header.tag == 7 && header.reuseIdentifier == "header")

        let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        items.register(Item.self, forCellWithReuseIdentifier: "item")
        let item = items.dequeueReusableCell(
            withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
        #expect((item as? Item)?.tag == 7 && item.reuseIdentifier == "item")

        let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        #expect((stack.navigationBar as? Bar)?.tag == 7)
        #expect((Layered().layer as? Layer)?.isOwn == true)
        #expect(Button.appearance().tag == 7)
        #expect(Bar.appearance().tag == 7)
    }
}

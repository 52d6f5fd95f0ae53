import Foundation
import HeadlessUIKit
import Testing

/// Scrolling to an item moves along the axes that the position names, and along none in which nothing can scroll.
@MainActor struct `Scrolling to an item` {
    private final class Items: UIViewController, UICollectionViewDataSource {
        let layout: UICollectionViewLayout
        private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

        init(_ layout: UICollectionViewLayout) {
            self.layout = layout
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = self
            view.addSubview(list)
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 80 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    private func shown(_ layout: UICollectionViewLayout) throws -> (Items, HeadlessHost) {
        let items = Items(layout)
        // What a sidebar above the view takes of it.
        items.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 290, bottom: 30, right: 20)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: items)
        host.settle()
        return (items, host)
    }

    private static var layouts: [() -> UICollectionViewLayout] {
        [
            { UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) },
            { UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)) },
            { UICollectionViewFlowLayout() },
        ]
    }

    private nonisolated static let positions: [UICollectionView.ScrollPosition] = [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right, [.top, .left],
    ]

    @Test(arguments: 0..<3, positions)
    func `moves a list that scrolls down up and down alone`(
        layout: Int, position: UICollectionView.ScrollPosition
    ) throws {
        let (items, host) = try shown(Self.layouts[layout]())
        let list = items.list
        let start = list.contentOffset
        for item in [79, 3, 40] {
            list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: position)
            host.settle()
            #expect(list.contentOffset.x == start.x)
        }
        if position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
            #expect(list.contentOffset == start)
        }
    }

    @Test func `ends inside the safe area`() throws {
        let (items, host) = try shown(UICollectionViewFlowLayout())
        let (list, path) = (items.list, IndexPath(item: 40, section: 0))
        (list.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 400
        host.settle()
        let frame = try #require(list.layoutAttributesForItem(at: path)).frame
        let insets = list.safeAreaInsets
        for (position, side) in [
            (UICollectionView.ScrollPosition.top, frame.minY - insets.top),
            (.bottom, frame.maxY + insets.bottom - list.bounds.height),
        ] {
            list.scrollToItem(at: path, at: position, animated: false)
            #expect(list.contentOffset.y == side)
        }
    }

    @Test func `moves a list that scrolls sideways sideways alone, as little as shows a rectangle`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 300, height: 300)
        let (items, host) = try shown(layout)
        let (list, path) = (items.list, IndexPath(item: 60, section: 0))
        let start = list.contentOffset
        for position in Self.positions {
            list.scrollToItem(at: path, at: position, animated: false)
            #expect(list.contentOffset.y == start.y)
        }
        list.contentOffset = start
        let frame = try #require(list.layoutAttributesForItem(at: path)).frame
        list.scrollRectToVisible(frame, animated: false)
        #expect(list.contentOffset.x == frame.maxX + list.adjustedContentInset.right - list.bounds.width)
        #expect(list.contentOffset.y == start.y)
        withExtendedLifetime(host) {}
    }
}

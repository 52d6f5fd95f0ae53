import Foundation
import HeadlessUIKit
import Testing

/// Items of collection views that determine their own size, from an estimate of the layout.
@MainActor struct `An estimated size, as documented,` {
    /// A cell with a box pinned to its edges.
    private final class BoxCell: UICollectionViewCell {
        private var box: SizedBox?

        func show(_ wanted: CGSize, inset: CGFloat = 5) {
            box?.removeFromSuperview()
            let box = SizedBox(wanted.width, wanted.height)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
                contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: inset),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
                contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: inset),
            ])
            self.box = box
        }
    }

    private final class Boxes: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { sizes.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? BoxCell)?.show(sizes[indexPath.item])
            return cell
        }
    }

    private func frames(_ sizes: [CGSize], _ layout: UICollectionViewLayout) throws -> [CGRect] {
        let boxes = Boxes(collectionViewLayout: layout)
        boxes.sizes = sizes
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: boxes)
        defer { withExtendedLifetime(host) {} }
        return sizes.indices.compactMap {
            boxes.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    // NSCollectionLayoutDimension › estimated(_:): the length is found when the item is rendered; a group of an estimated
    // height is as high as its items.
    @Test func `of rows gives way to their own heights`() throws {
        let own = size(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: own, subitems: [NSCollectionLayoutItem(layoutSize: own)]))
        section.interGroupSpacing = 8
        let layout = UICollectionViewCompositionalLayout(section: section)
        let found = try frames([20, 90, 200].map { CGSize(width: 60, height: $0) }, layout)
        #expect(
            found == [
                CGRect(x: 0, y: 0, width: 393, height: 30), CGRect(x: 0, y: 38, width: 393, height: 100),
                CGRect(x: 0, y: 146, width: 393, height: 210),
            ])
        #expect(layout.collectionViewContentSize.height == 356)
    }

    // The same: in a group side by side each item has its own height, and the group that of the highest. NSCollectionLayoutItem
    // › contentInsets: insets in a direction whose length is estimated are ignored.
    @Test func `of items side by side makes their group as high as the highest`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
        item.contentInsets = .init(top: 10, leading: 3, bottom: 10, trailing: 3)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item]))
        let found = try frames(
            [20, 90, 40].map { CGSize(width: 60, height: $0) },
            UICollectionViewCompositionalLayout(section: section))
        #expect(
            found == [
                CGRect(x: 3, y: 0, width: 190.5, height: 30),
                CGRect(x: 199.5, y: 0, width: 190.5, height: 100),
                CGRect(x: 3, y: 100, width: 190.5, height: 50),
            ])
    }

    // The same for widths: tags in a line wrap where the line is full, by their own widths.
    @Test func `of tags lets them fill line after line`() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(40)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.estimated(80), .estimated(40)))])
        group.interItemSpacing = .fixed(10)
        let found = try frames(
            [150, 100, 90, 200].map { CGSize(width: $0, height: 20) },
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(
            found == [
                CGRect(x: 0, y: 0, width: 160, height: 30), CGRect(x: 170, y: 0, width: 110, height: 30),
                CGRect(x: 290, y: 0, width: 100, height: 30), CGRect(x: 0, y: 30, width: 210, height: 30),
            ])
    }

    // Chips that scroll sideways: groups of one chip, each as wide as it is.
    @Test func `of chips sets each group's width`() throws {
        let own = size(.estimated(60), .absolute(32))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: own, subitems: [NSCollectionLayoutItem(layoutSize: own)]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 6
        let found = try frames(
            [30, 100, 70].map { CGSize(width: $0, height: 22) },
            UICollectionViewCompositionalLayout(section: section))
        #expect(found.map(\.minX) == [0, 46, 162] && found.map(\.width) == [40, 110, 80])
        #expect(found.allSatisfy { $0.height == 32 && $0.minY == 0 })
    }

    // UICollectionViewFlowLayout › estimatedItemSize: any size but zero, such as automaticSize, has the layout ask each cell
    // for its own; without an estimate all have the item size, 50 × 50 by default.
    @Test(arguments: [nil, CGSize(width: 100, height: 30), .zero])
    func `of a flow layout's items has each asked`(estimate: CGSize?) throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate ?? UICollectionViewFlowLayout.automaticSize
        layout.minimumLineSpacing = 4
        let found = try frames(
            [CGSize(width: 200, height: 20), CGSize(width: 160, height: 50), CGSize(width: 90, height: 30)],
            layout)
        let sizes = found.map(\.size)
        if estimate == .zero {
            #expect(sizes == Array(repeating: CGSize(width: 50, height: 50), count: 3))
        } else {
            #expect(
                sizes == [
                    CGSize(width: 210, height: 30), CGSize(width: 170, height: 60),
                    CGSize(width: 100, height: 40),
                ])
            // The first two fill a line, centred in it; the third stands below.
            #expect(found[0].midY == found[1].midY && found[1].maxX == 393)
            #expect(found[2].origin == CGPoint(x: 0, y: 64))
        }
    }

    // UICollectionReusableView › preferredLayoutAttributesFitting(_:): what a cell prefers counts, whatever its contents.
    @Test func `gives way to what a cell prefers`() throws {
        final class Stubborn: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                attributes.size = CGSize(width: 77, height: 66)
                return attributes
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let boxes = Boxes(collectionViewLayout: layout)
        boxes.sizes = [.zero]
        boxes.loadViewIfNeeded()
        boxes.collectionView.register(Stubborn.self, forCellWithReuseIdentifier: "cell")
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: boxes)
        #expect(boxes.collectionView.visibleCells.map(\.frame.size) == [CGSize(width: 77, height: 66)])
        withExtendedLifetime(host) {}
    }
}

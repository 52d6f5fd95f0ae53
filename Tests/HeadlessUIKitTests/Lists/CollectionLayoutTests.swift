import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Compositional layouts as their references say.
@MainActor struct `A compositional layout` {
    private func numbers(_ layout: UICollectionViewLayout) -> FilledCollection {
        FilledCollection(layout, items: 3, marks: ["mark", "below"])
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func frames(_ section: NSCollectionLayoutSection) throws -> [CGRect] {
        let numbers = numbers(UICollectionViewCompositionalLayout(section: section))
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: numbers)
        defer { withExtendedLifetime(host) {} }
        let marks = numbers.collectionView.visibleSupplementaryViews(ofKind: "mark")
        #expect(marks.allSatisfy { $0 is FilledCollection.Mark })
        return numbers.collectionView.visibleCells.map(\.frame) + marks.map(\.frame)
    }

    /// Three items of 100 by 40 points, with 5 points around each.
    private func row() -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        return .horizontal(layoutSize: size(.absolute(100), .absolute(40)), subitems: [item])
    }

    // NSCollectionLayoutSection › contentInsets › Discussion: the room between the content of the section and its
    // boundaries, where boundarySupplementaryItems stand; supplementariesFollowContentInsets › Discussion: across they
    // keep to it.
    @Test func `has its header at the section's boundary, outside the insets of the content`() throws {
        let section = NSCollectionLayoutSection(group: row())
        section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 9, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "mark", alignment: .top)
        ]
        let frames = try frames(section)
        #expect(frames.first == CGRect(x: 25, y: 30 + 7 + 5, width: 90, height: 30))
        #expect(frames.last == CGRect(x: 20, y: 0, width: 353, height: 30))
    }

    @Test func `insets its items`() throws {
        #expect(
            try frames(NSCollectionLayoutSection(group: row())) == [
                CGRect(x: 5, y: 5, width: 90, height: 30), CGRect(x: 5, y: 45, width: 90, height: 30),
                CGRect(x: 5, y: 85, width: 90, height: 30),
            ])
    }

    // NSCollectionLayoutGroup › custom(layoutSize:itemProvider:): the frames are the app's.
    @Test func `has items where the app puts them in a group of its own`() throws {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(100), .absolute(60))) {
            let width = $0.container.effectiveContentSize.width
            return [0, 1].map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat($0) * width / 2, y: CGFloat($0) * 20, width: 30, height: 10))
            }
        }
        #expect(
            try frames(NSCollectionLayoutSection(group: group)) == [
                CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 50, y: 20, width: 30, height: 10),
                CGRect(x: 0, y: 60, width: 30, height: 10),
            ])
    }

    private final class Titled: UICollectionViewLayout {
        private func attributes(_ kind: String?, y: CGFloat) -> UICollectionViewLayoutAttributes {
            let path = IndexPath(item: 0, section: 0)
            let attributes =
                switch kind {
                case "mark": UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "mark", with: path)
                case let kind?: UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
                case nil: UICollectionViewLayoutAttributes(forCellWith: path)
                }
            attributes.frame = CGRect(x: 0, y: y, width: 50, height: 20)
            return attributes
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 400) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [attributes(nil, y: 30), attributes("mark", y: 0), attributes("ground", y: 0)]
        }
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
    }

    // UICollectionViewLayout › Overview: it places cells, supplementary views, of the data source, and decorations.
    @Test func `of the app places supplementary views beside cells, and says where scrolling rests`() throws {
        let numbers = numbers(Titled())
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: numbers)
        let list = try #require(numbers.collectionView)
        #expect(list.visibleCells.map(\.frame.minY) == [30])
        #expect(list.visibleSupplementaryViews(ofKind: "mark").map(\.frame.minY) == [0])
        #expect(list.visibleSupplementaryViews(ofKind: "ground").isEmpty)
        #expect(list.indexPathsForVisibleSupplementaryElements(ofKind: "mark") == [[0, 0]])
        #expect(list.indexPathsForVisibleSupplementaryElements(ofKind: "ground").isEmpty)
        host.scroll(list, to: CGPoint(x: 0, y: 130))
        #expect(list.contentOffset.y == 100)
    }

    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tinted)?.tint = tint
            return copy
        }
    }

    private final class TintedFlow: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Tinted.self }
    }

    // UICollectionViewLayout › layoutAttributesClass › Discussion: the class of the attributes that the layout makes.
    @Test func `makes attributes of its class, which are copied with all they have`() throws {
        let numbers = numbers(TintedFlow())
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: numbers)
        defer { withExtendedLifetime(host) {} }
        let path = IndexPath(item: 1, section: 0)
        let made = try #require(numbers.collectionView.layoutAttributesForItem(at: path) as? Tinted)
        made.tint = 3
        let copy = try #require(made.copy() as? Tinted)
        #expect(copy !== made && copy.tint == 3 && copy.isEqual(made) && copy.frame == made.frame)
        copy.alpha = 0.5
        #expect(!copy.isEqual(made) && made.alpha == 1)
        #expect(copy.representedElementCategory == .cell)
    }

    // NSCollectionLayoutSupplementaryItem › Overview: a badge is anchored to an item; NSCollectionLayoutAnchor ›
    // fractionalOffset.
    @Test func `has badges on its items, at the corner that they are anchored to`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "mark",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(8)), elementKind: "below",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 1)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(40)), supplementaryItems: [badge, below])
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.absolute(100), .absolute(60)), subitems: [item]))
        let numbers = numbers(UICollectionViewCompositionalLayout(section: section))
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: numbers)
        defer { withExtendedLifetime(host) {} }
        let list = try #require(numbers.collectionView)
        func frames(_ kind: String) -> [CGRect?] {
            (0..<3).map {
                list.supplementaryView(forElementKind: kind, at: IndexPath(item: $0, section: 0))?.frame
            }
        }
        #expect(frames("mark") == [-6, 54, 114].map { CGRect(x: 86, y: $0, width: 20, height: 20) })
        #expect(frames("below") == [41, 101, 161].map { CGRect(x: 0, y: $0, width: 100, height: 8) })
        let marks = list.visibleSupplementaryViews(ofKind: "mark")
        marks.forEach { $0.backgroundColor = .red }
        let text = Twin(try #require(InterfaceCapture.tree(of: host))).text
        #expect(text.split(separator: "\n").count { $0.contains(",20,20 ") } >= 2, "\(text)")
    }

    @Test func `has its groups beside each other where they scroll across, below a header`() throws {
        let section = NSCollectionLayoutSection(group: row())
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "mark", alignment: .top)
        ]
        #expect(
            try frames(section) == [
                CGRect(x: 5, y: 25, width: 90, height: 30), CGRect(x: 105, y: 25, width: 90, height: 30),
                CGRect(x: 205, y: 25, width: 90, height: 30), CGRect(x: 0, y: 0, width: 393, height: 20),
            ])
    }

    @Test func `of a list has accessories that act where they are tapped`() throws {
        let cell = UICollectionViewListCell()
        var taps = 0
        let detail: UICellAccessory = .detail(actionHandler: { taps += 1 })
        cell.accessories = [detail, .delete(displayed: .whenEditing)]
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        #expect(host.tap(.detail, of: cell) && taps == 1)
        #expect(!host.tap(.delete, of: cell), "it shows only while one edits")
    }

    // NSCollectionLayoutDecorationItem › background(elementKind:): a background of the section, of the class that is
    // registered with the layout; NSCollectionLayoutItem › contentInsets: the room around it.
    @Test func `has the decorations of its sections behind their cells`() throws {
        let section = NSCollectionLayoutSection(group: row())
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
        let unknown = NSCollectionLayoutDecorationItem.background(elementKind: "unregistered")
        section.decorationItems = [background, unknown]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let numbers = numbers(layout)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: numbers)
        let list = try #require(numbers.collectionView)

        // Three rows of 40 points, and the section's own insets.
        let frame = CGRect(x: 8, y: 2, width: 393 - 16, height: 3 * 40 + 20 - 4)
        let path = IndexPath(item: 0, section: 0)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "ground", at: path)?.frame == frame)
        #expect(list.subviews.filter { $0 is Ground }.map(\.frame) == [frame])
        list.reloadData()
        host.settle()
        let ground = try #require(list.subviews.firstIndex { $0 is Ground })
        let cells = list.visibleCells.compactMap(list.subviews.firstIndex(of:))
        #expect(cells.count == 3 && cells.allSatisfy { $0 > ground })
        let text = Twin(try #require(InterfaceCapture.tree(of: host))).text
        #expect(text.contains("8,2,377,136 "), "\(text)")
    }

    private final class Ground: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .red
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}

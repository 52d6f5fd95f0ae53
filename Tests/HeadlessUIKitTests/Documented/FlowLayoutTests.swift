import Foundation
import HeadlessUIKit
import Testing

/// Items in lines, and the views above and below them.
@MainActor struct `A flow layout, as documented,` {
    private func mounted() throws -> (FilledCollection, HeadlessHost) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 100)
        layout.minimumInteritemSpacing = 6
        layout.minimumLineSpacing = 8
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 11)
        let squares = FilledCollection(
            layout, sections: 20, items: 4, marks: [UICollectionView.elementKindSectionHeader])
        return (squares, try HeadlessHost(device: "iphone-14-pro", rootViewController: squares))
    }

    // UICollectionViewFlowLayout › Overview: items fill a line, as many as it holds, then the next; headers stand before the
    // items of their section, which keep its inset and the least spacing.
    @Test func `fills line after line below the header of the section`() throws {
        let (squares, host) = try mounted()
        let layout = squares.collectionView.collectionViewLayout
        let frames = (0..<4).compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(frames.map(\.minX) == [10, 136, 262, 10])
        #expect(frames.map(\.minY) == [35, 35, 35, 143])
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 250, width: 393, height: 30))
        withExtendedLifetime(host) {}
    }

    // UICollectionReusableView › Overview: views that have left the screen are kept to be used again; prepareForReuse() ›
    // Discussion: called before that.
    @Test func `has its headers used again once they have left the screen`() throws {
        let (squares, host) = try mounted()
        let kind = UICollectionView.elementKindSectionHeader
        let first = try #require(
            squares.collectionView.visibleSupplementaryViews(ofKind: kind).first as? FilledCollection.Mark)
        #expect(first.preparations == 0)
        host.scroll(squares.collectionView, to: CGPoint(x: 0, y: 2500))
        #expect(first.preparations == 1)
        #expect(squares.collectionView.visibleSupplementaryViews(ofKind: kind).contains(first))
    }
}

import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Figures of lists in collection views that public probes read on iOS 26.1 simulators at the content size Large.
///
/// Sources: the probe repository `Vercantez/openuikit`, its probes listheaderprobe and listseparatorprobe (iPhone 16)
/// and its measurement notes on UICollectionViewListCell (iPhone SE).
@MainActor struct `A list in a collection view as measured` {
    private func frames(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ headers: UICollectionLayoutListConfiguration.HeaderMode, on screen: TraitEnvironment
    ) -> (items: [CGRect], headers: [CGRect]) {
        let list = NamesList()
        list.appearance = appearance
        list.headerMode = headers
        let host = HeadlessHost(environment: screen, rootViewController: list)
        defer { withExtendedLifetime(host) {} }
        let view = list.collectionView
        let kind = UICollectionView.elementKindSectionHeader
        return (
            [[0, 0], [0, 1], [1, 0]].compactMap {
                view.layoutAttributesForItem(at: IndexPath(indexes: $0))?.frame
            },
            [0, 1].compactMap {
                view.layoutAttributesForSupplementaryElement(
                    ofKind: kind, at: IndexPath(item: 0, section: $0))?
                    .frame
            }
        )
    }

    @Test func `has cards 361 points wide on an iPhone 16, 35 points from the top and from each other`() {
        let items = frames(.insetGrouped, .none, on: MeasuredScreen.iPhone16).items
        #expect(items[0].minX == 16 && items[0].width == 361)
        #expect(items[0].minY == 35)
        #expect(items[2].minY - items[1].maxY == 35)
    }

    @Test func `has headers at its top and 17.67 points below each group`() {
        let (items, headers) = frames(.insetGrouped, .supplementary, on: MeasuredScreen.iPhone16)
        #expect(headers[0].minY == 0)
        #expect(abs(headers[0].height - 36.33) < 0.005)
        #expect(items[0].minY == headers[0].maxY)
        #expect(abs(headers[1].minY - items[1].maxY - 17.67) < 0.005)
    }

    @Test func `has rows of 52 points on an iPhone SE, the first of a plain list 18.5 taller`() {
        let grouped = frames(.insetGrouped, .none, on: MeasuredScreen.iPhoneSE).items
        #expect(grouped.map(\.height) == [52, 52, 52])
        let plain = frames(.plain, .none, on: MeasuredScreen.iPhoneSE).items
        #expect(plain.map(\.height) == [70.5, 52, 52])
    }
}

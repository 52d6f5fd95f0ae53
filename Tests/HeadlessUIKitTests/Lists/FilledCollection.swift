import Foundation
import HeadlessUIKit

/// A collection of empty cells, and of views of the kinds that a test gives.
final class FilledCollection: UICollectionViewController {
    final class Mark: UICollectionReusableView {
        private(set) var preparations = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    private let sections: Int
    private let items: Int
    private let marks: [String]

    init(_ layout: UICollectionViewLayout, sections: Int = 1, items: Int, marks: [String]) {
        (self.sections, self.items, self.marks) = (sections, items, marks)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in marks {
            collectionView.register(
                Mark.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "mark")
        }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "mark", for: indexPath)
    }
}

public import Foundation

// Stacks lay out by these priorities. Otherwise they are kept and not solved: the tree and `unsolvedConstraints` say what
// is left open.

extension UIView {
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

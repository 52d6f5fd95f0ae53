import Foundation

// UIView+Making.swift explains why.

extension UICollectionReusableView {
    @_silgen_name("splitframe_make_reusable_view")
    convenience init(registeredFor identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    @_silgen_name("splitframe_make_reusable_view")
    static func make(registeredFor identifier: __owned String) -> UICollectionReusableView
}

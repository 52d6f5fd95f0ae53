import Foundation

// UIView+Making.swift explains why.

extension UIBarButtonItem {
    @_silgen_name("splitframe_make_bar_item")
    convenience init(madeFor purpose: String) { self.init() }

    @_silgen_name("splitframe_make_bar_item")
    static func make(madeFor purpose: __owned String) -> UIBarButtonItem
}

extension UIBarButtonItem: UIAppearance {
    public static func appearance() -> Self { Appearances.one { make(madeFor: "") } }
}

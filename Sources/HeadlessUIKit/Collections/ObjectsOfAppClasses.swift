import Foundation

// A class that an app registers is known only at run time, and Swift makes an object of such a class only through
// `required` initialisers, which UIKit's are not: apps write `override init`, not `required init`. A convenience
// initialiser calls the initialiser that the class overrides; so each such class has one with a linker name, and a
// static function of that name through which it is called for any given class. A class without the initialiser stops
// with "Use of unimplemented initializer", as in UIKit.
//
// These are all linker names of the package; scripts/check finds any other.

extension UIView {
    @_silgen_name("splitframe_make_view")
    convenience init(madeFor purpose: String) { self.init(frame: .zero) }

    @_silgen_name("splitframe_make_view")
    static func make(madeFor purpose: __owned String) -> UIView
}

extension CALayer {
    @_silgen_name("splitframe_make_layer")
    convenience init(madeFor purpose: String) { self.init() }

    @_silgen_name("splitframe_make_layer")
    static func make(madeFor purpose: __owned String) -> CALayer
}

extension UIBarButtonItem {
    @_silgen_name("splitframe_make_bar_item")
    convenience init(madeFor purpose: String) { self.init() }

    @_silgen_name("splitframe_make_bar_item")
    static func make(madeFor purpose: __owned String) -> UIBarButtonItem
}

extension UITableViewCell {
    @_silgen_name("splitframe_make_table_cell")
    convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    @_silgen_name("splitframe_make_table_cell")
    static func make(registeredFor identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("splitframe_make_table_header")
    convenience init(registeredFor identifier: String) { self.init(reuseIdentifier: identifier) }

    @_silgen_name("splitframe_make_table_header")
    static func make(registeredFor identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    @_silgen_name("splitframe_make_reusable_view")
    convenience init(registeredFor identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    @_silgen_name("splitframe_make_reusable_view")
    static func make(registeredFor identifier: __owned String) -> UICollectionReusableView
}

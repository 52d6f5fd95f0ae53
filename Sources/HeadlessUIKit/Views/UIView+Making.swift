import Foundation

// A class that an app registers is known only at run time, and Swift makes an object of such a class only through
// `required` initialisers, which UIKit's are not: apps write `override init`, not `required init`. A convenience
// initialiser calls the initialiser that the class overrides; so each such class has one with a linker name, and a
// static function of that name through which it is called for any given class. A class without the initialiser stops
// with "Use of unimplemented initializer", as in UIKit.

extension UIView {
    @_silgen_name("splitframe_make_view")
    convenience init(madeFor purpose: String) { self.init(frame: .zero) }

    @_silgen_name("splitframe_make_view")
    static func make(madeFor purpose: __owned String) -> UIView
}

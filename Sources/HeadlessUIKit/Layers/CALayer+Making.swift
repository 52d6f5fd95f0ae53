import Foundation

// UIView+Making.swift explains why.

extension CALayer {
    @_silgen_name("splitframe_make_layer")
    convenience init(madeFor purpose: String) { self.init() }

    @_silgen_name("splitframe_make_layer")
    static func make(madeFor purpose: __owned String) -> CALayer
}

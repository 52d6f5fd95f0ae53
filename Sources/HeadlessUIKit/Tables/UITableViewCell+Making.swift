import Foundation

// UIView+Making.swift explains why.

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

public import Foundation

extension NSMutableAttributedString {
    /// Makes an empty text, which Foundation on Linux cannot.
    public convenience init() { self.init(string: "") }
}

import HeadlessUIKit

extension VisibleProperty {
    static let texts: [VisibleProperty] = []
}

import HeadlessUIKit

extension VisibleProperty {
    static let views: [VisibleProperty] = []
}

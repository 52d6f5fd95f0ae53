import HeadlessUIKit

extension VisibleProperty {
    static let lists: [VisibleProperty] = []
}

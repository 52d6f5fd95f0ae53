import HeadlessUIKit

extension VisibleProperty {
    static let containers: [VisibleProperty] = []
}

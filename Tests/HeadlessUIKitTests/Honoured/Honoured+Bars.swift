import HeadlessUIKit

extension VisibleProperty {
    static let bars: [VisibleProperty] = []
}

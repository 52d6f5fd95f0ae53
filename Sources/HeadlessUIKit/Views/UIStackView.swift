public import Foundation

/// Views in a row or column; headless they are kept in order and share the space evenly.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How arranged views fill the stack's length, with UIKit's raw values.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// How arranged views stand across, with UIKit's raw values.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open private(set) var arrangedSubviews: [UIView] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: index)
        addSubview(view)
    }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = arrangedSubviews.filter { !$0.isHidden }
        guard !shown.isEmpty else { return }
        let count = CGFloat(shown.count)
        let length = axis == .horizontal ? bounds.width : bounds.height
        let share = max(0, (length - spacing * (count - 1)) / count)
        for (index, view) in shown.enumerated() {
            let start = CGFloat(index) * (share + spacing)
            view.frame =
                axis == .horizontal
                ? CGRect(x: start, y: 0, width: share, height: bounds.height)
                : CGRect(x: 0, y: start, width: bounds.width, height: share)
        }
    }
}

extension NSLayoutConstraint {
    /// A direction, with UIKit's raw values.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

import Foundation
import SplitframeInterface

/// A control that is drawn by parts, each of a kind that wireframes know: adding one touches its class alone.
@MainActor protocol DrawnControl: UIView {
    /// What shows of the control; nil where nothing does.
    var drawing: ControlDrawing? { get }
}

/// What shows of a control, as if read from left to right.
struct ControlDrawing {
    /// A part and its frame in the control's bounds.
    typealias Part = (element: ViewElement, frame: CGRect)

    /// What elements of this kind are called in the tree: `pageControl`.
    var name: String
    /// The control's value as its user would read it: `2 of 5`.
    var value: String?
    /// The colour of the parts that are filled; nil for that around it.
    var tint: UIColor?
    var parts: [Part] = []
}

extension ControlDrawing {
    /// A control without a drawing of its own, by the name of its class: `UIDatePicker`.
    @MainActor init(boxOf control: UIControl) {
        let type = String(describing: Swift.type(of: control))
        let name = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
        self.init(
            name: name.prefix(1).lowercased() + name.dropFirst(),
            parts: [(ViewElement(.outline, text: type), control.bounds)])
    }

    /// A bar that is filled from its start by a share from 0 to 1, in the middle of a control.
    static func track(in bounds: CGRect, filled share: CGFloat) -> [Part] {
        let height = min(4, bounds.height)
        let track = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        var filled = track
        filled.size.width *= share
        return [(ViewElement(.track), track), (ViewElement(.track, isSelected: true), filled)]
    }
}

import Foundation
import SplitframeInterface

/// A control that is drawn in parts, each of a kind that wireframes know; to add one, only its class has to change.
@MainActor protocol DrawnControl: UIView {
    /// The parts of the control to draw; nil where none show.
    var drawing: ControlDrawing? { get }
}

/// The parts of a control to draw, laid out from left to right.
struct ControlDrawing {
    /// A part and its frame in the control's bounds.
    typealias Part = (element: ViewElement, frame: CGRect)

    /// The name of such elements in the tree: `pageControl`.
    var name: String
    /// The control's value as text: `2 of 5`.
    var value: String?
    /// The colour of the filled parts; nil for that of the surroundings.
    var tint: UIColor?
    var parts: [Part] = []
}

extension ControlDrawing {
    /// Makes the box for a control without its own drawing, named after its class: `UIDatePicker`.
    @MainActor init(boxOf control: UIControl) {
        let type = String(describing: Swift.type(of: control))
        let name = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
        self.init(
            name: name.prefix(1).lowercased() + name.dropFirst(),
            parts: [(ViewElement(.outline, text: type), control.bounds)])
    }

    /// A track that is filled from its start up to a width, in points.
    static func track(_ track: CGRect, filled width: CGFloat) -> [Part] {
        var filled = track
        filled.size.width = width
        return [(ViewElement(.track), track), (ViewElement(.track, isSelected: true), filled)]
    }

    /// The track in the middle of a control: 4 points high, a convention of wireframes.
    static func trackRect(in bounds: CGRect) -> CGRect {
        let height = min(4, bounds.height)
        return CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }
}

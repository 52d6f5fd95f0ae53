import HeadlessUIKit

extension VisibleProperty {
    /// Controls, buttons and fields.
    static let controls: [VisibleProperty] = [
        .drawn("UIControl.isEnabled", "UIButton", of: { titled(UIButton(type: .system)) }) {
            $0.isEnabled = false
        },
        .drawn("UIControl.isEnabled", "UISwitch", of: { UISwitch() }) { $0.isEnabled = false },
        .drawn("UIControl.isEnabled", "UISlider", of: { UISlider() }) { $0.isEnabled = false },
        .drawn("UIControl.isEnabled", "UIStepper", of: { UIStepper() }) { $0.isEnabled = false },
    ]

    @MainActor private static func titled(_ button: UIButton) -> UIButton {
        button.setTitle("Save", for: .normal)
        return button
    }
}

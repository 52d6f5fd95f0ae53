import Foundation

extension HeadlessHost {
    /// Taps a control.
    public func tap(_ control: UIControl) {
        act {
            (control as? UIButton)?.toggleSelection()
            control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
    }

    /// Drags the thumb of a slider to a value and releases it; the slider reports the change.
    public func slide(_ control: UISlider, to value: Float) { change(control) { control.value = value } }

    /// Taps a stepper's plus or minus; at a limit without wrapping, the value stays the same.
    public func tapStep(up: Bool, of control: UIStepper) {
        guard control.isEnabled else { return }
        act {
            let former = control.value
            control.step(up: up)
            if control.value != former { control.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
    }

    /// Taps a switch, which toggles and reports the change.
    public func tap(_ control: UISwitch) {
        change(control) { control.setOn(!control.isOn, animated: true) }
    }

    /// Taps a segment, counted from 0; a segment that is selected or disabled ignores it.
    public func tapSegment(_ index: Int, of control: UISegmentedControl) {
        guard control.isEnabled, (0..<control.numberOfSegments).contains(index),
            control.isEnabledForSegment(at: index), index != control.selectedSegmentIndex
        else { return }
        act {
            control.selectedSegmentIndex = index
            control.sendActions(for: [.valueChanged, .primaryActionTriggered])
            if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
        }
    }

    /// Changes the value of an enabled control, which reports the change.
    func change(_ control: UIControl, _ change: () -> Void) {
        guard control.isEnabled else { return }
        act {
            change()
            control.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
}

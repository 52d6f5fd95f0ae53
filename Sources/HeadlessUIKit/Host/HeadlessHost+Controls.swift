public import Foundation

extension HeadlessHost {
    /// Taps a control, which is highlighted meanwhile; a disabled one ignores it.
    public func tap(_ control: UIControl) {
        guard control.isEnabled else { return settle() }
        act {
            control.isHighlighted = true
            control.sendActions(for: .touchDown)
            (control as? UIButton)?.toggleSelection()
            control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            control.isHighlighted = false
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

    /// Turns a wheel to a row and tells the delegate.
    public func choose(row: Int, inComponent component: Int, of picker: UIPickerView) {
        guard (0..<picker.numberOfRows(inComponent: component)).contains(row) else { return }
        act {
            picker.selectRow(row, inComponent: component, animated: true)
            picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
        }
    }

    /// Chooses files in a picker, or cancels it for none; the picker is dismissed, and its delegate is told.
    public func choose(_ urls: [URL], in picker: UIDocumentPickerViewController) {
        act {
            picker.presentingViewController?.dismiss(animated: true)
            if urls.isEmpty {
                picker.delegate?.documentPickerWasCancelled(picker)
            } else {
                picker.delegate?.documentPicker(picker, didPickDocumentsAt: urls)
            }
        }
    }

    /// Chooses a date, within the picker's limits, and reports it.
    public func choose(_ date: Date, in picker: UIDatePicker) {
        change(picker) { picker.setDate(date, animated: true) }
    }

    /// Taps beside the dots, which selects the next or the previous page and reports it.
    public func tap(_ control: UIPageControl, forward: Bool) {
        guard control.isEnabled else { return }
        act {
            let former = control.currentPage
            control.currentPage += forward ? 1 : -1
            if control.currentPage != former { control.sendActions(for: .valueChanged) }
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

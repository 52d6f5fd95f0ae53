public import Foundation

extension HeadlessHost {
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
        act {
            let former = control.currentPage
            control.currentPage += forward ? 1 : -1
            if control.currentPage != former { control.sendActions(for: .valueChanged) }
        }
    }
}

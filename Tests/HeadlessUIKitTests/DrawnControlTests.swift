import SplitframeInterface
import Testing
import UIKit

/// What controls show reaches the tree, so that a golden sees it move and change.
@MainActor struct `What a control shows` {
    /// The lines of a control and its parts, without those of the window and what is around it.
    private func lines(of control: UIView, size: CGSize = CGSize(width: 200, height: 40)) throws -> [String] {
        let page = UIViewController()
        control.frame = CGRect(origin: CGPoint(x: 100, y: 300), size: size)
        page.view.addSubview(control)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        return try #require(InterfaceCapture.tree(of: host)).twin.split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("screen/content/") }.map { String($0.dropFirst("screen/content/".count)) }
    }

    /// A control, how it changes without moving, and what its line says before and after.
    struct Change: CustomTestStringConvertible, Sendable {
        var name: String
        var make: @MainActor () -> UIView
        var change: @MainActor (UIView) -> Void
        var before: String
        var after: String
        var testDescription: String { name }

        init<Control: UIView>(
            _ control: @autoclosure @escaping @MainActor () -> Control, _ before: String, _ after: String,
            change: @escaping @MainActor (Control) -> Void
        ) {
            name = "\(Control.self)"
            make = control
            self.change = { view in if let control = view as? Control { change(control) } }
            self.before = before
            self.after = after
        }
    }

    nonisolated static let changes: [Change] = [
        Change(UISlider(), "slider1", "text=\"0.25\"") { $0.value = 0.25 },
        Change(UIStepper(), "stepper1", "text=\"3\"") { $0.value = 3 },
        Change(UIProgressView(), "text=\"0 %\"", "text=\"40 %\"") { $0.progress = 0.4 },
        Change(pages(), "text=\"1 of 3\"", "text=\"2 of 3\"") { $0.currentPage = 1 },
        Change(UIActivityIndicatorView(), "", "activityIndicator1") { $0.startAnimating() },
        Change(UIDatePicker(), "datePicker1", "datePicker1") { $0.date = .distantPast },
        Change(Rating(), "rating1", "Rating") { $0.tag = 1 },
    ]

    fileprivate static func pages() -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
    }

    private final class Rating: UIControl {}

    @Test(arguments: changes) func `is its value, or at least its name`(change: Change) throws {
        let control = change.make()
        let before = try lines(of: control)
        #expect(change.before.isEmpty ? before.isEmpty : before.contains { $0.contains(change.before) })
        change.change(control)
        #expect(try lines(of: control).contains { $0.contains(change.after) })
    }

    @Test(arguments: changes) func `moves with it`(change: Change) throws {
        let control = change.make()
        change.change(control)
        #expect(try lines(of: control) != lines(of: control, size: CGSize(width: 100, height: 30)))
    }

    @Test func `is a thumb where the value is, from the side at which reading starts`() throws {
        let slider = UISlider()
        func thumb() throws -> String {
            try #require(try lines(of: slider).first { $0.hasPrefix("slider1/knob1") })
        }
        #expect(try thumb().contains("frame=100,308,24,24"))
        slider.value = 1
        #expect(try thumb().contains("frame=276,308,24,24"))
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(try thumb().contains("frame=100,308,24,24"))
    }

    @Test func `are the rows that are chosen in a picker`() throws {
        final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { ["Apple", "Pear", "Plum"][row] }
        }
        let (picker, fruit) = (UIPickerView(), Fruit())
        picker.dataSource = fruit
        picker.delegate = fruit
        picker.selectRow(2, inComponent: 1, animated: false)
        #expect(try lines(of: picker).contains { $0.contains("kind=control text=\"Apple, Plum\"") })
    }

    @Test func `is nothing where it only catches touches, or waits to be pulled`() throws {
        #expect(try lines(of: UIControl()).isEmpty)
        #expect(try lines(of: UIRefreshControl()).isEmpty)
    }

    private final class Thick: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 10, y: bounds.midY - 6, width: bounds.width - 20, height: 12)
        }
    }

    // UISlider › trackRect(forBounds:) and thumbRect(forBounds:trackRect:value:): the thumb moves along the track.
    @Test func `is a slider's track where a subclass puts it, and its thumb on that`() throws {
        let slider = Thick()
        slider.value = 1
        let frames = try lines(of: slider)
        #expect(frames.contains { $0.contains("frame=110,314,180,12 ") }, "\(frames)")
        #expect(frames.contains { $0.contains("frame=266,308,24,24 ") }, "\(frames)")
    }
}

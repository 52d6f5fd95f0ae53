import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

@MainActor struct `A picker` {
    private func host(_ view: UIView) throws -> HeadlessHost {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return try HeadlessHost(device: "ipad-10th", rootViewController: controller)
    }

    @Test func `of pages goes on and back, and not beyond its ends`() throws {
        let control = UIPageControl()
        control.numberOfPages = 2
        var pages: [Int] = []
        control.addAction(
            UIAction { if let control = $0.sender as? UIPageControl { pages.append(control.currentPage) } },
            for: .valueChanged)
        let host = try host(control)
        for forward in [true, true, false, false] { host.tap(control, forward: forward) }
        #expect(pages == [1, 0])
        control.currentPage = 9
        #expect(control.currentPage == 1)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
    }

    @Test func `of dates keeps within its ends and reports`() throws {
        let picker = UIDatePicker()
        picker.maximumDate = Date(timeIntervalSince1970: 100)
        var reports = 0
        picker.addAction(UIAction { _ in reports += 1 }, for: .valueChanged)
        let host = try host(picker)
        host.choose(Date(timeIntervalSince1970: 200), in: picker)
        #expect(picker.date.timeIntervalSince1970 == 100 && reports == 1)
        picker.isEnabled = false
        host.choose(Date(timeIntervalSince1970: 50), in: picker)
        #expect(picker.date.timeIntervalSince1970 == 100 && reports == 1)
    }

    @Test func `of dates is as wide as its parts, and none of them is cut`() throws {
        var widths: [CGFloat] = []
        for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] {
            let picker = UIDatePicker()
            picker.timeZone = TimeZone(identifier: "GMT")
            picker.datePickerMode = mode
            picker.date = Date(timeIntervalSince1970: 1_790_809_140)
            picker.sizeToFit()
            widths.append(picker.frame.width)
            let tree = try #require(InterfaceCapture.tree(of: host(picker)))
            let parts = tree.layers.flatMap(\.segments)
            #expect(parts.count == (mode == .dateAndTime ? 2 : 1))
            for part in parts {
                #expect(Font(size: 17).fitting(part.text, width: part.width) == part.text)
            }
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
    }

    @Test func `of rows turns to one that it has, and its delegate hears of it`() throws {
        final class Months: UIPickerViewDataSource, UIPickerViewDelegate {
            var chosen: [Int] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                component == 0 ? 12 : 0
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                chosen.append(row)
            }
        }
        let (picker, months) = (UIPickerView(), Months())
        picker.dataSource = months
        picker.delegate = months
        let host = try host(picker)
        host.choose(row: 3, inComponent: 0, of: picker)
        host.choose(row: 12, inComponent: 0, of: picker)
        host.choose(row: 0, inComponent: 1, of: picker)
        #expect(months.chosen == [3] && picker.selectedRow(inComponent: 0) == 3)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        picker.selectRow(99, inComponent: 0, animated: false)
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 11)
    }

    @Test func `of files goes where files are chosen, or none`() throws {
        final class Chosen: UIDocumentPickerDelegate {
            var urls: [URL]?
            var isCancelled = false
            func documentPicker(
                _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
            ) { self.urls = urls }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
                isCancelled = true
            }
        }
        let (root, chosen) = (UIViewController(), Chosen())
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        for urls in [[URL(filePath: "/tmp/a.txt")], []] {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: ["public.text"])
            picker.delegate = chosen
            root.present(picker, animated: true)
            host.settle()
            #expect(root.presentedViewController === picker)
            host.choose(urls, in: picker)
            #expect(root.presentedViewController == nil)
        }
        #expect(chosen.urls?.map(\.lastPathComponent) == ["a.txt"] && chosen.isCancelled)
    }

    @Test func `of suggestions tells the updater which was chosen`() throws {
        final class Updater: UISearchResultsUpdating {
            var chosen: [String?] = []
            func updateSearchResults(for searchController: UISearchController) {}
            func updateSearchResults(
                for searchController: UISearchController, selecting suggestion: any UISearchSuggestion
            ) { chosen.append(suggestion.localizedSuggestion) }
        }
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Inbox")]
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        #expect(host.chooseSuggestion("Inbox", in: search))
        #expect(!host.chooseSuggestion("Outbox", in: search))
        #expect(updater.chosen == ["Inbox"])
    }
}

extension InterfaceElement {
    /// The boxes of texts inside, with their widths.
    fileprivate var segments: [(text: String, width: Double)] {
        var found = children.flatMap(\.segments)
        if case .view(let view) = kind, view.kind == .segment, let text = view.text {
            found.append((text, frame.width))
        }
        return found
    }
}

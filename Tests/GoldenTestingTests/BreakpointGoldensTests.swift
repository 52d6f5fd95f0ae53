import Foundation
import SplitframeDevices
import SplitframeInterface
import Testing

@testable import GoldenTesting

@MainActor struct `A golden at breakpoints` {
    private let package: TemporaryPackage

    init() throws { package = try TemporaryPackage() }

    /// On iPadOS 26 the split view expands at 678 points, and three columns fit from 954.5 points on.
    @Test func `is drawn on either side of each width at which columns come or go`() {
        func triple() -> UISplitViewController {
            let split = UISplitViewController(style: .tripleColumn)
            for (column, title) in [
                (UISplitViewController.Column.primary, "Folders"), (.supplementary, "Mail"),
                (.secondary, "Message"),
            ] {
                let controller = UIViewController()
                controller.title = title
                split.setViewController(controller, for: column)
            }
            return split
        }
        expectGolden(
            of: triple(), at: .breakpoints, on: .iPadPro11InchM4.landscape, record: .all,
            filePath: package.testFile)
        let widths = package.files.filter { $0.hasSuffix(".txt") }.compactMap {
            $0.firstMatch(of: /landscape\.([0-9.]+)x/).flatMap { Double($0.output.1) }
        }
        #expect(Set(widths).isSuperset(of: [677.5, 678.5, 954, 955]))
        #expect(widths.count.isMultiple(of: 2))
    }

    @Test func `of any controller is drawn where its views come or go`() {
        final class Page: UIViewController {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                view.subviews.forEach { $0.removeFromSuperview() }
                guard view.bounds.width >= 700 else { return }
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                label.text = "Wide"
                view.addSubview(label)
            }
        }
        expectGolden(of: Page(), at: .breakpoints, record: .all, filePath: package.testFile)
        let names = package.files.filter { $0.hasSuffix(".txt") }
        #expect(names.count == 2)
        #expect(names.contains { $0.contains(".699.5x") } && names.contains { $0.contains(".700.5x") })
    }

    @Test
    func `has nothing to draw where no width changes the layout, and where windows have no other width`() {
        for (device, words) in [
            (HeldDevice.iPadPro11InchM4.landscape, "there is nothing to draw at breakpoints"),
            (.appleTV, "has no windows of any width"),
        ] {
            withKnownIssue {
                expectGolden(
                    of: UIViewController(), at: .breakpoints, on: device, record: .all,
                    filePath: package.testFile)
            } matching: {
                $0.comments.contains { $0.rawValue.contains(words) }
            }
        }
    }
}

import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// One scene that is resized and moved: what a split view tells is what it tells of any change between size classes.
@MainActor struct `A split view on a device that folds` {
    private final class Page: UIViewController {
        let log: Log
        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { log.heard.append("\(title ?? "") will appear") }
        override func viewDidAppear(_ animated: Bool) { log.heard.append("\(title ?? "") did appear") }
        override func viewWillDisappear(_ animated: Bool) {
            log.heard.append("\(title ?? "") will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) { log.heard.append("\(title ?? "") did disappear") }
        override func willTransition(
            to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: new, with: coordinator)
            log.heard.append("\(title ?? "") will have \(new.horizontalSizeClass)")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.heard.append("\(title ?? "") will be \(size.width)")
        }
    }

    private final class Log: UISplitViewControllerDelegate {
        var heard: [String] = []
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            heard.append("top \(proposed)")
            return proposed
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            heard.append("mode \(proposed)")
            return proposed
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("did expand") }
        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { heard.append("will show \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, didShow column: UISplitViewController.Column
        ) { heard.append("did show \(column)") }
    }

    private func app() -> (split: UISplitViewController, log: Log) {
        let log = Log()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = log
        split.setViewController(Page("list", log), for: .primary)
        split.setViewController(Page("detail", log), for: .secondary)
        return (split, log)
    }

    @Test func `tells what it tells of any change of size`() throws {
        let (closed, open) = (try #require(Device.iPhoneDuo.folded(.closed)), Device.iPhoneDuo)
        let places = (
            try Place(device: closed, orientation: .portrait),
            try Place(device: open, orientation: .landscape)
        )
        let (folding, resized) = (app(), app())
        let duo = HeadlessHost(place: places.0, rootViewController: folding.split)
        let window = HeadlessHost(
            environment: places.0.environment, generation: .iOS27, rootViewController: resized.split)
        try duo.open()
        window.move(to: places.1.environment)
        #expect(folding.log.heard == resized.log.heard)
        #expect(folding.log.heard.contains("did expand"))
        try duo.close()
        window.move(to: places.0.environment)
        #expect(folding.log.heard == resized.log.heard)
        #expect(
            folding.log.heard.last { $0.hasPrefix("did") } == resized.log.heard.last { $0.hasPrefix("did") })
        #expect(folding.split.isCollapsed)
    }

    @Test func `hears nothing of half folding`() throws {
        let app = app()
        let host = HeadlessHost(
            place: try Place(device: .iPhoneDuo, orientation: .landscape), rootViewController: app.split)
        app.log.heard = []
        try host.fold(to: .book)
        try host.open()
        #expect(app.log.heard == [])
    }
}

import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Figures of what is presented, as public probes read them on iOS 26.1 simulators.
///
/// Sources: the probe repository `Vercantez/openuikit`, its measurement notes on UIPresentation and UIAlertController,
/// its probe wordpressrowsprobe, and its reports ipad-open, ipad-history-storage, conf-landscape and conf-ipad. The
/// sizes before iOS 26 were reported: hacknicity.medium.com (form sheets), goodpatch/PKAlertController#17 (alerts).
@MainActor struct `What is presented, as measured,` {
    private let shelf = HostShelf()

    private func present(
        _ presented: UIViewController, on screen: TraitEnvironment, generation: Generation = .standard,
        _ set: (UIViewController) -> Void = { _ in }
    ) {
        let root = UIViewController()
        let host = shelf.host(root, on: screen, generation: generation)
        set(root)
        root.present(presented, animated: true)
        host.settle()
    }

    private func frame(
        _ style: UIModalPresentationStyle, on screen: TraitEnvironment, generation: Generation = .standard,
        detents: [UISheetPresentationController.Detent] = [.large()]
    ) -> CGRect {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.sheetPresentationController?.detents = detents
        present(presented, on: screen, generation: generation) {
            presented.popoverPresentationController?.sourceView = $0.view
        }
        return presented.view.frame
    }

    private func isNear(_ frame: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool
    {
        zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height])
            .allSatisfy { abs($0 - $1) < 0.01 }
    }

    @Test(
        arguments: [
            (.pageSheet, MeasuredScreen.iPad, CGRect(x: 0, y: 42, width: 820, height: 1138)),
            (.formSheet, MeasuredScreen.iPad, CGRect(x: 120, y: 260, width: 580, height: 650)),
            (.pageSheet, MeasuredScreen.iPhone16, CGRect(x: 0, y: 59, width: 393, height: 793)),
            (.formSheet, MeasuredScreen.iPhone16, CGRect(x: 0, y: 59, width: 393, height: 793)),
            (.popover, MeasuredScreen.iPhone16, CGRect(x: 0, y: 59, width: 393, height: 793)),
            (.pageSheet, MeasuredScreen.iPhoneSE, CGRect(x: 0, y: 30, width: 375, height: 637)),
            (.formSheet, MeasuredScreen.iPhoneSE, CGRect(x: 0, y: 30, width: 375, height: 637)),
            (.pageSheet, MeasuredScreen.iPhoneSELandscape, CGRect(x: 0, y: 0, width: 667, height: 375)),
            (.formSheet, MeasuredScreen.iPhoneSELandscape, CGRect(x: 0, y: 0, width: 667, height: 375)),
            (.popover, MeasuredScreen.iPhoneSELandscape, CGRect(x: 0, y: 0, width: 667, height: 375)),
            (.fullScreen, MeasuredScreen.iPhone16, CGRect(x: 0, y: 0, width: 393, height: 852)),
        ] as [(UIModalPresentationStyle, TraitEnvironment, CGRect)])
    func `has a frame of its own`(style: UIModalPresentationStyle, screen: TraitEnvironment, frame: CGRect) {
        #expect(self.frame(style, on: screen) == frame)
    }

    @Test(arguments: [
        (MeasuredScreen.iPhone16, 759.0, 425.0), (MeasuredScreen.iPhoneSE, 637, 356.5),
    ])
    func `has these values for its detents`(screen: TraitEnvironment, most: Double, medium: Double) {
        var values: [CGFloat?] = []
        let detent = UISheetPresentationController.Detent.custom { context in
            values = [
                context.maximumDetentValue,
                UISheetPresentationController.Detent.medium().resolvedValue(in: context),
            ]
            return nil
        }
        _ = frame(.pageSheet, on: screen, detents: [detent])
        #expect(values == [CGFloat(most), CGFloat(medium)])
    }

    @Test(arguments: [(343, 482.35, 361.65), (425, 403.69, 440.31)])
    func `is a card at a detent on an iPhone 16`(value: Double, y: Double, height: Double) {
        let frame = frame(.pageSheet, on: MeasuredScreen.iPhone16, detents: [.custom { _ in CGFloat(value) }])
        #expect(isNear(frame, 8, y, 377, height))
    }

    @Test func `is large at a detent above the greatest`() {
        let frame = frame(.pageSheet, on: MeasuredScreen.iPhone16, detents: [.custom { _ in 2000 }])
        #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test(arguments: [(343, 567), (157, 753), (364, 546), (2000, 260)] as [(CGFloat, CGFloat)])
    func `ends at 910 at every detent of a form sheet`(value: CGFloat, y: CGFloat) {
        let frame = frame(.formSheet, on: MeasuredScreen.iPad, detents: [.custom { _ in value }])
        #expect(frame == CGRect(x: 120, y: y, width: 580, height: 910 - y))
    }

    @Test func `is 364 points high at the medium detent of a form sheet`() {
        #expect(frame(.formSheet, on: MeasuredScreen.iPad, detents: [.medium()]).height == 364)
    }

    @Test func `goes to the detent that is selected and says so at once`() {
        let presented = UIViewController()
        let sheet = presented.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        present(presented, on: MeasuredScreen.iPhone16)
        #expect(presented.view.frame.minX == 8)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        #expect(presented.view.frame.minY == 59)
    }

    @Test(
        arguments: [
            (MeasuredScreen.iPhone16, .pageSheet, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
            (MeasuredScreen.iPad, .formSheet, .zero),
        ] as [(TraitEnvironment, UIModalPresentationStyle, UIEdgeInsets)])
    func `has this safe area inside`(
        screen: TraitEnvironment, style: UIModalPresentationStyle, safeArea: UIEdgeInsets
    ) {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        present(presented, on: screen)
        #expect(presented.view.safeAreaInsets == safeArea)
    }

    @Test func `is compact in a form sheet of an iPad`() {
        let presented = UIViewController()
        presented.modalPresentationStyle = .formSheet
        present(presented, on: MeasuredScreen.iPad)
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
    }

    private func popover(
        permitting arrows: UIPopoverArrowDirection = .any,
        _ set: (UIPopoverPresentationController, UIViewController) -> Void
    ) -> (frame: CGRect, arrow: UIPopoverArrowDirection?) {
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 240, height: 180)
        present(presented, on: MeasuredScreen.iPad) { root in
            guard let popover = presented.popoverPresentationController else { return }
            popover.permittedArrowDirections = arrows
            set(popover, root)
        }
        return (presented.view.frame, presented.popoverPresentationController?.arrowDirection)
    }

    @Test func `stands in a popover beside its source, with an arrow of 13 points`() {
        let popover = popover { popover, root in
            popover.sourceView = root.view
            popover.sourceRect = CGRect(x: 100, y: 300, width: 60, height: 40)
        }
        #expect(popover.frame == CGRect(x: 160, y: 230, width: 253, height: 180))
        #expect(popover.arrow == .left)
    }

    @Test(arguments: [(false, 561), (true, 19)] as [(Bool, CGFloat)])
    func `stands in a popover below a bar button, whatever arrows are permitted`(isLeft: Bool, x: CGFloat) {
        let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        let popover = popover(permitting: .down) { popover, root in
            if isLeft {
                root.navigationItem.leftBarButtonItem = item
            } else {
                root.navigationItem.rightBarButtonItem = item
            }
            popover.barButtonItem = item
        }
        #expect(popover.frame == CGRect(x: x, y: 62, width: 240, height: 180))
        #expect(popover.arrow == .unknown)
    }

    @Test func `is compact in a popover`() {
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        present(presented, on: MeasuredScreen.iPad) {
            presented.popoverPresentationController?.sourceView = $0.view
        }
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `raises in a popover without a source on an iPad, and adapts on a phone`() {
        for (screen, raises) in [(MeasuredScreen.iPad, true), (MeasuredScreen.iPhone16, false)] {
            let presented = UIViewController()
            presented.modalPresentationStyle = .popover
            let misuse = RaisedMisuses.first { present(presented, on: screen) }
            #expect((misuse != nil) == raises)
        }
    }

    private func alert(
        _ style: UIAlertController.Style, _ actions: Int, on screen: TraitEnvironment,
        generation: Generation = .standard
    ) -> CGRect {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
        for number in 0..<actions { alert.addAction(UIAlertAction(title: "Choice \(number)")) }
        present(alert, on: screen, generation: generation) {
            alert.popoverPresentationController?.sourceView = $0.view
            alert.popoverPresentationController?.sourceRect = CGRect(x: 410, y: 590, width: 1, height: 1)
        }
        return alert.view.frame
    }

    @Test(
        arguments: [
            (.alert, MeasuredScreen.iPhone16, 36.5, 438.5),
            (.actionSheet, MeasuredScreen.iPhone16, 36.5, nil),
            (.alert, MeasuredScreen.iPhoneSELandscape, 173.5, 187.5), (.alert, MeasuredScreen.iPad, 250, nil),
        ] as [(UIAlertController.Style, TraitEnvironment, CGFloat, CGFloat?)])
    func `is a card of 320 points in the middle where it is an alert`(
        style: UIAlertController.Style, screen: TraitEnvironment, x: CGFloat, middle: CGFloat?
    ) {
        let frame = alert(style, 2, on: screen)
        #expect(frame.width == 320 && frame.minX == x)
        if let middle { #expect(frame.midY == middle) }
    }

    @Test func `is 288 points wide as an action sheet of an iPad, centred on its source`() {
        let frame = alert(.actionSheet, 2, on: MeasuredScreen.iPad)
        #expect(frame.width == 288 && frame.minX == 266)
        #expect(abs(frame.midY - 590) <= 0.5, "where the height is odd")
    }

    @Test func `stands in a popover over its source where no arrow is permitted`() {
        let popover = popover(permitting: []) { popover, root in
            popover.sourceView = root.view
            popover.sourceRect = CGRect(x: 400, y: 600, width: 0, height: 0)
        }
        #expect(popover.frame == CGRect(x: 280, y: 510, width: 240, height: 180))
        #expect(popover.arrow == .unknown)
    }

    @Test(
        arguments: [
            (.right, CGRect(x: 147, y: 510, width: 253, height: 180)),
            (.up, CGRect(x: 280, y: 600, width: 240, height: 193)),
            (.down, CGRect(x: 280, y: 407, width: 240, height: 193)),
        ] as [(UIPopoverArrowDirection, CGRect)])
    func `stands in a popover on the side that the permitted arrow leaves`(
        arrow: UIPopoverArrowDirection, frame: CGRect
    ) {
        let popover = popover(permitting: arrow) { popover, root in
            popover.sourceView = root.view
            popover.sourceRect = CGRect(x: 400, y: 600, width: 0, height: 0)
        }
        #expect(popover.frame == frame && popover.arrow == arrow)
    }

    @Test(arguments: [Generation.iOS14, .iOS7])
    func `has the reported sizes before iOS 26`(generation: Generation) {
        #expect(
            frame(.formSheet, on: MeasuredScreen.iPad, generation: generation).size
                == CGSize(width: 540, height: 620))
        #expect(alert(.alert, 2, on: MeasuredScreen.iPhone16, generation: generation).width == 270)
        #expect(
            frame(.formSheet, on: MeasuredScreen.iPhoneSELandscape, generation: generation)
                == CGRect(x: 0, y: 0, width: 667, height: 375))
    }
}

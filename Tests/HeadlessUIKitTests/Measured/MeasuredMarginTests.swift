import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Margins of a controller's view that `marcbouchenoire/dimmmensions` read on simulators of iOS 14 to 16.2
/// (`Tests/SplitframeDevicesTests/Measured/devices.json` has them by device), and what Apple's page of `layoutMargins`
/// says.
@MainActor struct `A view's margins as measured` {
    nonisolated private static func phone(_ width: Double) -> TraitEnvironment {
        TraitEnvironment(
            size: Size(width: width, height: 800), scale: 2, horizontalSizeClass: .compact,
            verticalSizeClass: .regular, idiom: .phone)
    }
    nonisolated private static let landscapePad = TraitEnvironment(
        size: Size(width: 1180, height: 820), scale: 2,
        safeArea: EdgeInsets(top: 20, left: 0, bottom: 20, right: 0), horizontalSizeClass: .regular,
        verticalSizeClass: .regular, idiom: .pad)

    @Test(
        arguments: [(TraitEnvironment, Double)]([
            (phone(375), 16.0), (phone(390), 16), (phone(414), 20), (phone(430), 20), (landscapePad, 20),
        ]))
    func `are these at the sides, and the safe area's above and below`(screen: TraitEnvironment, side: Double)
        throws
    {
        let controller = UIViewController()
        let host = HeadlessHost(environment: screen, generation: .iOS14, rootViewController: controller)
        let safe = screen.safeArea
        let margins = UIEdgeInsets(
            top: CGFloat(safe.top), left: CGFloat(side), bottom: CGFloat(safe.bottom), right: CGFloat(side))
        #expect(controller.view.layoutMargins == margins)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(
            controller.view.layoutMargins.top == CGFloat(safe.top) && controller.view.layoutMargins.left == 0)
        withExtendedLifetime(host) {}
    }

    @Test(
        arguments: [(TraitEnvironment, Double)]([
            (MeasuredScreen.iPad, 78.0), (landscapePad, 258), (phone(375), 16),
        ]))
    func `leave text no wider than 664 points, in the middle`(screen: TraitEnvironment, side: Double) throws {
        let controller = UIViewController()
        let host = HeadlessHost(environment: screen, generation: .iOS14, rootViewController: controller)
        let frame = controller.view.readableContentGuide.layoutFrame
        #expect(Double(frame.minX) == side)
        #expect(Double(frame.maxX) == screen.size.width - side)
        withExtendedLifetime(host) {}
    }

    @Test func `are 8 points around any other view`() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
}

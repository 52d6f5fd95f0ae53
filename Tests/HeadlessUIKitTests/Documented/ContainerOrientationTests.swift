import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// What the delegates of containers answer about orientations.
@MainActor struct `A container's delegate, as documented,` {
    private final class Sideways: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscape }
        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .landscapeLeft }
        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .landscape }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    private final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

    private func containers(
        with delegate: some UINavigationControllerDelegate & UITabBarControllerDelegate
    ) -> [UIViewController] {
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        navigation.viewControllers = [UIViewController()]
        tabs.viewControllers = [UIViewController()]
        (navigation.delegate, tabs.delegate) = (delegate, delegate)
        return [navigation, tabs]
    }

    // UINavigationControllerDelegate, UITabBarControllerDelegate › …SupportedInterfaceOrientations(_:) › Return value:
    // the orientations that are allowed; …PreferredInterfaceOrientationForPresentation(_:): the one to present in.
    @Test func `answers in which orientations it shows, and in which it is presented`() throws {
        let delegate = Sideways()
        for container in containers(with: delegate) {
            let root = UIViewController()
            let host = try HeadlessHost(device: "iPhone 16", rootViewController: root)
            container.modalPresentationStyle = .fullScreen
            root.present(container, animated: false)
            host.settle()
            #expect(container.supportedInterfaceOrientations == .landscape)
            #expect(container.preferredInterfaceOrientationForPresentation == .landscapeLeft)
            #expect(host.place?.orientation == .landscape)
            try host.rotate(to: .portrait)
            #expect(host.place?.orientation == .landscape)
        }
    }

    @Test func `leaves both as they are without it where it answers nothing`() throws {
        let silent = Silent()
        for container in containers(with: silent) {
            let host = try HeadlessHost(
                device: "iPhone 16", orientation: .landscape, rootViewController: container)
            #expect(host.place?.orientation == .landscape)
            #expect(container.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(container.preferredInterfaceOrientationForPresentation.isLandscape)
        }
    }
}

import HeadlessUIKit
import SplitframeInterface

/// The simulators on which figures were read, with what iOS 26.1 says of their screens.
enum MeasuredScreen {
    /// iPhone 16: 393 by 852 points at 3x.
    static let iPhone16 = TraitEnvironment(
        size: Size(width: 393, height: 852), scale: 3,
        safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), horizontalSizeClass: .compact,
        verticalSizeClass: .regular, idiom: .phone)
    static let iPhone16Landscape = TraitEnvironment(
        size: Size(width: 852, height: 393), scale: 3,
        safeArea: EdgeInsets(top: 0, left: 59, bottom: 20, right: 59), horizontalSizeClass: .compact,
        verticalSizeClass: .compact, idiom: .phone)
    /// iPhone SE (3rd generation) with its status bar hidden.
    static let iPhoneSE = TraitEnvironment(
        size: Size(width: 375, height: 667), scale: 2, horizontalSizeClass: .compact,
        verticalSizeClass: .regular, idiom: .phone)
    static let iPhoneSELandscape = TraitEnvironment(
        size: Size(width: 667, height: 375), scale: 2, horizontalSizeClass: .compact,
        verticalSizeClass: .compact, idiom: .phone)
    /// iPad (A16) in portrait.
    static let iPad = TraitEnvironment(
        size: Size(width: 820, height: 1180), scale: 2,
        safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0), horizontalSizeClass: .regular,
        verticalSizeClass: .regular, idiom: .pad)
    /// iPad (9th generation) in portrait, with a home button.
    static let iPadWithButton = TraitEnvironment(
        size: Size(width: 810, height: 1080), scale: 2,
        safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), horizontalSizeClass: .regular,
        verticalSizeClass: .regular, idiom: .pad)
}

/// Keeps hosts for as long as what they show is looked at.
@MainActor final class HostShelf {
    private var hosts: [HeadlessHost] = []

    /// A host on a screen of its own, which stays.
    @discardableResult
    func host(
        _ root: UIViewController, on screen: TraitEnvironment, generation: Generation = .standard
    ) -> HeadlessHost {
        let host = HeadlessHost(environment: screen, generation: generation, rootViewController: root)
        hosts.append(host)
        return host
    }
}

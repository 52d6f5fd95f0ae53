public import Foundation
import SplitframeDevices

/// The hinge of a device that folds (iOS 27.1), as it was when it was read.
@preconcurrency @MainActor open class UIHinge: IdentityHashable {
    /// How far a hinge is open, with UIKit's raw values.
    public enum Status: Int, Sendable {
        case unknown = 0
        case closed = 1
        case partiallyOpen = 2
        case fullyOpen = 3
    }

    open var status: Status {
        switch posture {
        case .closed: .closed
        case .open: .fullyOpen
        case .book, .laptop: .partiallyOpen
        }
    }
    /// The angle between the halves in radians: half folded 2.23, as simulators of iOS 27.1 have it.
    open var angle: CGFloat {
        switch posture {
        case .closed: 0
        case .open: .pi
        case .book, .laptop: 2.23
        }
    }

    let posture: Posture

    init(posture: Posture) { self.posture = posture }
}

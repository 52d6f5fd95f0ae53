public import Foundation
import SplitframeDevices

/// The hinge of a device that folds (iOS 27.1), in its state at the time when it was read.
@preconcurrency @MainActor open class UIHinge: IdentityHashable {
    /// The opening state of a hinge, with UIKit's raw values.
    public enum Status: Int, Sendable {
        case unknown, closed, partiallyOpen, fullyOpen
    }

    open var status: Status {
        switch posture {
        case .closed: .closed
        case .open: .fullyOpen
        case .book, .laptop: .partiallyOpen
        }
    }
    /// The angle between the halves in radians: half folded 2.23, as in simulators of iOS 27.1.
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

public import Foundation

/// A timer for the screen's frames, which never fires; compiles only.
@preconcurrency @MainActor public final class CADisplayLink: IdentityHashable {
    public var isPaused = false
    public var preferredFramesPerSecond = 0
    public let timestamp: TimeInterval = 0
    public let targetTimestamp: TimeInterval = 0
    public let duration: TimeInterval = 0

    public init(target: Any, selector: Selector) {}

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func invalidate() {}
}

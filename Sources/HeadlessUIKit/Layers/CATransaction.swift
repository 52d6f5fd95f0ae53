public import Foundation

/// A group of layer changes; headless all take effect at once.
@preconcurrency @MainActor public enum CATransaction {
    private static var completions: [(() -> Void)?] = []

    public static func begin() { completions.append(nil) }

    /// Ends the group; its completion runs when the host settles.
    public static func commit() {
        if let completion = completions.popLast() ?? nil { PendingWork.shared.add(completion) }
    }

    public static func flush() {}
    /// Compiles only.
    public static func setDisableActions(_ disables: Bool) {}
    public static func disableActions() -> Bool { true }
    /// Compiles only.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    public static func animationDuration() -> TimeInterval { 0 }
    /// Compiles only.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Sets the completion of the group; outside of any, it runs when the host settles.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty {
            if let block { PendingWork.shared.add(block) }
        } else {
            completions[completions.count - 1] = block
        }
    }
}

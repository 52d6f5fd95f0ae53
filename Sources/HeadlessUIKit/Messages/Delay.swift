import Foundation

/// Time that passes while the main actor is free for others.
enum Delay {
    /// Lets so many seconds pass, at least a tenth of a millisecond as Foundation does and at most some thirty years.
    static func pass(_ seconds: TimeInterval) async {
        try? await Task.sleep(for: .seconds(min(max(seconds, 0.0001), 1e9)))
    }
}

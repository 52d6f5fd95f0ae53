import Foundation

/// A delay during which the main actor is free for other work.
enum Delay {
    /// Waits for a number of seconds, at least a tenth of a millisecond as in Foundation and at most about thirty
    /// years.
    static func pass(_ seconds: TimeInterval) async {
        try? await Task.sleep(for: .seconds(min(max(seconds, 0.0001), 1e9)))
    }
}

import CSplitframeHTTP

/// The connections of a server, of which the one that has been without a request for longest makes room.
///
/// So no number of connections that ask nothing, slowly or half keeps a good one out: each of these waits only as long
/// as it takes ``most`` others to come.
struct OpenConnections {
    /// How many are open at once.
    static let most = 128
    /// How many the library accepts: a connection that was told to end is counted until it has.
    static let accepted = 2 * most
    /// How long one may stay without sending or taking anything, in seconds.
    static let patience = 15

    /// The number of the last request of each, or of its coming.
    private var last: [OpaquePointer: Int] = [:]
    private var count = 0

    /// Takes a connection that is new, or whose request has come completely.
    ///
    /// - Returns: The connection that must end for it.
    mutating func use(_ connection: OpaquePointer) -> OpaquePointer? {
        count += 1
        last[connection] = count
        guard last.count > Self.most, let oldest = last.min(by: { $0.value < $1.value })?.key else {
            return nil
        }
        last[oldest] = nil
        return oldest
    }

    mutating func remove(_ connection: OpaquePointer) { last[connection] = nil }
}

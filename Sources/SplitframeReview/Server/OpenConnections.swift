import CSplitframeHTTP

/// The open connections of a server; if there are too many, the one whose last request is oldest is ended.
///
/// Connections without requests, or with slow or incomplete ones, can therefore not keep others out: each is ended as
/// soon as ``most`` others have come.
struct OpenConnections {
    /// The maximum number of open connections.
    static let most = 128
    /// The number that the library accepts, which counts an ended connection until it is closed.
    static let accepted = 2 * most
    /// The time that a connection may stay open without sending or receiving, in seconds.
    static let patience = 15

    /// The number of the last request of each connection, or of its start.
    private var last: [OpaquePointer: Int] = [:]
    private var count = 0

    /// Notes a new connection, or a completely received request of one.
    ///
    /// - Returns: The connection that has to be ended, if there are too many.
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

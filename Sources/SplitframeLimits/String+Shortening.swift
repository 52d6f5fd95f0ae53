extension String {
    /// The text, where it is longer than a limit without its middle: the beginning says what, the end what to do.
    package func withoutMiddle(beyond limit: Limit) -> String {
        guard limit.isExceeded(by: count) else { return self }
        let end = limit.value / 4
        return "\(prefix(limit.value - end)) … \(suffix(end))"
    }
}

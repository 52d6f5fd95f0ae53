extension String {
    /// The text, without its middle if it is longer than a limit: a message names its subject at the beginning and the
    /// next step at the end.
    package func withoutMiddle(beyond limit: Limit) -> String {
        guard limit.isExceeded(by: count) else { return self }
        let end = limit.value / 4
        return "\(prefix(limit.value - end)) … \(suffix(end))"
    }
}

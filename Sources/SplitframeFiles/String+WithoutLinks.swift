import SplitframeSystem

extension String {
    /// The path of what a path leads to; nil, with `errno` set, where that is not there.
    package var withoutLinks: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}

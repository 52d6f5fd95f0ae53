import SplitframeSystem

extension String {
    /// The path after resolving all links; nil, with `errno` set, if there is no such file.
    package var withoutLinks: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}

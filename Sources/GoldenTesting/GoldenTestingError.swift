/// Why there is nothing to compare with a golden.
enum GoldenTestingError: Error, Hashable, CustomStringConvertible {
    /// The host was given traits outright.
    case noPlace
    /// The window shows no split view.
    case noSplitView
    /// No folder above the file is a package.
    case noPackage(String)

    var description: String {
        switch self {
        case .noPlace:
            "The host stands on no device of the catalogue: make it with a place, so that its golden has a name."
        case .noSplitView:
            "There is no split view on screen: make it the root of the window, or present it."
        case .noPackage(let path):
            "No folder above \"\(path)\" has a Package.swift, beside which Snapshots would lie."
        }
    }
}

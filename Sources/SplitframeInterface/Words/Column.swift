/// `UISplitViewController.Column` with UIKit's raw values.
public enum Column: Int, NamedCase, Codable, Comparable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    case inspector = 4

    public static func < (left: Column, right: Column) -> Bool { left.rawValue < right.rawValue }
}

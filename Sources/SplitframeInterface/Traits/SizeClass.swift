/// UIKit's two size classes.
public enum SizeClass: Int, NamedCase, Codable {
    case compact = 1
    case regular = 2
}

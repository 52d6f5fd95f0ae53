/// UIKit's two size classes.
public enum SizeClass: Int, NamedCase {
    case compact = 1
    case regular = 2
}

/// The direction in which an interface is read, with UIKit's raw values.
public enum LayoutDirection: Int, NamedCase {
    case leftToRight = 0
    case rightToLeft = 1
}

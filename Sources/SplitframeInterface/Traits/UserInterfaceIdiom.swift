/// The kind of device an interface is made for, with UIKit's raw values.
public enum UserInterfaceIdiom: Int, NamedCase {
    case phone = 0
    case pad = 1
    case tv = 2
    case mac = 5
    case vision = 6
}

/// The side of a popover on which its arrow is.
public enum PopoverArrow: NamedCase {
    case left
    case right
    case up
    case down

    public static let any = Set(allCases)
}

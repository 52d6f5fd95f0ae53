extension UIImage {
    /// The system's images for common actions, as symbols that look alike (assumed: their names are not documented).
    public static var actions: UIImage { UIImage(symbol: "ellipsis") }
    public static var add: UIImage { UIImage(symbol: "plus") }
    public static var remove: UIImage { UIImage(symbol: "minus") }
    public static var checkmark: UIImage { UIImage(symbol: "checkmark") }
    public static var strokedCheckmark: UIImage { UIImage(symbol: "checkmark.circle") }
}

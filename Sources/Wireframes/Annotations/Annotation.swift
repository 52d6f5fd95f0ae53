public import InterfaceModel

/// What can be measured in a picture.
public enum Annotation: NamedCase {
    /// A dimension line with the width of every visible column.
    case widths
}

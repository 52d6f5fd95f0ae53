/// The kind of thing that a line of a twin describes.
public enum TwinKind: NamedCase, Codable {
    case window

    case split
    case column
    case screen
    case separator
    case dimming
    case navigationBar
    case title
    case barButton
    case windowControls
    case toolbar
    case tabBar
    case tab
    case glass
    case content
    case view

    /// A line of a ruler: the widths of one selection, with the stretches of one mode, and columns inside these.
    case track
    case stretch
    case band
    case transition
    case tick
    /// An arrow of a mode map.
    case way

    /// Whether it is a part of the interface beside or above others, with its own size.
    package var isColumn: Bool { self == .column || self == .screen || self == .band }
}

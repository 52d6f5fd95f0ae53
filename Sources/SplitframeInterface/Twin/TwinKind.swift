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

    /// A track of a ruler: the widths of one selection, in stretches of one mode, each of which contains bands for
    /// columns.
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

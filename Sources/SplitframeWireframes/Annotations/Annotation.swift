public import SplitframeInterface

/// The kinds of measurements and notes that a picture can show in addition to the interface.
public enum Annotation: NamedCase {
    /// A dimension line with the width of every column; columns off screen are drawn as ghosts beside the device.
    case widths
    /// The outline of every column's frame with the column's name, origin and size.
    case frames
    /// Hatching over the areas outside the columns' safe areas, with the length of each inset.
    case safeAreas
    /// Size classes, mode, behavior and decisions below the picture, and a mark in place of a missing button.
    case notes
    /// The regions that a device that folds reserves in the window: strip, camera and fold, active or not, with their
    /// frames.
    case regions
}

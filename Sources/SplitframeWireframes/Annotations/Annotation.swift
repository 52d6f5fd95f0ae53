public import SplitframeInterface

/// What can be measured and said in a picture beyond the interface itself.
public enum Annotation: NamedCase {
    /// A dimension line with the width of every column; those off screen as ghosts beside the device.
    case widths
    /// The outline of every column's frame with the column's name, origin and size.
    case frames
    /// What lies outside the columns' safe areas is hatched, with the length of each inset.
    case safeAreas
    /// Size classes, mode, behavior and decisions below the picture, and a mark where a button is missing.
    case notes
    /// What a device that folds keeps of the window: strip, camera and fold, in force or not, with their places.
    case regions
}

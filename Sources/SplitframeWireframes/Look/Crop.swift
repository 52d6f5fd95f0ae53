public import SplitframeGeometry

extension Look {
    /// The part of an interface to which a picture is cropped.
    public enum Crop: Hashable, Sendable {
        /// An element by its name in the grammar of the command line: `primary`, `bar`.
        case element(String)
        /// A rectangle in points of the window.
        case rectangle(Rectangle)
    }
}

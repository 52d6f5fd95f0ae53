public import SplitframeInterface

extension Look {
    /// How much room a picture has around its device.
    public enum Canvas: NamedCase {
        /// As much as is needed for what is drawn.
        case tight
        /// The same for every picture of a device: its margin and the lines of a caption, nothing beside it.
        case device
        /// As much as any mode of the split view needs, annotated as this one is.
        case set
    }
}

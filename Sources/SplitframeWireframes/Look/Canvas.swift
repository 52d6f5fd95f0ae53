public import SplitframeInterface

extension Look {
    /// The amount of room around the device.
    public enum Canvas: NamedCase {
        /// As much as the drawn elements need.
        case tight
        /// The same for every picture of a device: its margin and the lines of a caption, nothing beside it.
        case device
        /// As much as any mode of the split view needs, annotated as this one is.
        case set
    }
}

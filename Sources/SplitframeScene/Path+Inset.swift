import SplitframeGeometry

extension Path {
    /// The outline with its edges moved inwards; lines and curves are not moved.
    package func inset(by distance: Double) -> Path {
        switch self {
        case .rectangle(let box): .rectangle(box.inset(by: distance))
        case .roundedRectangle(let box, let radius, let continuous):
            .roundedRectangle(
                box.inset(by: distance), radius: max(0, radius - distance), continuous: continuous)
        case .ellipse(let box): .ellipse(box.inset(by: distance))
        case .lines, .curves: self
        }
    }
}

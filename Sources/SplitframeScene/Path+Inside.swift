package import SplitframeGeometry

extension Path {
    /// A large area inside the outline, in whole pixels, that a fill certainly covers; nil if there is none.
    package var solidMiddle: Rectangle? {
        let box: Rectangle
        switch self {
        case .rectangle(let whole): box = whole
        case .roundedRectangle(let whole, let radius, let continuous):
            let corner = RoundedCorner(radius: radius, continuous: continuous, in: whole.size)
            box = whole.inset(by: EdgeInsets(top: corner.reach, left: 0, bottom: corner.reach, right: 0))
        case .ellipse, .lines, .curves: return nil
        }
        let left = box.minX.rounded(.up)
        let top = box.minY.rounded(.up)
        let middle = Rectangle(
            x: left, y: top, width: box.maxX.rounded(.down) - left, height: box.maxY.rounded(.down) - top)
        return middle.isEmpty ? nil : middle
    }
}

package import SplitframeGeometry

extension JSON {
    /// The size as `[width, height]`.
    package init(_ size: Size) { self = .numbers([size.width, size.height]) }

    /// The rectangle as `[x, y, width, height]`.
    package init(_ frame: Rectangle) { self = .numbers([frame.x, frame.y, frame.width, frame.height]) }

    /// The insets as `[top, left, bottom, right]`.
    package init(_ insets: EdgeInsets) {
        self = .numbers([insets.top, insets.left, insets.bottom, insets.right])
    }
}

extension JSONShape {
    package static let size = numbers(count: 2, named: "[width, height] in points")
    package static let rectangle = numbers(count: 4, named: "[x, y, width, height] in points")
    package static let insets = numbers(count: 4, named: "[top, left, bottom, right] in points")
    package static let pixelSize = numbers(count: 2, named: "[width, height] in pixels")
    package static let pixelArea = numbers(count: 4, named: "[x, y, width, height] in pixels")
}

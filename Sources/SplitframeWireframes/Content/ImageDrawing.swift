import SplitframeInterface

extension Sketch {
    /// An image view: a symbol, or a box with diagonals and its name for a picture.
    mutating func image(_ view: ViewElement, in frame: Rectangle, style: ElementStyle) {
        let isSymbol = view.icon.map { $0 != .image } ?? false
        let place = view.imagePlace(in: frame, isSymbol: isSymbol)
        if isSymbol { return symbol(of: view, in: place, theme.accent) }
        let radius = style.radius(in: place) ?? min(4, place.width / 2, place.height / 2)
        picture(place, radius: radius)
        if style.foreground != nil || style.ink != nil {
            stroke(.roundedRectangle(place.inset(by: 1), radius: radius), Stroke(theme.accent, width: 2))
        }
        if let name = view.symbol, !name.isEmpty { imageName(name, in: place) }
    }

    /// The name of a picture, where there is room for it.
    private mutating func imageName(_ name: String, in frame: Rectangle) {
        let font = Font(size: 11, weight: .medium)
        let width = font.estimatedWidth(of: name) + 8
        guard frame.width >= width + 4, frame.height >= 20 else {
            guard min(frame.width, frame.height) >= 10 else { return }
            fill(.ellipse(frame.square.inset(by: frame.square.width / 5)), theme.picture)
            return letters(of: name, in: frame.square, theme.secondaryInk)
        }
        let box = Rectangle(x: frame.midX - width / 2, y: frame.midY - 8, width: width, height: 16)
        fill(.roundedRectangle(box, radius: 4), theme.picture)
        fitted(
            name, in: box.inset(left: 4, right: 4), font: font, color: theme.secondaryInk, alignment: .center)
    }

    /// The symbol of a view in a box.
    mutating func symbol(of view: ViewElement, in box: Rectangle, _ color: Color) {
        symbol(view.icon, named: view.symbol, in: box, color)
    }
}

extension ViewElement {
    /// The place of an image in its view, by the way that it fills it.
    fileprivate func imagePlace(in frame: Rectangle, isSymbol: Bool) -> Rectangle {
        let size =
            imageSize
            ?? (isSymbol ? Size(width: 20, height: 20) : Size(width: frame.width, height: frame.height))
        guard size.width > 0, size.height > 0 else { return frame }
        let across = frame.width / size.width
        let down = frame.height / size.height
        func placed(_ scale: Double, _ x: Double, _ y: Double) -> Rectangle {
            let (width, height) = (size.width * scale, size.height * scale)
            return Rectangle(
                x: frame.minX + (frame.width - width) * x, y: frame.minY + (frame.height - height) * y,
                width: width, height: height)
        }
        return switch imageMode {
        case nil: frame
        case .fit: placed(min(across, down), 0.5, 0.5)
        case .fill: placed(max(across, down), 0.5, 0.5)
        case .center: placed(1, 0.5, 0.5)
        case .top: placed(1, 0.5, 0)
        case .bottom: placed(1, 0.5, 1)
        case .left: placed(1, 0, 0.5)
        case .right: placed(1, 1, 0.5)
        case .topLeft: placed(1, 0, 0)
        case .topRight: placed(1, 1, 0)
        case .bottomLeft: placed(1, 0, 1)
        case .bottomRight: placed(1, 1, 1)
        }
    }
}

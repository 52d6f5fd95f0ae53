import SplitframeGeometry

/// A region in a twin: `fold division 455.5,0,40,669 0,20,0,20 active`.
extension ReservedRegion: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        let words = twinValue.text?.split(separator: " ").map(String.init) ?? []
        let numbers = words.map { $0.split(separator: ",").compactMap { Double($0) } }
        guard words.count == 5, let name = Name(name: words[0]), name.kind == Kind(name: words[1]),
            numbers[2].count == 4, numbers[3].count == 4
        else { return nil }
        let (frame, margins) = (numbers[2], numbers[3])
        self.init(
            name: name, frame: Rectangle(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            margins: EdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3]),
            isActive: words[4] == "active")
    }

    package var twinValue: TwinValue {
        let lengths = [frame.twinValue, margins.twinValue].map(\.description).joined(separator: " ")
        return .texts(["\(name) \(kind) \(lengths) \(isActive ? "active" : "inactive")"])
    }
}

extension ReservedRegions: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let regions = [ReservedRegion](twinValue: twinValue) else { return nil }
        self.init(regions)
    }

    package var twinValue: TwinValue { all.twinValue }
}

extension VerticalBarEdge: TwinRepresentable {}

import SplitframeGeometry

/// A region in a twin: `fold division 455.5,0,40,669 0,20,0,20 active`.
extension ReservedRegion: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        let words = twinValue.text?.split(separator: " ").map(String.init) ?? []
        guard words.count == 5, let name = Name(name: words[0]), name.kind == Kind(name: words[1]),
            let frame = TwinValue(words[2]).flatMap(Rectangle.init(twinValue:)),
            let margins = TwinValue(words[3]).flatMap(EdgeInsets.init(twinValue:))
        else { return nil }
        self.init(name: name, frame: frame, margins: margins, isActive: words[4] == "active")
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

import SplitframeInterface

extension RulerLayout {
    /// The room for a width before the names of devices.
    private static let numberRoom = 52.0

    /// The devices by the widths of their screens, once for all tracks of the same places.
    ///
    /// Windows beside others are listed only if they have another layout; the description contains all.
    mutating func placeTables(_ ruler: BreakpointRuler, at y: inout Double) {
        var groups: [(places: String, ticks: [BreakpointRuler.Tick])] = []
        for track in ruler.tracks where track.isContinuous {
            let names = track.title.split(separator: " · ").map(String.init)
            let places = names.last ?? track.title
            let ticks = track.ticks.filter {
                ($0.isWholeScreen && widths.contains($0.width)) || $0.mode != nil
            }.map { tick in
                // One table serves several tracks.
                var tick = tick
                let own = names.dropLast().joined(separator: " · ")
                tick.mode = tick.mode.map { own.isEmpty ? $0 : "in \(own) \($0)" }
                return tick
            }
            if let index = groups.firstIndex(where: { $0.places == places }) {
                for tick in ticks {
                    guard
                        let known = groups[index].ticks.firstIndex(where: {
                            $0.width == tick.width && $0.mode == tick.mode
                        })
                    else {
                        groups[index].ticks.append(tick)
                        continue
                    }
                    let names = groups[index].ticks[known].names
                    groups[index].ticks[known].names += tick.names.filter { !names.contains($0) }
                }
            } else {
                groups.append((places, ticks))
            }
        }
        for group in groups where !group.ticks.isEmpty && group.ticks.map(\.names) != [[group.places]] {
            y += 14
            let heading = Rectangle(x: Self.margin, y: y, width: room, height: Self.noteHeight)
            let hasOthers = group.ticks.contains { $0.mode != nil }
            tables.append(
                Label(
                    text: "Widths of devices: \(group.places)"
                        + (hasOthers ? " (there: in a window of that device’s height)" : ""),
                    box: heading))
            y += Self.noteHeight
            addTable(of: group.ticks.sorted { $0.width < $1.width }, at: &y)
        }
    }

    /// Rows in two columns if no name has to be left out there or the ruler is long, else in one.
    private mutating func addTable(of ticks: [BreakpointRuler.Tick], at y: inout Double) {
        let half = (room - 24) / 2 - Self.numberRoom
        let isCut =
            ticks.contains { tick in
                let names = tick.names(in: half, font: Self.noteFont)
                return Self.noteFont.estimatedWidth(of: names) > half || !isCompact && names.hasSuffix("more")
            }
        let nameRoom = isCut ? room - Self.numberRoom : half
        let rows = isCut ? ticks.count : (ticks.count + 1) / 2
        for (index, tick) in ticks.enumerated() {
            let number = Rectangle(
                x: Self.margin + Double(index / rows) * (nameRoom + Self.numberRoom + 24),
                y: y + Double(index % rows) * Self.noteHeight, width: Self.numberRoom,
                height: Self.noteHeight)
            let names = Rectangle(x: number.maxX, y: number.y, width: nameRoom, height: Self.noteHeight)
            tables.append(Label(text: tick.width.figureText, box: number))
            tables.append(Label(text: tick.names(in: nameRoom, font: Self.noteFont), box: names))
        }
        y += Double(rows) * Self.noteHeight
    }
}

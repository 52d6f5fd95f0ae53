import SplitframeInterface

extension Wireframe {
    /// What several pictures say once where some dim what their system does not, with those systems where others have
    /// none: `dimmed beneath an overlay of iPadOS 26 here, not on the device`; nil if none does.
    package static func veilWords(of pictures: [(system: String, isVeiled: Bool)]) -> String? {
        let veiled = Set(pictures.filter(\.isVeiled).map(\.system))
        guard !veiled.isEmpty else { return nil }
        let isOfAll = veiled.isSuperset(of: pictures.map(\.system))
        let systems = isOfAll ? "" : " of \(AlternativeTextPhrases.english.list(veiled.sorted()))"
        return "dimmed beneath an overlay\(systems) here, not on the device"
    }

    /// Whether the picture dims what a column hides although the system does not: only where its legend says so, or
    /// the title of the pictures around it.
    package var veilsOverlaid: Bool {
        (hasVeilExplained || caption != nil && look.canvas != .device)
            && tree.layers.contains { $0.contains { !$0.undimmedBeneathOverlays.isEmpty } }
    }
}

extension InterfaceElement {
    /// The indexes of a split view's children that are columns with content hidden by others, if there is no dimming
    /// view.
    ///
    /// A panel beside its neighbours covers their background too, but their safe areas exclude it.
    var undimmedBeneathOverlays: Set<Int> {
        guard split != nil, !children.contains(where: { $0.kind == .dimming }) else { return [] }
        return Set(
            children.indices.filter { index in
                guard let column = children[index].column else { return false }
                let content = children[index].frame.inset(by: column.safeArea)
                let covers = children[(index + 1)...].filter(\.coversColumns).map(\.frame)
                let shown = children[index].frame.intersection(frame)?.remainder(outside: covers) ?? []
                // A panel that juts out over a neighbour by no more than its margin does not lie above it.
                return !shown.isEmpty
                    && covers.contains {
                        ($0.overlap(with: content)?.width ?? 0) > InterfaceTree.widestMargin
                    }
            })
    }

    /// The overlaid columns of a split view, those that touch together: their indexes in drawing order, and the frame
    /// around them.
    var overlays: [(columns: [Int], frame: Rectangle)] {
        var groups: [(columns: [Int], frame: Rectangle)] = []
        for index in children.indices where children[index].presentation == .overlaid {
            var group = (columns: [index], frame: children[index].frame)
            let near = groups.indices.filter {
                groups[$0].frame.inset(by: -1).intersection(group.frame) != nil
            }
            for other in near.reversed() {
                let joined = groups.remove(at: other)
                group.columns = joined.columns + group.columns
                group.frame = Rectangle(around: [joined.frame, group.frame]) ?? group.frame
            }
            groups.append(group)
        }
        return groups.map { ($0.columns.sorted(), $0.frame) }
    }
}

extension Rectangle {
    /// The smallest rectangle around others, nil around none.
    init?(around others: [Rectangle]) {
        guard let left = others.map(\.minX).min(), let right = others.map(\.maxX).max(),
            let top = others.map(\.minY).min(), let bottom = others.map(\.maxY).max()
        else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

import SplitframeInterface

extension SceneMorph.Element {
    /// The element as it is painted at a fraction of the way, from 0 to 1.
    func element(at share: Double) -> SceneElement {
        switch self {
        case .shape(let from, let to):
            var shape = to
            shape.path = from.path.between(to.path, at: share)
            return .shape(shape)
        case .text(let from, let to):
            var run = to
            run.box = from.box.between(to.box, at: share)
            return .text(run)
        case .group(let from, let to, let elements):
            var group = to
            group.transform = from.transform.between(to.transform, at: share)
            if let clip = from.clip, let end = to.clip { group.clip = clip.between(end, at: share) }
            group.elements = elements.map { $0.element(at: share) }
            return .group(group)
        // Two texts at the same position would be unreadable, so that one fades out before the other fades in.
        case .appearing(let element): return element.faded(to: element.isText ? 2 * share - 1 : share)
        case .disappearing(let element):
            return element.faded(to: 1 - (element.isText ? 2 * share : share))
        }
    }
}

extension SceneElement {
    /// Whether it is a text, or consists of texts.
    var isText: Bool {
        switch self {
        case .text: true
        case .shape: false
        case .group(let group): !group.elements.isEmpty && group.elements.allSatisfy(\.isText)
        }
    }

    /// The element with the opacity of all its colours multiplied by a fraction.
    package func faded(to share: Double) -> SceneElement {
        switch self {
        case .shape(var shape):
            // Partly transparent glass would show the elements beneath it twice.
            if share < 1 { shape.glass = nil }
            shape.fill = shape.fill?.faded(to: share)
            if let color = shape.stroke?.color { shape.stroke?.color = color.faded(to: share) }
            if let color = shape.shadow?.color { shape.shadow?.color = color.faded(to: share) }
            return .shape(shape)
        case .text(var run):
            run.color = run.color.faded(to: share)
            for index in run.spans.indices {
                run.spans[index].color = run.spans[index].color?.faded(to: share)
            }
            return .text(run)
        case .group(var group):
            group.elements = group.elements.map { $0.faded(to: share) }
            return .group(group)
        }
    }
}

extension Color {
    fileprivate func faded(to share: Double) -> Color {
        opacity(UInt8((Double(alpha) * min(max(share, 0), 1)).rounded()))
    }
}

extension Double {
    fileprivate func between(_ end: Double, at share: Double) -> Double { self + (end - self) * share }
}

extension SceneTransform {
    fileprivate func between(_ end: SceneTransform, at share: Double) -> SceneTransform {
        SceneTransform(
            scale: scale.between(end.scale, at: share), offset: offset.between(end.offset, at: share),
            attitude: Attitude(
                turn: attitude.turn.between(end.attitude.turn, at: share),
                lean: attitude.lean.between(end.attitude.lean, at: share),
                foreshortening: attitude.foreshortening.between(end.attitude.foreshortening, at: share),
                narrowing: attitude.narrowing.between(end.attitude.narrowing, at: share)))
    }
}

extension Point {
    fileprivate func between(_ end: Point, at share: Double) -> Point {
        Point(x: x.between(end.x, at: share), y: y.between(end.y, at: share))
    }
}

extension Rectangle {
    fileprivate func between(_ end: Rectangle, at share: Double) -> Rectangle {
        Rectangle(
            x: x.between(end.x, at: share), y: y.between(end.y, at: share),
            width: width.between(end.width, at: share), height: height.between(end.height, at: share))
    }
}

extension Path {
    /// The outline at a fraction of the way to another of its kind; for another kind, that other outline.
    fileprivate func between(_ end: Path, at share: Double) -> Path {
        switch (self, end) {
        case (.rectangle(let a), .rectangle(let b)): .rectangle(a.between(b, at: share))
        case (.roundedRectangle(let a, let radius, _), .roundedRectangle(let b, let other, let continuous)):
            .roundedRectangle(
                a.between(b, at: share), radius: radius.between(other, at: share), continuous: continuous)
        case (.ellipse(let a), .ellipse(let b)): .ellipse(a.between(b, at: share))
        case (.lines(let a, _), .lines(let b, let closed)):
            .lines(zip(a, b).map { $0.between($1, at: share) }, closed: closed)
        case (.curves(let a), .curves(let b)): .curves(zip(a, b).map { $0.between($1, at: share) })
        case (.rectangle, _), (.roundedRectangle, _), (.ellipse, _), (.lines, _), (.curves, _): end
        }
    }
}

extension PathSegment {
    fileprivate func between(_ end: PathSegment, at share: Double) -> PathSegment {
        switch (self, end) {
        case (.move(let a), .move(let b)): .move(a.between(b, at: share))
        case (.line(let a), .line(let b)): .line(a.between(b, at: share))
        case (.curve(let a, let first, let second), .curve(let b, let other, let last)):
            .curve(
                a.between(b, at: share), control1: first.between(other, at: share),
                control2: second.between(last, at: share))
        case (.move, _), (.line, _), (.curve, _), (.close, _): end
        }
    }
}

import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframePictures

struct `Annotations` {
    /// Possible selections of every kind of device, mode and look, the same in every run.
    private static let selections: [Selection] = {
        var numbers = SteppedNumbers(seed: 13)
        var selections: [Selection] = []
        while selections.count < (isDeepRun ? 40 : 20) {
            var selection = Selection(device: numbers.any(Device.known))
            selection.orientation = numbers.any(selection.device.orientations)
            selection.generation = numbers.any(Generation.known)
            selection.style = numbers.any(SplitStyle.allCases)
            selection.displayMode = numbers.any(DisplayMode.allCases)
            selection.direction = numbers.any(LayoutDirection.allCases)
            selection.primaryEdge = numbers.any(PrimaryEdge.allCases)
            selection.theme = numbers.any(Theme.allCases)
            selection.bezel = numbers.chance(1, of: 2)
            selection.scale = 1
            selection.annotations = Set(Annotation.allCases.filter { _ in numbers.chance(2, of: 3) })
            selection.marks =
                numbers.chance(1, of: 2)
                ? [Look.Mark("secondary", "A"), Look.Mark("secondary.bar", "B")] : []
            // On a Mac, columns whose frames or insets are shown end below the title bar.
            let isOnMac = selection.device.platform == .macCatalyst
            if selection.impossibility == nil, !isOnMac { selections.append(selection) }
        }
        return selections
    }()

    @Test(arguments: selections.indices)
    func `leave every pixel of the screen as it is, but where they are drawn themselves`(index: Int) throws {
        let selection = Self.selections[index]
        var plain = selection
        plain.annotations = []
        plain.marks = []
        let (annotated, bare) = (try Picture(selection).scene, try Picture(plain).scene)
        let painter = try Painter(fonts: .installed())
        let (above, below) = (
            try painter.bitmap(of: annotated, scale: 1), try painter.bitmap(of: bare, scale: 1)
        )
        let theme = selection.theme.colors
        let drawn = [
            theme.annotation, theme.primaryLine, theme.supplementaryLine, theme.secondaryLine,
            theme.inspectorLine,
        ].flatMap { ink in annotated.elements.flatMap { $0.areas(of: ink, at: .zero, clip: nil) } }
        let origin = try #require(annotated.screenOrigin)
        let bareOrigin = try #require(bare.screenOrigin)
        let size = try ResolvedRequest(selection.request).place.screenSize
        let width = Int(size.width)
        var mask = [Bool](repeating: false, count: width * Int(size.height))
        for area in drawn.map({ $0.offset(x: -origin.x, y: -origin.y).inset(by: -3) }) {
            guard let part = area.intersection(Rectangle(size: size)) else { continue }
            for y in Int(part.minY)..<min(Int(size.height), Int(part.maxY.rounded(.up))) {
                for x in Int(part.minX)..<min(width, Int(part.maxX.rounded(.up))) {
                    mask[y * width + x] = true
                }
            }
        }
        var differing = 0
        for y in 0..<Int(size.height) {
            for x in 0..<width where !mask[y * width + x] {
                let first = above.pixel(x + Int(origin.x), y + Int(origin.y))
                let second = below.pixel(x + Int(bareOrigin.x), y + Int(bareOrigin.y))
                if first != second { differing += 1 }
            }
        }
        #expect(differing == 0, "\(selection.options())")
        // What is compared is most of the picture, unless it is hatched all over.
        #expect(mask.count { $0 } < mask.count * 2 / 3)
    }
}

extension Bitmap {
    fileprivate func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
        let start = (y * width + x) * 4
        return pixels[start..<start + 4]
    }
}

extension Scene {
    /// Where the screen's corner lies on the canvas.
    fileprivate var screenOrigin: Point? {
        for case .group(let group) in elements where group.id == "screen" { return group.transform.offset }
        return nil
    }
}

extension SceneElement {
    /// The areas that are drawn in a colour, whatever its opacity: lines as narrow boxes.
    fileprivate func areas(of ink: Color, at offset: Point, clip: Rectangle?) -> [Rectangle] {
        func visible(_ areas: [Rectangle]) -> [Rectangle] {
            areas.map { $0.offset(x: offset.x, y: offset.y) }
                .compactMap { area in clip.map { $0.inset(by: -2).intersection(area.inset(by: -1)) } ?? area }
        }
        switch self {
        case .text(let run): return run.color.opacity(255) == ink ? visible([run.box]) : []
        case .shape(let shape):
            let isFilled = shape.fill?.opacity(255) == ink
            guard isFilled || shape.stroke?.color.opacity(255) == ink else { return [] }
            guard shape.fill == nil else { return visible([shape.path.bounds].compactMap(\.self)) }
            return visible(shape.path.lineBoxes)
        case .group(let group):
            let inner = Point(
                x: offset.x + group.transform.offset.x * 1, y: offset.y + group.transform.offset.y)
            let own = group.clip?.bounds.map { $0.offset(x: inner.x, y: inner.y) }
            let both = own.map { own in clip.map { $0.intersection(own) ?? .zero } ?? own } ?? clip
            // Icons are small and scaled: all of them counts where any of it is in the colour.
            if group.transform.scale != 1 {
                let areas = group.elements.flatMap { $0.areas(of: ink, at: .zero, clip: nil) }
                // Annotations are enlarged beside a wide device.
                guard group.transform.scale < 1 else {
                    return areas.map { group.transform($0).offset(x: offset.x, y: offset.y) }
                }
                return areas.isEmpty
                    ? []
                    : [Rectangle(x: inner.x, y: inner.y, width: 44, height: 44)]
            }
            return group.elements.flatMap { $0.areas(of: ink, at: inner, clip: both) }
        }
    }
}

extension Path {
    /// A box around each straight piece of the outline, and around each curve.
    fileprivate var lineBoxes: [Rectangle] {
        var boxes: [Rectangle] = []
        var start = Point.zero
        var last = Point.zero
        func add(_ points: [Point]) {
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                return
            }
            // A slanted line is many small boxes.
            let pieces = max(1, Int(min(right - left, bottom - top) / 8))
            guard pieces > 1, points.count == 2 else {
                return boxes.append(Rectangle(x: left, y: top, width: right - left, height: bottom - top))
            }
            for piece in 0..<pieces {
                let (from, to) = (Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
                let one = Point(
                    x: points[0].x + (points[1].x - points[0].x) * from,
                    y: points[0].y + (points[1].y - points[0].y) * from)
                let other = Point(
                    x: points[0].x + (points[1].x - points[0].x) * to,
                    y: points[0].y + (points[1].y - points[0].y) * to)
                boxes.append(
                    Rectangle(
                        x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
                        height: abs(one.y - other.y)))
            }
        }
        for segment in segments {
            switch segment {
            case .move(let point): (start, last) = (point, point)
            case .line(let point):
                add([last, point])
                last = point
            case .curve(let point, let one, let two):
                add([last, one, two, point])
                last = point
            case .close: add([last, start])
            }
        }
        return boxes
    }
}

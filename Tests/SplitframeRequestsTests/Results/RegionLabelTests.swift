import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

/// What a picture says of strip, camera and fold hides nothing of what it shows.
struct `Labels of reserved regions` {
    private static let places: [SplitRequest] = Posture.allCases.flatMap { posture -> [SplitRequest] in
        guard let device = Device.iPhoneDuo.folded(posture) else { return [] }
        return device.orientations.flatMap { orientation in
            Place.windows(of: device, orientation: orientation, generation: .iOS27).flatMap { window in
                LayoutDirection.allCases.map { direction in
                    var request = SplitRequest(on: .iPhoneDuo)
                    request.posture = posture
                    request.orientation = orientation
                    request.window = window
                    request.direction = direction
                    return request
                }
            }
        }
    }

    @Test(arguments: places, [SplitStyle.doubleColumn, .tripleColumn])
    func `hide no text, no button and not each other, and stand next to their regions`(
        place: SplitRequest, style: SplitStyle
    ) throws {
        var request = place
        request.style = style
        for kind in [ContentElement.Kind.list, .text, .mail] {
            request.contents = [.secondary: kind, .primary: kind]
            let resolved = try ResolvedRequest(request)
            let regions = resolved.tree.environment.reservedRegions.all
            let origin = resolved.place.windowFrame.origin
            let buttons = resolved.tree.all.filter {
                switch $0.kind {
                case .barButton, .tab, .title: true
                default: false
                }
            }.map { $0.frame.offset(x: origin.x, y: origin.y) }
            for theme in Theme.allCases {
                let wireframe = resolved.wireframe(Look(theme: theme, annotations: [.regions]))
                let labels = DrawnScreen(wireframe).regionLabels
                #expect(zip(labels, regions).allSatisfy { $0.lines[0].hasPrefix($1.name.name) })
                try #require(labels.count == regions.count, "\(kind), \(resolved.caption)")
                let texts = resolved.wireframe(Look(theme: theme)).visibleTexts
                for (index, label) in labels.enumerated() {
                    let others = labels[(index + 1)...].map(\.frame)
                    #expect((texts + buttons + others).allSatisfy { $0.intersection(label.frame) == nil })
                    #expect(Rectangle(size: resolved.place.screenSize).contains(label.frame))
                    let region = regions[index].frame.offset(x: origin.x, y: origin.y)
                    // A line leads to a region that the label does not touch, across nothing but what lies in it.
                    #expect(
                        (label.leader == nil) == (region.inset(by: -6.001).overlap(with: label.frame) != nil))
                    if let (start, end) = label.leader {
                        let line = Rectangle(
                            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                            height: abs(start.y - end.y)
                        ).inset(by: -0.5)
                        #expect(region.contains(Rectangle(origin: end, size: Size(width: 0.1, height: 0.1))))
                        #expect(
                            (texts + buttons).allSatisfy {
                                $0.overlap(with: region) != nil || $0.overlap(with: line) == nil
                            }, "\(label.lines), \(resolved.caption)")
                    }
                    #expect(
                        region.inset(by: -120).intersection(label.frame) != nil,
                        "\(label.lines) at \(label.frame), \(region), \(kind), \(resolved.caption)")
                }
            }
        }
    }
}

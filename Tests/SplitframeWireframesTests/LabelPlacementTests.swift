import SplitframeInterface
import Testing

@testable import SplitframeWireframes

struct `Places for labels` {
    @Test(arguments: 0..<200)
    func `never meet one another nor the device, and the first are the nearest`(seed: Int) throws {
        var variation = SeededVariation(seed: "labels \(seed)")
        let body = Rectangle(
            x: 0, y: 0, width: variation.next(in: 20...1200).rounded(),
            height: variation.next(in: 20...1200).rounded())
        var placement = LabelPlacement(around: body)
        var places: [Rectangle] = []
        for _ in 0..<12 {
            let side = LabelPlacement.Side.allCases[Int(variation.next(in: 0...3.99))]
            let length = side.isAcross ? body.width : body.height
            let center = variation.next(in: 0...length).rounded()
            let size = Size(
                width: 2 * variation.next(in: 5...100).rounded(),
                height: 2 * variation.next(in: 5...20).rounded())
            let along = side.isAcross ? size.width : size.height
            let thickness = side.isAcross ? size.height : size.width
            let range = center - along / 2...center + along / 2
            let found = placement.place(range, thickness: thickness, at: side)
            let place = try #require(found)
            #expect(abs(place.range(along: side).lowerBound - range.lowerBound) < 0.001)
            places.append(place)
        }
        for (index, place) in places.enumerated() {
            #expect(place.intersection(body) == nil)
            #expect(places[(index + 1)...].allSatisfy { $0.intersection(place) == nil })
        }
        let reach = Rectangle(
            x: -placement.room.left, y: -placement.room.top,
            width: body.width + placement.room.left + placement.room.right,
            height: body.height + placement.room.top + placement.room.bottom)
        #expect(places.allSatisfy { reach.inset(by: -0.001).contains($0) })
    }

    @Test func `leave a straight line from the device free`() throws {
        var placement = LabelPlacement(around: Rectangle(x: 0, y: 0, width: 400, height: 300))
        let near = placement.place(50...350, thickness: 20, at: .bottom)
        let behind = placement.place(150...250, thickness: 20, at: .bottom, leader: 200)
        let beside = placement.place(300...500, thickness: 20, at: .bottom, leader: 380)
        #expect(behind == nil)
        #expect(try #require(beside).minY > #require(near).maxY)
    }
}

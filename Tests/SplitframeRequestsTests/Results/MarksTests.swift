import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `Eight marks in a picture` {
    @Test func `stand apart, cross no text and no other line, and mark nothing outside the window`() throws {
        var numbers = SteppedNumbers(seed: 8)
        var seen = (numbered: 0, labelled: 0)
        while seen.numbered + seen.labelled < 150 {
            var selection = Selection(device: numbers.any(Device.known))
            selection.orientation = numbers.any(selection.device.orientations)
            selection.style = numbers.any(Array(SplitStyle.allCases))
            selection.displayMode = numbers.any(Array(DisplayMode.allCases))
            selection.direction = numbers.any(Array(LayoutDirection.allCases))
            if numbers.chance(1, of: 3) { selection.pageWidth = Double(numbers.length(400...1000)) }
            guard selection.impossibility == nil else { continue }
            let resolved = try ResolvedRequest(selection.request)
            let names = resolved.tree.elementNames.shuffled(using: &numbers).prefix(numbers.length(1...8))
            selection.marks = names.map { Look.Mark($0, "What \($0) does") }
            guard selection.look.impossibility(with: resolved.tree) == nil else { continue }
            let wireframe = resolved.wireframe(selection.look)
            let (annotations, canvas) = CanvasLayout.fitting(wireframe)
            let marks = annotations.marks
            let name: Comment = "\(selection.path(beyond: .gallery)) \(names)"
            guard let first = marks.first else { continue }
            if first.isNumbered { seen.numbered += 1 } else { seen.labelled += 1 }
            #expect(marks.allSatisfy { $0.isNumbered == first.isNumbered }, name)
            let body = wireframe.body.scaled(by: canvas.scale)
            let texts = wireframe.visibleTexts(at: canvas.deviceScale).map { $0.scaled(by: canvas.scale) }
            for (index, mark) in marks.enumerated() {
                let others = marks[(index + 1)...]
                #expect(mark.frame.intersection(body) == nil, name)
                #expect(others.allSatisfy { $0.frame.intersection(mark.frame) == nil }, name)
                let edge = try #require(mark.edge.bounds)
                #expect(wireframe.shownWindow.scaled(by: canvas.scale).inset(by: -3).contains(edge), name)
                #expect(texts.allSatisfy { !mark.crosses($0) }, name)
                #expect(others.allSatisfy { !mark.crosses($0) }, name)
            }
        }
        #expect(seen.numbered > 20 && seen.labelled > 20)
    }

    @Test func `are around round buttons where those are round`() throws {
        var selection = Selection(device: .iPadMini6)
        selection.marks = [Look.Mark("button", "Shows the primary column")]
        let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
        let mark = try #require(AnnotationLayout(wireframe).marks.first)
        guard case .roundedRectangle(let frame, let radius, _) = mark.edge else {
            Issue.record("an edge of another shape")
            return
        }
        #expect(radius == frame.height / 2)
        let target = try #require(wireframe.visibleFrame(named: "button"))
        #expect(frame.contains(target))
    }

    @Test func `inside each other have lines that can be told apart`() throws {
        var selection = Selection(device: .iPadPro11InchM4)
        (selection.orientation, selection.style) = (.landscape, .tripleColumn)
        selection.marks = [
            Look.Mark("primary", "Folders"), Look.Mark("primary.bar", "Its bar"),
            Look.Mark("secondary", "The message"), Look.Mark("secondary.bar", "Its bar"),
        ]
        let marks = try AnnotationLayout(ResolvedRequest(selection.request).wireframe(selection.look)).marks
        for (outer, inner) in [(0, 1), (2, 3)] {
            let edges = try (#require(marks[outer].edge.bounds), #require(marks[inner].edge.bounds))
            #expect(edges.0.inset(by: 3.5).contains(edges.1))
        }
    }

    @Test func `have their texts at their lines' ends where those have room, else a legend`() throws {
        var selection = Selection(device: .iPadMini6)
        selection.orientation = .landscape
        selection.marks = [Look.Mark("button", "Toggle"), Look.Mark("secondary", "The message")]
        let labelled = try ResolvedRequest(selection.request).wireframe(selection.look)
        #expect(AnnotationLayout(labelled).marks.map(\.lines) == [["Toggle"], ["The message"]])
        #expect(labelled.alternativeText.contains("at button: Toggle"))
        #expect(!labelled.alternativeText.contains("number 1"))
        selection.marks[0].text = String(repeating: "Toggle the sidebar ", count: 8)
        let numbered = try ResolvedRequest(selection.request).wireframe(selection.look)
        #expect(!AnnotationLayout(numbered).marks.contains { !$0.isNumbered })
        #expect(numbered.alternativeText.contains("number 1 at button"))
    }
}

extension PointedMark {
    /// Whether the line meets a rectangle.
    fileprivate func crosses(_ frame: Rectangle) -> Bool {
        zip(leader, leader.dropFirst()).contains { start, end in
            // Closer than a point apart all along the line.
            stride(from: 0, through: 1, by: 0.002).contains { part in
                let x = start.x + (end.x - start.x) * part
                let y = start.y + (end.y - start.y) * part
                return x > frame.minX && x < frame.maxX && y > frame.minY && y < frame.maxY
            }
        }
    }

    /// Whether two lines meet.
    fileprivate func crosses(_ other: PointedMark) -> Bool {
        func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        return zip(leader, leader.dropFirst()).contains { a, b in
            zip(other.leader, other.leader.dropFirst()).contains { c, d in
                side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
            }
        }
    }
}

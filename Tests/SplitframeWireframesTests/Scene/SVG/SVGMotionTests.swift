import Foundation
import FoundationXML
import SplitframeInterface
import Testing

@testable import SplitframeWireframes

struct `An SVG in motion` {
    private func text() -> String {
        let scenes = [0.0, 60, 120].map { x in
            Scene(
                size: Size(width: 200, height: 100), background: Color(0xFFFFFF),
                elements: [
                    .group(
                        SceneGroup(
                            id: "column",
                            elements: [
                                .shape(
                                    Shape(
                                        .rectangle(Rectangle(x: x, y: 0, width: 50 + x, height: 20)),
                                        fill: Color(1))),
                                .shape(
                                    Shape(
                                        .ellipse(Rectangle(x: x, y: 50, width: 30, height: 30)),
                                        fill: Color(2))),
                            ]))
                ])
        }
        let motion = SceneMotion(stills: scenes, moves: Array(zip(scenes, scenes.dropFirst())))
        return motion.svg(scale: 2, title: "A <moving> column", longDescription: "Long", metadata: "{}")
    }

    @Test func `is well-formed, and its names are unique`() throws {
        let text = text()
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse())
        let names = text.matches(of: #/ id="(.*?)"/#).map { String($0.1) }
        #expect(Set(names).count == names.count && names.count > 2)
    }

    @Test func `moves only where the reader allows it, and hides all but the first picture else`() throws {
        let text = text()
        let sheet = try #require(text.firstMatch(of: #/<style>(.*?)</style>/#)).1
        #expect(sheet.hasPrefix("@media (prefers-reduced-motion:no-preference){"))
        #expect(!text.replacing(sheet, with: "").contains("@keyframes"))
        #expect(
            text.matches(of: #/<g class="s[0-9a-f]+s\d"( visibility="hidden")?>/#).map { $0.1 != nil } == [
                false, true, true,
            ])
    }

    /// Browsers take turn and distance apart, so that only about the point that stays a turn keeps everything in its place.
    @Test func `turns what is turned about the point that stays`() throws {
        let scenes = [(Point(x: 30, y: 80), 0.0), (Point(x: 90, y: 40), 1.0)].map { offset, turn in
            Scene(
                size: Size(width: 200, height: 100), background: nil,
                elements: [
                    .group(
                        SceneGroup(
                            id: "turning",
                            transform: SceneTransform(offset: offset, attitude: Attitude(turn: turn)),
                            elements: [
                                .shape(
                                    Shape(
                                        .rectangle(Rectangle(x: 0, y: 0, width: 20, height: 10)),
                                        fill: Color(1)))
                            ]))
                ])
        }
        let motion = SceneMotion(stills: scenes, moves: [(scenes[0], scenes[1])])
        let text = motion.svg(scale: 1, title: "", longDescription: "", metadata: "")
        let style = try #require(
            text.firstMatch(of: #/--m:matrix\((.*?),0,0\);transform-origin:(.*?)px (.*?)px/#))
        let parts = style.1.split(separator: ",").compactMap { Double($0) }
        let stays = Point(x: try #require(Double(style.2)), y: try #require(Double(style.3)))
        for point in [Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: 7, y: 9)] {
            let start = Point(x: 30 + point.x, y: 80 + point.y)
            let end = Point(x: 90 - point.y, y: 40 + point.x)
            let (dx, dy) = (end.x - stays.x, end.y - stays.y)
            #expect(abs(stays.x + parts[0] * dx + parts[2] * dy - start.x) < 0.01)
            #expect(abs(stays.y + parts[1] * dx + parts[3] * dy - start.y) < 0.01)
        }
    }

    @Test func `says where each element comes from and where it comes to rest`() {
        let text = text()
        #expect(
            text.contains(#/class="s[0-9a-f]+m1" style="--m:matrix\(0\.454545,0,0,1,-27\.272727,0\)"/#))
        #expect(text.matches(of: #/<g class="s[0-9a-f]+t[12]" style="--x:-60px;--y:0px">/#).count == 2)
        #expect(text.contains("4.3s"))
    }
}

import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A filmstrip` {
    private func strip(count: Int) -> Scene {
        Filmstrip(
            title: "Rotation",
            parts: [
                Filmstrip.Part(
                    steps: (0..<count).map { index in
                        Filmstrip.Step(
                            scene: Scene(size: Size(width: 400, height: index % 2 == 0 ? 300 : 600)),
                            label: "step \(index)",
                            events: (0..<index).map {
                                "splitViewController(_:willShow:) with the supplementary column, call \($0)"
                            })
                    })
            ], stepsPerRow: 3
        ).scene
    }

    @Test(arguments: [0, 1, 3, 7])
    func `shows every step with its number and events, apart and inside`(count: Int) {
        let scene = strip(count: count)
        let canvas = Rectangle(size: scene.size)
        let pictures = scene.groups.filter { $0.clip != nil }
        #expect(pictures.count == count)
        let texts = scene.texts
        #expect(texts.count >= 1 + count + count * (count - 1) / 2)
        for (index, text) in texts.enumerated() {
            #expect(canvas.contains(text.frame))
            #expect(texts[(index + 1)...].allSatisfy { $0.frame.intersection(text.frame) == nil })
        }
    }

    @Test(arguments: ["upright", "عمودي", "כותרת"])
    func `puts the number before a label in any direction`(label: String) throws {
        let step = Filmstrip.Step(scene: Scene(size: Size(width: 40, height: 30)), label: label)
        let scene = Filmstrip(title: "Rotation", parts: [Filmstrip.Part(steps: [step])]).scene
        let text = try #require(scene.texts.compactMap(\.text?.text).first { $0.contains(label) })
        #expect(text.hasPrefix("1 ") && !text.runsRightToLeft)
    }

    @Test func `draws an arrow from each step to the next`() {
        let strip = strip(count: 4)
        let lines = strip.painted.filter { $0.shape?.stroke != nil }
        #expect(lines.count == 2 * 3)
        let inside = Rectangle(size: strip.size).inset(by: 32)
        #expect(lines.allSatisfy { inside.contains($0.frame) })
    }

    @Test func `keeps parts apart, each with its heading and its own numbers`() {
        let step = Filmstrip.Step(scene: Scene(size: Size(width: 40, height: 30)), label: "mounted")
        let parts = ["Mail", "Notes"].map { Filmstrip.Part(heading: $0, steps: [step, step]) }
        let strip = Filmstrip(title: "2 scenarios", parts: parts).scene
        #expect(strip.painted.count { $0.shape?.stroke != nil } == 2 * 2)
        let words = strip.texts.compactMap(\.text?.text)
        #expect(words.filter { $0 == "Mail" || $0 == "Notes" } == ["Mail", "Notes"])
        #expect(words.count { $0.hasPrefix("1 ") } == 2 && words.allSatisfy { !$0.hasPrefix("3 ") })
        #expect(
            strip.alternativeText
                == "Mail, step by step: 1 mounted; 2 mounted. Notes, step by step: 1 mounted; 2 mounted.")
    }

    @Test func `is told in words`() {
        #expect(strip(count: 2).alternativeText == "Rotation, step by step: 1 step 0; 2 step 1.")
    }

    @Test func `counts steps that look alike`() {
        let picture = SheetPicture(Scene(size: Size(width: 40, height: 30)))
        let steps = [
            Filmstrip.Step(picture, label: "mounted"), Filmstrip.Step(picture, label: "a … e", count: 5),
            Filmstrip.Step(picture, label: "last"),
        ]
        let strip = Filmstrip(title: "Widths", parts: [Filmstrip.Part(steps: steps)]).scene
        #expect(strip.alternativeText == "Widths, step by step: 1 mounted; 2–6 a … e; 7 last.")
    }

    @Test func `stands below its picture, in the middle`() throws {
        let step = Filmstrip.Step(
            SheetPicture(Scene(size: Size(width: 100, height: 300))), label: "turned", facts: ["tiled"],
            events: ["didShow(primary)"])
        let strip = Filmstrip(title: "", parts: [Filmstrip.Part(steps: [step])]).scene
        let words = try ["turned", "tiled"].map { word in
            try #require(strip.texts.compactMap(\.text).first { $0.text.contains(word) })
        }
        #expect(words.allSatisfy { $0.alignment == .center && $0.box.midX == strip.size.width / 2 })
    }

    @Test(arguments: [1, 30, 200])
    func `is cut into pages whose numbers go on`(count: Int) {
        let parts = ["Mail", "Notes"].map { heading in
            Filmstrip.Part(
                heading: heading,
                steps: (0..<count).map {
                    Filmstrip.Step(scene: Scene(size: Size(width: 300, height: 400)), label: "step \($0)")
                })
        }
        let strip = Filmstrip(title: "Two", parts: parts)
        let pages = strip.pages.map(\.scene)
        #expect(pages.allSatisfy { $0.size.height <= 4000 && $0.size.width == pages[0].size.width })
        let labels = pages.flatMap { $0.texts.compactMap(\.text?.text).filter { $0.contains("step") } }
        let expected = (0..<count).map { "\($0 + 1)  \u{2068}step \($0)\u{2069}" }
        #expect(labels == expected + expected)
        #expect(pages.flatMap(\.painted).count { $0.shape?.stroke != nil } == 4 * (count - 1))
    }
}

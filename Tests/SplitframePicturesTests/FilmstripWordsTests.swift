import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

struct `The words of a strip` {
    @Test func `repeat nothing that an inset shows with its number, nor how the mode changed`() throws {
        var numbers = SteppedNumbers(seed: 18)
        var insets = 0
        for _ in 0..<60 {
            var first = Selection(device: numbers.any(Device.known))
            first.orientation = numbers.any(first.device.orientations)
            first.style = numbers.any(SplitStyle.allCases)
            first.pageWidth = numbers.chance(1, of: 2) ? Double(numbers.length(500...1100)) : nil
            let steps = (0..<4).map { _ in
                var step = first
                step.displayMode = numbers.any(DisplayMode.allCases)
                return step
            }.filter { $0.impossibility == nil }
            guard let strip = Filmstrip(of: [try Story(of: steps)]) else { continue }
            let texts = strip.scene.elements.texts
            let shown = zip(texts, texts.dropFirst()).compactMap { name, number in
                number.firstMatch(of: /^(.+ → .+), [+−]/).map { (name.split(separator: ",")[0], $0.1) }
            }
            insets += shown.count
            for (name, number) in shown {
                #expect(texts.allSatisfy { !$0.contains("\(name) column \(number) pt") }, "\(texts)")
            }
            #expect(texts.allSatisfy { !$0.hasPrefix("display mode ") && !$0.hasPrefix("collapsed ") })
            for step in strip.parts.flatMap(\.steps) { #expect(step.changes.count <= 6) }
        }
        #expect(insets > 20)
    }

    @Test func `say how many layouts were not measured, and fit pages of paper`() throws {
        var numbers = SteppedNumbers(seed: 50)
        let paper = PaperSize.a4
        for _ in 0..<40 {
            var first = Selection(device: numbers.any(Device.known))
            first.style = numbers.any(SplitStyle.allCases)
            first.generation = first.device.usualGeneration
            let steps = first.device.orientations.flatMap { orientation in
                Place.windows(of: first.device, orientation: orientation, generation: first.generation)
                    .map { window in
                        var step = first
                        (step.orientation, step.window) = (orientation, window)
                        step.pageWidth = paper.readableWidth
                        return step
                    }
            }
            let remarks = try steps.map { try ResolvedRequest($0.request).evidence }
            let strip = try #require(Filmstrip(of: [try Story(of: steps)]))
            let count = remarks.count { $0 != nil }
            let said = strip.detail.firstMatch(of: /(\d+) of (\d+) layouts not measured/)
            #expect(strip.detail.contains("measured") == (count > 0), "\(strip.detail)")
            #expect(said.map { $0.1 == "\(count)" && $0.2 == "\(steps.count)" } ?? (count % steps.count == 0))
            let pages = strip.pages(on: paper)
            #expect(pages.flatMap(\.parts).flatMap(\.steps).map(\.label) == strip.parts[0].steps.map(\.label))
            for page in pages {
                let scene = page.scene
                #expect(scene.size.height <= scene.size.width * paper.proportion + 1 || page.parts.count == 1)
                #expect(scene.size.width <= paper.readableWidth)
            }
        }
    }

    @Test func `of several stories name the device of each where they differ`() throws {
        let stories = try [Device.iPadMini6, .iPhone16ProMax].map { device in
            try Story(of: [Selection(device: device)])
        }
        let parts = try #require(Filmstrip(of: stories)).parts
        #expect(
            zip(parts, stories).allSatisfy { part, story in
                story.steps.compactMap(\.wireframe).allSatisfy { part.heading.hasSuffix($0.surroundings) }
            })
        let alike = try #require(Filmstrip(of: [stories[0], stories[0]]))
        #expect(alike.parts.allSatisfy { !$0.heading.contains("iPadOS") } && alike.detail.contains("iPadOS"))
    }

    @Test
    func `are joined by the names of the columns that wait beneath a collapsed split view's visible one`()
        throws
    {
        let steps = [Orientation.portrait, .landscape].map { orientation in
            var step = Selection(device: .iPhone16ProMax)
            step.style = .tripleColumn
            step.orientation = orientation
            step.contents = [.primary: .mail, .supplementary: .mail, .secondary: .mail]
            step.displayMode = orientation == .landscape ? .oneBesideSecondary : .automatic
            return step
        }
        let upright = try #require(Filmstrip(of: [try Story(of: Array(steps.prefix(1)))])).scene
        let names = upright.marks.compactMap { mark in mark.text.map { ($0.text, mark.frame) } }
        let beneath = ["Mailboxes", "Inbox"].compactMap { name in names.first { $0.0 == name }?.1 }
        let visible = try #require(names.first { $0.0 == "Garden party" }?.1)
        // The farther a card is behind, the higher it shows.
        #expect(beneath.count == 2 && beneath[0].maxY <= beneath[1].minY && beneath[1].maxY < visible.minY)

        let turned = try #require(Filmstrip(of: [try Story(of: Array(steps.suffix(1)))])).scene
        #expect(turned.elements.texts.count { $0 == "Inbox" } == 1)
        let pair = try Picture(
            .pair(before: .selection(steps[0]), after: .selection(steps[1])))
        #expect(pair.scene.elements.texts.count { $0 == "Inbox" } == 2)
    }

    @Test(arguments: [
        (
            "topColumnForCollapsing(proposed:secondary)->primary",
            ["the delegate chose primary, not secondary"]
        ),
        ("topColumnForCollapsing(proposed:secondary)->secondary", []), ("willShow(primary)", []),
    ]) func `say what a delegate chose instead of the proposal`(event: String, facts: [String]) throws {
        var story = try Story(of: [Selection(device: .iPhone16ProMax)])
        story.steps[0].events = [event]
        let step = try #require(Filmstrip(of: [story])?.parts.first?.steps.first)
        #expect(step.facts == ["collapsed"] + facts)
        #expect(try #require(Filmstrip(of: [story], showing: [.widths])?.parts[0].steps[0]).facts.count == 1)
    }

    /// A lens that had bars where the picture has names would enlarge what is not there.
    @Test func `stand below lenses that enlarge what the picture shows`() throws {
        let steps = [320.0, 420].map { width in
            var step = Selection(device: .iPad10th)
            step.orientation = .landscape
            step.properties = [.width(.primary, .preferred, width)]
            return step
        }
        let scene = try #require(Filmstrip(of: [try Story(of: steps)])).scene
        #expect(scene.elements.texts.contains { $0.contains("320 → 420") })
        let accent = WireframeTheme.light.accent
        let selected = scene.marks.filter { mark in
            if case .shape(let shape) = mark.element { shape.fill == accent } else { false }
        }
        #expect(selected.isEmpty)
    }
}

import SplitframeDevices
import SplitframeInterface
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
            let shown = texts.compactMap { $0.firstMatch(of: /^(.+ → .+), [+−]/)?.1 }
            insets += shown.count
            for number in shown {
                #expect(texts.allSatisfy { !$0.contains("\(number) pt") }, "\(texts)")
            }
            #expect(texts.allSatisfy { !$0.hasPrefix("display mode ") && !$0.hasPrefix("collapsed ") })
            for step in strip.parts.flatMap(\.steps) { #expect(step.changes.count <= 3) }
        }
        #expect(insets > 20)
    }
}

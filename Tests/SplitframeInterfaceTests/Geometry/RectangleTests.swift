import SplitframeInterface
import Testing

struct `A rectangle` {
    let panel = Rectangle(x: 10, y: 32, width: 320, height: 1133)

    @Test func `is mirrored in the width of its container`() {
        #expect(panel.mirrored(inWidth: 820) == Rectangle(x: 490, y: 32, width: 320, height: 1133))
        #expect(panel.mirrored(inWidth: 820).mirrored(inWidth: 820) == panel)
    }

    @Test func `has nothing in common with one that only touches it`() {
        #expect(panel.intersection(Rectangle(x: 330, y: 0, width: 10, height: 1180)) == nil)
        #expect(
            panel.intersection(Rectangle(x: 0, y: 0, width: 20, height: 40))
                == Rectangle(x: 10, y: 32, width: 10, height: 8))
    }

    @Test func `never turns inside out when inset`() {
        #expect(panel.inset(by: 400).width == 0)
    }
}

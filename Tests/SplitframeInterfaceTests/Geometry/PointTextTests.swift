import SplitframeInterface
import Testing

struct `A number in points` {
    @Test(arguments: [
        (320.0, "320"), (499.5, "499.5"), (1.0 / 3, "0.333"), (-10.25, "-10.25"), (-0.0001, "0"),
        (0.05, "0.05"), (1234.5678, "1234.568"),
    ])
    func `reads as people write it`(value: Double, text: String) {
        #expect(value.pointText == text)
    }
}

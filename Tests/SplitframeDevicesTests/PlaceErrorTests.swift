import SplitframeDevices
import SplitframeInterface
import Testing

struct `A place that cannot be` {
    @Test(
        arguments: [
            (
                Device.iPadPro11Inch, .portrait, .half, .iOS14,
                "ipad-pro-11-inch has no window half in portrait on iOS14: "
                    + "use full, two-thirds, one-third, slide-over or a size such as 600x700."
            ),
            (
                .iPadPro11Inch, .landscape, .half, .iOS7,
                "ipad-pro-11-inch has no window half in landscape on iOS7: use full."
            ),
            (
                .iPhone16Pro, .landscape, .half, .iOS26,
                "iphone-16-pro has no window half in landscape on iOS26: use full."
            ),
            (
                .iPhone16Pro, .portrait, .full, .iOS7,
                "iOS7 has split views on iPads only, and iphone-16-pro is not one: use iOS14 or iOS26 or iOS27."
            ),
            (.appleTV, .portrait, .full, .iOS26, "apple-tv is never in portrait: use landscape."),
        ] as [(Device, Orientation, Window, Generation, String)])
    func `is said with what there is instead`(
        device: Device, orientation: Orientation, window: Window, generation: Generation, sentence: String
    ) {
        #expect {
            try Place(device: device, orientation: orientation, window: window, generation: generation)
        } throws: { error in
            "\(error)" == sentence
        }
    }
}

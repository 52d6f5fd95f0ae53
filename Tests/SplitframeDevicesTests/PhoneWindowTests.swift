import SplitframeDevices
import SplitframeInterface
import Testing

/// WWDC26 session 278; fatbobman for the size class.
struct `A window of an iPhone app` {
    @Test(arguments: [390.0, 820, 1400])
    func `has any size on iOS 27, and is a compact phone at any width`(width: Double) throws {
        let size = Size(width: width, height: 700)
        let place = try Place(
            device: .iPhone16Pro, orientation: .portrait, window: .free(size), generation: .iOS27)
        #expect(place.environment.size == size && place.environment.idiom == .phone)
        #expect(place.environment.horizontalSizeClass == .compact && !place.environment.hasWindowControls)
        #expect(place.windowFrame == Rectangle(size: size) && place.neighbourFrames.isEmpty)
        #expect(place.sizeProvenance.kind == "documented" && place.sizeClassProvenance.kind == "reported")
    }

    @Test func `is not to be had before, nor on a device that folds`() {
        let window = Window.free(Size(width: 500, height: 700))
        #expect(throws: PlaceError.self) {
            try Place(device: .iPhone16Pro, orientation: .portrait, window: window, generation: .iOS26)
        }
        #expect(throws: PlaceError.self) {
            try Place(device: .iPhoneDuo, orientation: .portrait, window: window)
        }
    }
}

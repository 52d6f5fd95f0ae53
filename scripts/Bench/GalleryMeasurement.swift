import Foundation
import SplitframeDevices
import SplitframePainting
import SplitframePictures
import SplitframeRequests

/// The speed of drawing the default gallery's pictures, and how the time is divided.
struct GalleryMeasurement {
    private let selections: [Selection]
    private let painter: Painter

    init() throws {
        selections = try SelectionList().matrix(among: Device.known)
        painter = try Painter(fonts: .installed())
    }

    /// Pictures per second on one core, with the shares of layout, drawing and encoding, and the peak memory.
    var line: String {
        get throws {
            let clock = ContinuousClock()
            let session = try painter.session()
            var pictures: [Picture] = []
            let layout = try clock.measure { pictures = try selections.map { try Picture($0) } }
            let drawing = try clock.measure {
                for picture in pictures { try session.draw(picture.scene, scale: 1) }
            }
            let whole = try clock.measure {
                for picture in pictures { _ = try picture.png(session: session) }
            }
            let encoding = whole - drawing
            let total = layout + whole
            let share = { (part: Duration) in "\(Int((part / total * 100).rounded())) %" }
            let perSecond = Double(pictures.count) / (total / .seconds(1))
            return
                "gallery: \(pictures.count) pictures, \(Int(perSecond)) a second on one core; layout and scene "
                + "\(share(layout)), drawing \(share(drawing)), encoding \(share(encoding)); peak memory "
                + "\(Self.peakMegabytes) MB"
        }
    }

    /// The peak memory of the process, in megabytes.
    private static var peakMegabytes: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1024
    }
}

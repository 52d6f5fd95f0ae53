import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface

/// The reason why nothing can be compared with a golden.
enum GoldenTestingError: Error, Hashable, CustomStringConvertible {
    /// The host was made from traits, without a device and place.
    case noPlace
    /// The device has no windows of any size under its generation.
    case noFreeWindows(GoldenPlace)
    /// The layout is made of the same elements at every width, in points.
    case noBreakpoints(GoldenPlace, ClosedRange<Double>)
    /// The host has no window.
    case noWindow
    /// No folder above the file contains a `Package.swift`.
    case noPackage(String)
    /// The name was already claimed for another picture.
    case sameName(String)
    /// Two names differ by case alone, so that some file systems treat them as one.
    case sameNameButCase(String, String)
    /// The value of `SPLITFRAME_RECORD` is not a recording mode.
    case recordingWord(String)

    var description: String {
        switch self {
        case .noPlace:
            "The host is on no device of the catalogue: give it a place, so that its golden has a name."
        case .noFreeWindows(let place):
            "\(place.device.device.id) has no windows of any width on \(place.generation.name): "
                + "use an iPad on iOS 26 or later, such as .iPadPro13InchM4.landscape."
        case .noBreakpoints(let place, let widths):
            "The layout is made of the same elements from \(widths.lowerBound.pointText) to "
                + "\(widths.upperBound.pointText) points on \(place): there is nothing to draw at breakpoints."
        case .noWindow:
            "There is no window on screen: give the host a root view controller, or a delegate that makes a window."
        case .noPackage(let path):
            "No folder above \"\(path)\" has a Package.swift, beside which Snapshots would lie."
        case .sameName(let name):
            "Another golden of this test is called \"\(name)\" already, and looks otherwise: "
                + "give one of them a name, as: \"after the tap\". Nothing was compared or written."
        case .sameNameButCase(let name, let other):
            "The goldens \"\(name)\" and \"\(other)\" differ only by case, which some disks do not distinguish: "
                + "give one of them another name. Nothing was compared or written."
        case .recordingWord(let word):
            "SPLITFRAME_RECORD is \"\(word)\": expected "
                + RecordingMode.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }
}

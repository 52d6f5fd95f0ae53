public import SplitframeDevices
import SplitframeFiles
public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

/// The reason why a selection cannot be drawn.
///
/// `description` turns it into a sentence.
public enum SelectionError: Error, Hashable, Sendable, CustomStringConvertible {
    case device(DeviceError)
    case window(WindowError)
    /// The place does not exist: no such window, orientation or generation on the device.
    case place(PlaceError)
    /// The value is invalid for the key; `expected` contains the valid ones.
    case word(String, key: String, expected: [String])
    case property(SplitPropertyError)
    /// Neither `PROPERTY=VALUE` nor `COLUMN=TEXT`.
    case notAnAssignment(String, key: String)
    /// A list in a file asks for more pictures than the limit.
    case tooMany
    /// A list has nothing between two commas.
    case emptyList(String, key: String)
    /// The generation has only the classic style.
    case styleBeforeColumns(SplitStyle, Generation)
    /// The classic style has no split behavior; setting one raises an exception in UIKit.
    case classicHasNoBehavior(SplitBehavior)
    /// The primary's edge can be chosen from iOS 11 on.
    case noTrailingPrimary(Generation)
    /// The generation draws every title in its bar.
    case noLargeTitles(Generation)
    /// The inspector column needs a column style and iOS 26.
    case noInspector(SplitStyle, Generation)
    /// The inspector column is not declared for the platform.
    case noInspectorOnPlatform(Platform, device: String)
    /// The platform has columns beside the secondary only; the first value asks for others.
    case noOverlayOnPlatform(String, Platform, device: String)
    /// The picture shows no element of this name; `known` contains the names of those that it shows.
    case noElement(String, key: String, known: [String])
    /// The cropped area is outside the window.
    case cropOutside(String)
    /// The device's own canvas, or that of a set, has no room for the option, or cannot be cropped.
    case canvasWithout(Look.Canvas, what: String)
    /// An exploded view has its own canvas and measures, and does not support the option.
    case explodedWithout(what: String)

    /// The nearest correct spelling, if there is one.
    public var nearest: String? {
        switch self {
        case .device(.unknown(_, let nearest)): nearest.first
        case .word(let word, _, let expected): expected.nearest(to: word)
        case .property(.unknownName(let name, let known)): known.nearest(to: name)
        case .property(.badValue(let value, _, let expected)): expected.nearest(to: value)
        case .window(.notAWindow(let word)): Window.named.map(\.name).nearest(to: word)
        case .noElement(let name, _, let known): known.nearest(to: name.replacing("/", with: "."))
        case .device(.unsized), .window, .place, .notAnAssignment, .tooMany, .emptyList, .styleBeforeColumns,
            .classicHasNoBehavior, .noTrailingPrimary,
            .noLargeTitles, .noInspector, .noInspectorOnPlatform, .noOverlayOnPlatform, .cropOutside,
            .canvasWithout, .explodedWithout:
            nil
        }
    }

    /// One line: the fault, in terms of the user's input, and the expected value.
    public var description: String {
        switch self {
        case .device(let error): "\(error)"
        case .window(let error): "\(error)"
        case .place(let error): "\(error)"
        case .word(let word, let key, let expected):
            "\"\(word)\" is not a valid value for --\(key.kebabCase): expected \(Self.list(expected)).\(guess)"
        case .property(.unknownName(let name, _)):
            "UISplitViewController has no settable property \"\(name)\".\(guess)"
        case .property(.badValue(let value, let property, let expected)):
            "\"\(value)\" is not a valid value for \(property): expected \(Self.list(expected)).\(guess)"
        case .notAnAssignment(let text, let key):
            "\"\(text)\" is not a valid value for --\(key.kebabCase): expected "
                + Self.assignment(key)
        case .tooMany:
            "It requests too many pictures, possible or not: \(Limit.selections.sentence). "
                + "Name fewer devices, windows or other values."
        case .emptyList(let text, let key):
            "\"\(text)\" has an empty item in its list: write --\(key.kebabCase) with a comma between values."
        case .styleBeforeColumns(let style, let generation):
            "\(generation.name) has no style \(style.name): use style unspecified, "
                + "or generation \(Generation.names { $0.rules.hasColumnStyles })."
        case .classicHasNoBehavior(let behavior):
            "A split view of style unspecified has no split behaviour, so \(behavior.name) cannot be set: "
                + "use --style doubleColumn, or omit --split-behavior."
        case .noTrailingPrimary(let generation):
            "\(generation.name) has no primaryEdge: omit --primary-edge, "
                + "or use --generation \(Generation.names { $0.rules.arrangement != .popover })."
        case .noLargeTitles(let generation):
            "\(generation.name) has no large titles: omit --large-title, "
                + "or use --generation \(Generation.names { $0.look.hasLargeTitles })."
        case .noInspector(let style, let generation):
            "Style \(style.name) on \(generation.name) has no inspector: "
                + "use --style doubleColumn or tripleColumn on \(Generation.names { $0.rules.hasInspector })."
        case .noInspectorOnPlatform(let platform, let device):
            "\(platform.name) has no inspector column, and \(device) runs it: omit --show-inspector."
        case .noOverlayOnPlatform(let word, let platform, let device):
            "\(platform.name) has neither overlay nor displace, and \(device) runs it, so \(word) never shows: "
                + "use tile, or a mode with columns beside the secondary."
        case .noElement(let name, let key, let known):
            "--\(key.kebabCase) \(name): this picture shows no such element. "
                + (nearest.map { "Did you mean \"\($0)\"?" }
                    ?? "It shows \(Self.list(Array(known.prefix(8))))\(known.count > 8 ? " and more" : "").")
        case .cropOutside(let crop):
            "--crop \(crop) is outside the window: give X,Y,W,H in points from its top left corner."
        case .canvasWithout(let canvas, let what):
            "--canvas \(canvas.name) has no room for \(what): use --canvas tight, or omit \(what)."
        case .explodedWithout(let what):
            "--exploded measures everything itself and cannot be combined with \(what): omit one of them."
        }
    }

    private static func assignment(_ key: String) -> String {
        switch key {
        case SelectionKey.set.name: "PROPERTY=VALUE, as in preferredPrimaryColumnWidth=300."
        case SelectionKey.mark.name: "ELEMENT=TEXT, as in primary.button=\"Shows the sidebar\"."
        default: "COLUMN=VALUE."
        }
    }

    private var guess: String { nearest.map { " Did you mean \"\($0)\"?" } ?? "" }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.list("or")
    }
}

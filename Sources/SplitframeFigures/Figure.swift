public import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeSystem

/// A picture for documents of an interface that the app's own code makes.
///
/// A document asks for it by its name: `{"figure": "inbox"}`.
public struct Figure: Sendable {
    public let name: String
    let place: @Sendable () throws -> Place
    let make: @MainActor () -> UIViewController
    let act: @MainActor (HeadlessHost) throws -> Void

    /// A controller that becomes the root of a window on a device.
    ///
    /// - Parameters:
    ///   - name: The name by which documents ask for the figure.
    ///   - orientation: How the device is held; by default the first orientation of the catalogue.
    ///   - make: Makes the controller, most often a split view, as the app does.
    ///   - act: Actions after the controller is on screen and before the picture: taps, pushes, rotations.
    public init(
        _ name: String, on device: Device, _ orientation: Orientation? = nil, window: Window = .full,
        generation: Generation? = nil, direction: LayoutDirection = .leftToRight,
        make: @escaping @MainActor () -> UIViewController,
        after act: @escaping @MainActor (HeadlessHost) throws -> Void = { _ in }
    ) {
        self.name = name
        self.make = make
        self.act = act
        place = {
            try Place(
                device: device, orientation: orientation ?? device.orientations.first ?? .portrait,
                window: window, generation: generation, layoutDirection: direction)
        }
    }
}

/// Lists figures one below the other.
@resultBuilder public enum FigureBuilder {
    public static func buildBlock(_ figures: [Figure]...) -> [Figure] { figures.flatMap(\.self) }
    public static func buildExpression(_ figure: Figure) -> [Figure] { [figure] }
    public static func buildExpression(_ figures: [Figure]) -> [Figure] { figures }
    public static func buildArray(_ figures: [[Figure]]) -> [Figure] { figures.flatMap(\.self) }
    public static func buildOptional(_ figures: [Figure]?) -> [Figure] { figures ?? [] }
    public static func buildEither(first figures: [Figure]) -> [Figure] { figures }
    public static func buildEither(second figures: [Figure]) -> [Figure] { figures }
}

import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeRequests

/// The widths of windows in which `expectGolden(of:at:)` draws a controller.
public enum GoldenWidths: Hashable, Sendable {
    /// Half a point on either side of each width at which the layout changes: elements come or go, or a column is
    /// placed otherwise.
    case breakpoints

    /// The places of a controller that is made anew in every width, from narrow to wide.
    ///
    /// - Parameter place: A place on the whole screen of a device with windows of any size.
    @MainActor func places(
        in place: GoldenPlace, of controller: @escaping () -> UIViewController
    ) throws -> [GoldenPlace] {
        guard place.device.device.hasFreeWindows(on: place.generation) else {
            throw GoldenTestingError.noFreeWindows(place)
        }
        let walk = try BreakpointWalk(in: place, of: controller)
        let widths = try walk.breakpoints().flatMap { width in
            [width - BreakpointWalk.step, min(width + BreakpointWalk.step, walk.widest)]
        }
        guard !widths.isEmpty else {
            throw GoldenTestingError.noBreakpoints(place, BreakpointWalk.narrowest...walk.widest)
        }
        return widths.map(walk.place)
    }
}

/// A search for the widths at which a controller's interface is made of other elements.
@MainActor private struct BreakpointWalk {
    /// The distance at which a change is found, in points.
    static let step = 0.5
    /// The distance between widths that are looked at first; a layout that lasts for less may be missed.
    private static let stride = 8.0
    static let narrowest = SplitRequest.sweptWidths.lowerBound

    private let whole: GoldenPlace
    private let height: Double
    let widest: Double
    private let controller: () -> UIViewController

    init(in place: GoldenPlace, of controller: @escaping () -> UIViewController) throws {
        let screen = try place.request.place().environment.size
        (whole, height, widest) = (place, screen.height, screen.width)
        self.controller = controller
    }

    func place(_ width: Double) -> GoldenPlace {
        var place = whole
        place.window = .free(Size(width: width, height: height))
        return place
    }

    /// The first width of each new layout, in points.
    func breakpoints() throws -> [Double] {
        var found: [Double] = []
        var (width, layout) = (Self.narrowest, try self.layout(Self.narrowest))
        while width < widest {
            let next = min(width + Self.stride, widest)
            let nextLayout = try self.layout(next)
            try search(from: width, layout, to: next, nextLayout, into: &found)
            (width, layout) = (next, nextLayout)
        }
        return found
    }

    private func search(
        from narrow: Double, _ before: [String], to wide: Double, _ after: [String],
        into found: inout [Double]
    ) throws {
        guard before != after else { return }
        guard wide - narrow > Self.step else { return found.append(wide) }
        let middle = narrow + ((wide - narrow) / 2 / Self.step).rounded(.up) * Self.step
        guard middle < wide else { return found.append(wide) }
        let between = try layout(middle)
        try search(from: narrow, before, to: middle, between, into: &found)
        try search(from: middle, between, to: wide, after, into: &found)
    }

    /// The elements of the interface in a window of this width, without their frames.
    private func layout(_ width: Double) throws -> [String] {
        let host = try HeadlessHost(on: place(width), rootViewController: controller())
        guard let tree = InterfaceCapture.tree(of: host) else { throw GoldenTestingError.noWindow }
        return ([tree.root] + tree.presented).flatMap(\.kinds)
    }
}

extension InterfaceElement {
    /// The name and kind of the element and those inside it; of columns also how they are placed.
    fileprivate var kinds: [String] {
        let placement = if case .column(let column) = kind { " \(column.presentation)" } else { "" }
        let own = "\(name) \(Mirror(reflecting: kind).children.first?.label ?? "")\(placement)"
        return [own] + children.flatMap(\.kinds)
    }
}

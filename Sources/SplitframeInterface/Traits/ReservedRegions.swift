/// The parts of a window that a device reserves: at most one region of each name.
///
/// A copy without regions, as on nearly all devices, costs next to nothing: every layout copies its environment.
public struct ReservedRegions: Hashable, Sendable {
    /// In the order of their names; nil without regions.
    private let list: [ReservedRegion]?

    /// If several regions have one name, the last one is used.
    public init(_ regions: [ReservedRegion] = []) {
        let ordered = ReservedRegion.Name.allCases.compactMap { name in regions.last { $0.name == name } }
        list = ordered.isEmpty ? nil : ordered
    }

    public subscript(name: ReservedRegion.Name) -> ReservedRegion? {
        get { list?.first { $0.name == name } }
        set { self = ReservedRegions(all.filter { $0.name != name } + (newValue.map { [$0] } ?? [])) }
    }

    public var strip: ReservedRegion? {
        get { self[.strip] }
        set { self[.strip] = newValue }
    }
    public var camera: ReservedRegion? {
        get { self[.camera] }
        set { self[.camera] = newValue }
    }
    public var fold: ReservedRegion? {
        get { self[.fold] }
        set { self[.fold] = newValue }
    }

    /// The regions that exist, in the order of their names.
    public var all: [ReservedRegion] { list ?? [] }

    /// The same regions measured from another origin, in points of the window.
    public func offset(x: Double, y: Double) -> ReservedRegions {
        ReservedRegions(
            all.map { region in
                var moved = region
                moved.frame = region.frame.offset(x: x, y: y)
                return moved
            })
    }
}

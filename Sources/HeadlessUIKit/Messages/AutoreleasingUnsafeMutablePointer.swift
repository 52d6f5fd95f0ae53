/// A pointer to an object that a method may replace; on Linux the standard library has no type of this name.
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let place: UnsafeMutablePointer<Pointee>

    init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

    public var pointee: Pointee {
        get { place.pointee }
        nonmutating set { place.pointee = newValue }
    }
}

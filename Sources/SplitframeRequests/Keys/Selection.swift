public import SplitframeDevices
public import SplitframeWireframes

/// One picture: the request of a split view, and the look in which it is drawn.
@dynamicMemberLookup
public struct Selection: Hashable, Sendable {
    public var request: SplitRequest
    public var look: Look

    public init(_ request: SplitRequest, look: Look = .picture) {
        self.request = request
        self.look = look
    }

    /// A double-column split view that fills a device, in the first orientation that the catalogue lists.
    public init(device: Device, look: Look = .picture) { self.init(SplitRequest(on: device), look: look) }

    public subscript<Value>(dynamicMember member: WritableKeyPath<SplitRequest, Value>) -> Value {
        get { request[keyPath: member] }
        set { request[keyPath: member] = newValue }
    }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Look, Value>) -> Value {
        get { look[keyPath: member] }
        set { look[keyPath: member] = newValue }
    }
}

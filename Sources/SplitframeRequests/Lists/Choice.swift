/// What a list says of one key: everything there is, or some values in order.
public enum Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    case all
    case these([Value])

    /// The values, `all` standing for those given.
    func values(all: [Value]) -> [Value] {
        switch self {
        case .all: all
        case .these(let values): values
        }
    }
}

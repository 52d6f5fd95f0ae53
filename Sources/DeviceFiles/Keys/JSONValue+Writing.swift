import DeviceCatalog
import Geometry
import InterfaceModel

extension JSONValue {
    /// An object without the members that have no value.
    static func members(_ members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues { $0 })
    }

    static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }
}

extension Double { var json: JSONValue { .number(self) } }
extension Int { var json: JSONValue { .number(Double(self)) } }
extension String { var json: JSONValue { .string(self) } }
extension Bool { var json: JSONValue { .bool(self) } }
extension NamedCase { var json: JSONValue { .string(name) } }

extension Oriented {
    func json(_ write: (Value) -> JSONValue) -> JSONValue {
        .object(["portrait": write(portrait), "landscape": write(landscape)])
    }
}

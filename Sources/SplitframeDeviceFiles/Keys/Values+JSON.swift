import SplitframeDevices
import SplitframeInterface
import SplitframeJSON

extension Double { var json: JSON { .number(self) } }
extension Int { var json: JSON { .number(Double(self)) } }
extension String { var json: JSON { .string(self) } }
extension Bool { var json: JSON { .bool(self) } }
extension NamedCase { var json: JSON { .string(name) } }

extension Oriented {
    func json(_ write: (Value) -> JSON) -> JSON {
        .object(["portrait": write(portrait), "landscape": write(landscape)])
    }
}

import Foundation
import Selections

extension JSON {
    /// Reads JSON; nil where the text is none.
    init?(text: String) {
        guard let value = try? JSONDecoder().decode(DecodedJSON.self, from: Data(text.utf8)) else {
            return nil
        }
        self = value.json
    }
}

/// JSON as Foundation reads it.
private struct DecodedJSON: Decodable {
    let json: JSON

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            json = .null
        } else if let flag = try? container.decode(Bool.self) {
            json = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            json = .number(number)
        } else if let text = try? container.decode(String.self) {
            json = .string(text)
        } else if let list = try? container.decode([DecodedJSON].self) {
            json = .array(list.map(\.json))
        } else {
            json = .object(try container.decode([String: DecodedJSON].self).mapValues(\.json))
        }
    }
}

import Foundation
import Testing

/// What other comparators count for one pair of generated pictures.
struct MeasuredPair: Decodable, CustomTestStringConvertible {
    var name: String
    var shaA: String
    var shaB: String
    /// How many pixels are not equal byte for byte.
    var raw: Int
    /// A threshold's counts with soft edges left out and with them counted.
    var pixelmatch53: [String: [Int]]

    var testDescription: String { name }

    static let all: [MeasuredPair] = {
        guard
            let file = Bundle.module.url(forResource: "Measured/comparator-fixtures", withExtension: "json"),
            let pairs = try? JSONDecoder().decode([MeasuredPair].self, from: Data(contentsOf: file))
        else { return [] }
        return pairs
    }()
}

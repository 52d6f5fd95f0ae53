import SplitframeJSON

extension JSONNode {
    /// The most products of an entry with their own facts: all other facts of the entry are read again for each.
    private static let mostProducts = 20

    /// The device of an entry, followed by those of its products that have their own id and facts.
    func products() throws(JSONError) -> [Device] {
        guard let group = value.object, let models = group["models"]?.array else { return [try Device(self)] }
        let own = models.filter { $0["id"]?.string != nil }
        if own.isEmpty { return [try Device(self)] }
        guard own.count <= Self.mostProducts else {
            throw .badValue(
                "\(own.count) products with an id", at: "\(path).models",
                expected: "at most \(Self.mostProducts)")
        }
        let others: JSON = .array(models.filter { $0["id"]?.string == nil })
        var devices = [try Device(JSONNode(.object(group.merging(["models": others]) { $1 }), path: path))]
        for model in own {
            let facts = model.object ?? [:]
            let product: JSON = .members([
                "name": facts["name"], "year": facts["year"], "identifiers": facts["identifiers"],
            ])
            let entry = group.merging(facts) { $1 }.merging(["models": [product], "identifiers": .null]) {
                $1
            }
            devices.append(
                try Device(
                    JSONNode(.object(entry.filter { !$0.value.isNull }), path: model["id"]?.string ?? path)))
        }
        return devices
    }
}

/// A part of an interface tree, described by fields that both write it into a twin and read it back.
protocol TwinPart {
    /// The initial value for reading; a property that a twin leaves out keeps the value it has here.
    static var blank: Self { get }
    static var fields: [TwinField<Self>] { get }
}

/// One property as an attribute of a twin's line.
struct TwinField<Part>: Sendable {
    let name: String
    let value: @Sendable (Part) -> TwinValue?
    /// Sets the property of a part; false if the value has the wrong type.
    let read: @Sendable (inout Part, TwinValue) -> Bool

    /// A property that is always written.
    init<Value: TwinRepresentable>(_ name: String, _ property: any WritableKeyPath<Part, Value> & Sendable) {
        self.init(name, property) { $0.twinValue }
    }

    /// A property that is left out if it has its default value.
    init<Value: TwinRepresentable & Equatable & Sendable>(
        _ name: String, _ property: any WritableKeyPath<Part, Value> & Sendable, unless usual: Value
    ) {
        self.init(name, property) { $0 == usual ? nil : $0.twinValue }
    }

    /// A property that is left out if it is nil.
    init<Value: TwinRepresentable>(_ name: String, _ property: any WritableKeyPath<Part, Value?> & Sendable) {
        self.name = name
        value = { $0[keyPath: property]?.twinValue }
        read = { part, value in
            part[keyPath: property] = Value(twinValue: value)
            return part[keyPath: property] != nil
        }
    }

    private init<Value: TwinRepresentable>(
        _ name: String, _ property: any WritableKeyPath<Part, Value> & Sendable,
        write: @escaping @Sendable (Value) -> TwinValue?
    ) {
        self.name = name
        value = { write($0[keyPath: property]) }
        read = { part, value in
            guard let value = Value(twinValue: value) else { return false }
            part[keyPath: property] = value
            return true
        }
    }
}

extension TwinPart {
    /// The attributes of a twin's line, in their order.
    var attributes: [TwinElement.Attribute] {
        Self.fields.compactMap { field in
            field.value(self).map { TwinElement.Attribute(field.name, value: $0) }
        }
    }

    /// Reads and removes the part's attributes from those of a line; nil if a value does not fit its property.
    init?(taking attributes: inout [TwinElement.Attribute]) {
        var part = Self.blank
        for field in Self.fields {
            guard let index = attributes.firstIndex(where: { $0.name == field.name }) else { continue }
            guard field.read(&part, attributes.remove(at: index).value) else { return nil }
        }
        self = part
    }
}

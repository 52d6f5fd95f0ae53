public import SplitframeDevices
public import SplitframeFiles
import SplitframeInterface
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

extension Selection {
    /// The value of a key, as on the command line in UIKit's spelling; several values for a repeatable key.
    public func texts(for key: SelectionKey) -> [String] { key.texts(self) }

    /// The keys whose values differ from the defaults in a look.
    private func writtenKeys(beyond look: Look) -> [SelectionKey] {
        let plain = Selection(SplitRequest(on: request.device.asUsual), look: look)
        return SelectionKey.all.filter { $0.texts(self) != $0.texts(plain) }
    }

    /// Options that select this picture again: `--device ipad-mini-6 --style tripleColumn`.
    public func options(beyond look: Look = .picture) -> [String] {
        ([.device] + writtenKeys(beyond: look)).flatMap { key in
            switch key.values {
            case .flag: [(key.texts(self) == ["true"] ? "--" : "--no-") + key.kebabName]
            case .text:
                key.texts(self).flatMap {
                    $0.isEmpty ? ["--no-\(key.kebabName)"] : ["--\(key.kebabName)", $0]
                }
            case .choice, .names, .numbers, .some, .properties, .perColumn, .columns, .marks, .pageWidth:
                key.texts(self).flatMap { ["--\(key.kebabName)", $0] }
            }
        }
    }

    /// The words that select this picture again, one a value: a repeatable key has several.
    package var words: [(key: SelectionKey, text: String)] {
        ([.device] + writtenKeys(beyond: .picture)).flatMap { key in key.texts(self).map { (key, $0) } }
    }

    /// The selection as JSON without defaults, as short as a document or a list can write it.
    package var shortJSON: JSON {
        let keys = [.device] + writtenKeys(beyond: .picture)
        return .members(Dictionary(keys.map { ($0.name, $0.json(of: self)) }) { first, _ in first })
    }

    /// The values of a key with which the picture is still possible, as on the command line.
    package func possibleTexts(for key: SelectionKey, among devices: [Device]) -> [String] {
        key.everything(self, devices).filter { edit in
            var other = self
            edit.apply(&other)
            return other.impossibility == nil
        }.map(\.text)
    }

    /// The picture's file without extension: `iOS26/ipad-mini-6/portrait/full/tripleColumn.twoOverSecondary`.
    ///
    /// The last part is the style, then the values that differ from the defaults, in the order of the keys.
    public func path(beyond look: Look) -> String {
        let parts = fileNameParts(beyond: look, but: [.device, .orientation, .window, .generation, .style])
        let file = ([request.style.name] + parts).joined(separator: ".").fittingFileName
        return "\(folder)/\(file)"
    }

    /// The path of a picture with an explicit name: `iOS26/ipad-mini-6/portrait/full/inbox`.
    ///
    /// - Parameter keys: The keys that distinguish pictures of the same name, besides those in the folders.
    package func path(named name: String, telling keys: Set<SelectionKey>, beyond look: Look) -> String {
        let named = keys.subtracting([.device, .orientation, .window, .generation])
        let style = named.contains(.style) ? [request.style.name] : []
        let parts = fileNameParts(beyond: look, but: Set(SelectionKey.all).subtracting(named).union([.style]))
        let file = ([name.fileNamePart] + style + parts).joined(separator: ".").fittingFileName
        return "\(folder)/\(file)"
    }

    private var folder: String {
        "\(request.generation.name)/\(request.device.id)/\(request.orientation.name)/\(request.window.name)"
    }

    /// The values that differ from the defaults in a look, as parts of a file's name, in the order of the keys.
    package func fileNameParts(beyond look: Look, but named: Set<SelectionKey>) -> [String] {
        writtenKeys(beyond: look).filter { !named.contains($0) }
            .flatMap { $0.fileNameParts?(self) ?? $0.texts(self).map(\.fileNamePart) }
    }

    /// The selection as JSON: every key that matters, spelled as on the command line in UIKit's case.
    public var json: JSON {
        .members(
            Dictionary(SelectionKey.all.map { ($0.name, $0.json(of: self)) }) { first, _ in first })
    }
}

extension SelectionKey {
    /// The value of the key as JSON; nil for a default value.
    fileprivate func json(of selection: Selection) -> JSON? {
        let texts = texts(selection)
        switch values {
        case .choice, .names, .some: return texts.first.map(JSON.string)
        case .numbers, .pageWidth: return texts.first.flatMap(Double.init).map(JSON.number)
        case .flag: return texts.first.map { .bool($0 == "true") }
        case .properties: return .strings(texts)
        case .columns, .marks: return texts.isEmpty ? nil : .strings(texts)
        case .text: return texts.first.map { $0.isEmpty ? .bool(false) : .string($0) }
        case .perColumn:
            let members = texts.compactMap { text in
                (try? Self.assignment(text, key: name)).map { ($0.name, JSON.string($0.value)) }
            }
            return texts.isEmpty ? nil : .object(Dictionary(members) { first, _ in first })
        }
    }
}

extension String {
    /// The text with every character that may be invalid in a file name written as `%` and two digits.
    var fileNamePart: String {
        if utf8.allSatisfy(\.isPlainInFileName) { return self }
        return utf8.reduce(into: "") { text, byte in
            text +=
                byte.isPlainInFileName
                ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// The text as the name of a file or folder without extension: a name that is too long for some disk or archive is
    /// shortened to its start and a checksum of the whole (FNV-1a).
    package var fittingFileName: String {
        guard utf8.count > Self.longestFileName else { return self }
        let sum = "~" + String(checkSum, radix: 16)
        var start = self[...]
        while start.utf8.count + sum.utf8.count > Self.longestFileName { start.removeLast() }
        return start + sum
    }

    /// The maximum length in bytes, which leaves room for an extension within 100 bytes.
    private static let longestFileName = 96
}

extension UTF8.CodeUnit {
    fileprivate var isPlainInFileName: Bool {
        switch Unicode.Scalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9", "=", "-", "_", ".": true
        default: false
        }
    }
}

import SplitframeDevices
import SplitframeInterface
public import SplitframeJSON
public import SplitframeWireframes

extension Selection {
    /// What one key says, as on the command line in UIKit's spelling; several values for a repeatable key.
    public func words(for key: SelectionKey) -> [String] { key.words(self) }

    /// The keys that say something which does not go without saying in a look.
    private func saidKeys(beyond look: Look) -> [SelectionKey] {
        let plain = Selection(SplitRequest(on: request.device.asUsual), look: look)
        return SelectionKey.all.filter { $0.words(self) != $0.words(plain) }
    }

    /// Options that select this picture again: `--device ipad-mini-6 --style tripleColumn`.
    public func options(beyond look: Look = .picture) -> [String] {
        ([.device] + saidKeys(beyond: look)).flatMap { key in
            switch key.values {
            case .flag: [(key.words(self) == ["true"] ? "--" : "--no-") + key.kebabName]
            case .text:
                key.words(self).flatMap {
                    $0.isEmpty ? ["--no-\(key.kebabName)"] : ["--\(key.kebabName)", $0]
                }
            case .words, .names, .numbers, .some, .properties, .perColumn, .columns, .marks, .pageWidth:
                key.words(self).flatMap { ["--\(key.kebabName)", $0] }
            }
        }
    }

    /// The picture's file without extension: `iOS26/ipad-mini-6/portrait/full/tripleColumn.twoOverSecondary`.
    ///
    /// The last part is the style, then what does not go without saying, in the order of the keys.
    public func path(beyond look: Look) -> String {
        let parts = fileWords(beyond: look, but: [.device, .orientation, .window, .generation, .style])
        let file = ([request.style.name] + parts).joined(separator: ".").fittingFileName
        return
            "\(request.generation.name)/\(request.device.id)/\(request.orientation.name)/\(request.window.name)/\(file)"
    }

    /// The same for a picture that has a name of its own: `iOS26/ipad-mini-6/portrait/full/inbox`.
    ///
    /// - Parameter keys: Those that tell the pictures of the name apart, beside the folders.
    package func path(named name: String, telling keys: Set<SelectionKey>, beyond look: Look) -> String {
        let told = keys.subtracting([.device, .orientation, .window, .generation])
        let style = told.contains(.style) ? [request.style.name] : []
        let parts = fileWords(beyond: look, but: Set(SelectionKey.all).subtracting(told).union([.style]))
        let file = ([name.fileNamePart] + style + parts).joined(separator: ".").fittingFileName
        return
            "\(request.generation.name)/\(request.device.id)/\(request.orientation.name)/\(request.window.name)/\(file)"
    }

    /// What does not go without saying in a look, as parts of a file's name, in the order of the keys.
    package func fileWords(beyond look: Look, but named: Set<SelectionKey>) -> [String] {
        saidKeys(beyond: look).filter { !named.contains($0) }
            .flatMap { $0.fileWords?(self) ?? $0.words(self).map(\.fileNamePart) }
    }

    /// The selection for programs: every key that matters, spelled as on the command line in UIKit's case.
    public var json: JSON {
        .members(
            Dictionary(SelectionKey.all.map { ($0.name, $0.json(of: self)) }) { first, _ in first })
    }
}

extension SelectionKey {
    /// What a selection says under the key, for programs; nil where that goes without saying.
    fileprivate func json(of selection: Selection) -> JSON? {
        let words = words(selection)
        switch values {
        case .words, .names, .some: return words.first.map(JSON.string)
        case .numbers, .pageWidth: return words.first.flatMap(Double.init).map(JSON.number)
        case .flag: return words.first.map { .bool($0 == "true") }
        case .properties: return .strings(words)
        case .columns, .marks: return words.isEmpty ? nil : .strings(words)
        case .text: return words.first.map { $0.isEmpty ? .bool(false) : .string($0) }
        case .perColumn:
            let members = words.compactMap { word in
                (try? Self.assignment(word, key: name)).map { ($0.name, JSON.string($0.value)) }
            }
            return words.isEmpty ? nil : .object(Dictionary(members) { first, _ in first })
        }
    }
}

extension String {
    /// The text with everything that a file name could stumble over written as `%` and two digits.
    var fileNamePart: String {
        utf8.reduce(into: "") { text, byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || "0123456789=-_.".contains(Character(scalar)))
            text += isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// The name of a file, or of a folder, without extension: of one that is too long for every disk and archive the
    /// start, and a check sum of it all (FNV-1a).
    package var fittingFileName: String {
        guard utf8.count > Self.longestFileName else { return self }
        let sum = "~" + String(checkSum, radix: 16)
        var start = self[...]
        while start.utf8.count + sum.utf8.count > Self.longestFileName { start.removeLast() }
        return start + sum
    }

    /// How many bytes of a hundred an extension leaves.
    private static let longestFileName = 96
}

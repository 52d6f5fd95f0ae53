public import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes

extension SelectionList {
    /// Reads what was said of a key, in UIKit's words.
    ///
    /// - Parameters:
    ///   - text: One value or, where `allowsSeveral`, values with commas between them or `all`.
    ///   - devices: The devices that can be named.
    /// - Throws: ``SelectionError`` that says what was expected.
    public mutating func read(
        _ text: String, as key: SelectionKey, among devices: [Device], allowsSeveral: Bool
    ) throws(SelectionError) {
        let reader = ChoiceReader(text: text, key: key, allowsSeveral: allowsSeveral)
        switch key {
        case .device: self.devices = try reader.devices(among: devices)
        case .orientation: orientations = try reader.words()
        case .window: windows = try reader.windows()
        case .generation: generations = try reader.words()
        case .style: styles = try reader.words()
        case .displayMode: displayModes = try reader.words()
        case .splitBehavior: splitBehaviors = try reader.words()
        case .primaryEdge: primaryEdges = try reader.words()
        case .direction:
            directions = try reader.choice(of: LayoutDirection.allCases.map(\.word)) { word in
                LayoutDirection.allCases.first { $0.word == word } ?? LayoutDirection(name: word)
            }
        case .theme: themes = try reader.words()
        case .scale:
            scales = try reader.choice(of: ["1", "2", "3"]) { ["1", "2", "3"].contains($0) ? Int($0) : nil }
        case .showInspector: showsInspector = try reader.flag()
        case .bezel: bezel = try reader.flag()
        case .annotate:
            guard let read = Set<Annotation>(word: text) else {
                throw .word(text, key: key, expected: Set<Annotation>.words)
            }
            annotations = read
        case .set:
            let (name, value) = try reader.assignment()
            do {
                properties.append(try SplitProperty(name: name, value: value))
            } catch {
                throw .property(error)
            }
        case .title:
            let (column, title) = try reader.columnAssignment()
            titles[column] = title
        case .largeTitle:
            let columns = ChoiceReader(text: text, key: key, allowsSeveral: true)
            largeTitles.formUnion(try columns.words().values(all: Column.allCases))
        case .content:
            let (column, word) = try reader.columnAssignment()
            guard let kind = ContentElement.Kind(name: word) else {
                throw .word(word, key: key, expected: ContentElement.Kind.allCases.map(\.name))
            }
            contents[column] = kind
        }
    }
}

/// Reads the value of one key.
private struct ChoiceReader {
    let text: String
    let key: SelectionKey
    let allowsSeveral: Bool

    func choice<Value>(
        of expected: [String], read: (String) -> Value?
    ) throws(SelectionError) -> Choice<Value> {
        if allowsSeveral, text == "all" { return .all }
        var values: [Value] = []
        for word in try parts() {
            guard let value = read(word) else { throw .word(word, key: key, expected: expected) }
            if !values.contains(value) { values.append(value) }
        }
        return .these(values)
    }

    func words<Value: NamedCase>() throws(SelectionError) -> Choice<Value> {
        try choice(of: Value.allCases.map(\.name)) { Value(name: $0) }
    }

    func windows() throws(SelectionError) -> Choice<Window> {
        if allowsSeveral, text == "all" { return .all }
        var windows: [Window] = []
        for word in try parts() {
            do {
                windows.append(try Window(name: word))
            } catch {
                throw .window(error)
            }
        }
        return .these(windows)
    }

    /// Product names and identifiers have commas in them, so the whole text is tried first.
    func devices(among known: [Device]) throws(SelectionError) -> Choice<Device> {
        if allowsSeveral, text == "all" { return .all }
        do {
            if let device = try? Device.named(text, among: known) { return .these([device]) }
            var devices: [Device] = []
            for word in try parts() { devices.append(try Device.named(word, among: known)) }
            return .these(devices)
        } catch let error as DeviceError {
            throw .device(error)
        } catch {
            throw .emptyList(text, key: key)
        }
    }

    func flag() throws(SelectionError) -> Bool {
        guard let flag = Bool(text) else { throw .word(text, key: key, expected: ["true", "false"]) }
        return flag
    }

    func assignment() throws(SelectionError) -> (name: String, value: String) {
        // A value may start with a mark that would make one character with the sign.
        let scalars = text.unicodeScalars
        guard let sign = scalars.firstIndex(of: "="), sign > text.startIndex else {
            throw .notAnAssignment(text, key: key)
        }
        return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
    }

    func columnAssignment() throws(SelectionError) -> (Column, String) {
        let (name, value) = try assignment()
        guard let column = Column(name: name) else {
            throw .word(name, key: key, expected: Column.allCases.map(\.name))
        }
        return (column, value)
    }

    private func parts() throws(SelectionError) -> [String] {
        guard allowsSeveral else { return [text] }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains("") else { throw .emptyList(text, key: key) }
        return parts
    }
}

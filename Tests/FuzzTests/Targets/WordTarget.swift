import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes

/// What options, JSON and lists say of a picture.
enum WordTarget {
    static func run(_ input: [UInt8]) throws {
        var source = ByteSource(input)
        var list = SelectionList()
        _ = source.list(atMost: 20) { source in
            let key = source.element(of: SelectionKey.all)
            let text = value(of: key, &source)
            do throws(SelectionError) {
                try list.read(text, as: key, among: Device.known, allowsSeveral: false)
            } catch {
                _ = (error.description, error.nearest)
            }
            // The list of many pictures may grow to millions; only its reading is tried.
            var many = SelectionList()
            try? many.read(text, as: key, among: Device.known, allowsSeveral: true)
        }
        guard var selection = try? list.single(on: Device.known[0]) else { return }
        try check(selection)
        // Room for a whole set takes as long as ten pictures: now and then is enough.
        if source.chance(224) { selection.look.canvas = .tight }
        if let resolved = try? ResolvedRequest(selection.request) {
            _ = resolved.wireframe(selection.look).scene
            _ = resolved.tree.twin
        }
    }

    /// The selection says itself in options and in JSON.
    private static func check(_ selection: Selection) throws {
        var fromOptions = SelectionList()
        var words = selection.options()[...]
        while let option = words.popFirst() {
            let name = option.dropFirst(2)
            if let key = SelectionKey.all.first(where: { $0.kebabName == name && $0.values != .flag }) {
                try fromOptions.read(
                    words.popFirst() ?? "", as: key, among: Device.known, allowsSeveral: false)
            } else {
                let isOff = name.hasPrefix("no-")
                guard
                    let key = SelectionKey.all.first(where: {
                        $0.kebabName == (isOff ? name.dropFirst(3) : name)
                    })
                else { throw FuzzFinding("no option is called \(option)") }
                try fromOptions.read(
                    isOff ? (key.values == .text ? "" : "false") : "true", as: key, among: Device.known,
                    allowsSeveral: false)
            }
        }
        let again = try fromOptions.single(on: Device.known[0])
        try FuzzFinding.unless(
            again == selection, "\(selection.options()) read again are \(again.options())")
        var fromJSON = SelectionList()
        try fromJSON.read(selection.json, among: Device.known, allowsSeveral: false)
        let third = try fromJSON.single(on: Device.known[0])
        try FuzzFinding.unless(
            third == selection, "\(selection.json.compactText) read again is \(third.json.compactText)")
        let path = selection.path(beyond: .gallery)
        try FuzzFinding.unless(
            path.split(separator: "/").allSatisfy { !$0.isEmpty && $0 != ".." && $0.utf8.count <= 255 },
            "\(path) is no path")
    }

    private static func value(of key: SelectionKey, _ source: inout ByteSource) -> String {
        guard !source.chance(40) else { return source.text() }
        switch key.values {
        case .choice(let choices), .some(let choices): return source.element(of: choices)
        case .numbers(let numbers): return String(source.element(of: numbers))
        case .flag: return source.element(of: ["true", "false"])
        case .names:
            switch key.name {
            case "device": return source.element(of: Device.known).id
            case "window":
                return source.element(
                    of: Window.named.map(\.name) + ["\(source.length())x\(source.length())", "x", "1x"])
            default:
                return source.element(of: [
                    "primary", "bar", "transparent", "#F2F2F7", "\(source.length()),0,\(source.length()),0.1",
                ])
            }
        case .properties:
            let property = source.element(of: SplitPropertyKey.all)
            let value =
                switch property.values {
                case .choice(let choices): source.element(of: choices)
                case .flag: source.element(of: ["true", "false"])
                case .points: source.element(of: ["automatic", "\(source.length())", "nan", "-0"])
                case .fraction:
                    source.element(of: ["automatic", "0.25", "\(Double(source.byte()) / 255)", "1.1"])
                }
            return "\(property.name)=\(value)"
        case .perColumn(let choices):
            return
                "\(source.word(Column.self).name)=\(choices.map { source.element(of: $0) } ?? source.text())"
        case .text: return source.text()
        case .pageWidth: return "\(source.length())"
        case .marks: return "\(source.element(of: ["button", "primary.bar", "window"]))=\(source.text())"
        case .columns: return source.list(atMost: 3) { $0.word(Column.self).name }.joined(separator: ",")
        }
    }
}

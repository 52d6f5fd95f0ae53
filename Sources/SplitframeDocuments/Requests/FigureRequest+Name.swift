import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeWireframes

extension FigureRequest {
    /// The maximum length of a figure's name in bytes, so that the names of its files are portable.
    private static let longest = 80

    /// The name of the figure's files, without suffix: the given one, or one made from its subject.
    func fileName(of selections: [Selection]) -> String {
        let parts: [String]
        switch subject {
        case _ where name != nil: parts = [name ?? ""]
        case .selection: parts = Self.parts(of: selections)
        case .sheet(let sheet, _): parts = [sheet.name] + Self.parts(of: selections)
        case .scenarioFile(let path, let view):
            let file = path.split(separator: "/").last.map(String.init) ?? path
            parts = [file.hasSuffix(".json") ? String(file.dropLast(5)) : file] + view.parts
        case .scenario(let json, let view):
            let title = json["name"]?.string ?? ""
            parts =
                [title.isEmpty ? "scenario-" + String(json.compactText.checkSum, radix: 16) : title]
                + view.parts
        case .figure(let name): parts = [name] + Self.parts(of: look)
        }
        let name = parts.map(\.portable).joined(separator: "-")
        let trimmed = name.split(separator: "-").joined(separator: "-")
        let checkSum = String(name.checkSum, radix: 16)
        guard !trimmed.isEmpty, !trimmed.hasPrefix(".") else { return "figure-" + checkSum }
        guard trimmed.utf8.count > Self.longest else { return trimmed }
        return "\(trimmed.prefix(Self.longest - 17))-\(checkSum)"
    }

    private static func parts(of selections: [Selection]) -> [String] {
        guard let first = selections.first else { return [] }
        return [first.device.id] + first.fileNameParts(beyond: .picture, but: [.device, .theme, .scale])
            + (first.look.theme == .light ? [] : [first.look.theme.name])
    }

    /// The values of a look as parts of a name, so that two looks of one figure have different files.
    private static func parts(of look: SelectionList) -> [String] {
        let plain = Selection(device: .iPadPro11InchM4)
        return look.changing(plain).fileNameParts(beyond: .picture, but: [.scale])
    }
}

extension FigureRequest.ScenarioView {
    fileprivate var parts: [String] {
        switch self {
        case .step(let label): label.map { [$0] } ?? []
        case .pair(let before, let after): [before] + (after.map { [$0] } ?? [])
        case .filmstrip: ["filmstrip"]
        case .animation: ["animated"]
        }
    }
}

extension String {
    /// The text as a part of a file's name on every file system: letters, digits, dots, underscores and hyphens.
    fileprivate var portable: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") ? $0 : "-" })
    }
}

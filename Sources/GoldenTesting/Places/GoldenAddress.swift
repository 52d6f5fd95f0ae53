import Foundation
import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface
import Testing

/// Where a test's golden lies: `Snapshots/<test target>/<suite>/<test>/<device>.<orientation>.<what differs>`.
///
/// `Snapshots` stands beside the nearest `Package.swift` above the test's file, outside of every target, so that
/// the package has no unhandled files.
struct GoldenAddress: Hashable, Sendable {
    var folder: String
    var name: String

    /// The address of a picture; nil where no folder above the test's file has a `Package.swift`.
    init?(
        place: Place, name: String?, test: Test.ID?, fileID: String, filePath: String,
        isPackage: (_ folder: String) -> Bool = Self.hasManifest
    ) {
        var folder = URL(filePath: filePath).deletingLastPathComponent()
        while !isPackage(folder.path) {
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
        self.folder = folder.appending(path: "Snapshots").path

        let file = fileID.split(separator: "/").map(String.init)
        let testNames = test?.nameComponents ?? [file.last ?? "Tests"]
        let words = [
            name, place.device.id, place.orientation.name,
            place.window == .full ? nil : place.window.name,
            place.generation == .standard ? nil : place.generation.name,
        ].compactMap(\.self)
        self.name = (file.prefix(1) + testNames + [words.joined(separator: ".")])
            .map(\.fileName).joined(separator: "/")
    }

    private static func hasManifest(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Package.swift")
    }
}

extension String {
    /// The text as a file's name: a function without its parentheses, nothing that a path cannot hold.
    fileprivate var fileName: String {
        let name = firstIndex(of: "(").map { String(self[..<$0]) } ?? self
        return String(name.filter { $0 != "`" }.map { $0 == "/" || $0 == ":" || $0 == " " ? "-" : $0 })
    }
}

import Foundation
import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes
import Testing

/// The path of a test's golden: `Snapshots/<test target>/<suite>/<test>/<device>.<orientation>.<what differs>`.
///
/// `Snapshots` is beside the nearest `Package.swift` above the test's file, outside of every target, so that
/// the package has no unhandled files.
struct GoldenAddress: Hashable, Sendable {
    var folder: String
    var name: String
    /// The test as `swift test --filter` knows it.
    var testID: String
    /// The path of the test's file, relative to the package's folder.
    private var file: String

    /// The folder and the name of the golden in it.
    var path: String { "\(folder)/\(name)" }

    /// The address of a picture; nil if no folder above the test's file has a `Package.swift`.
    init?(
        of selection: Selection, name: String?, test: Test.ID?, fileID: String, filePath: String,
        isPackage: (_ folder: String) -> Bool = Self.hasManifest
    ) {
        let source = URL(filePath: filePath)
        var folder = source.deletingLastPathComponent()
        while !isPackage(folder.path) {
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
        self.folder = folder.appending(path: "Snapshots").path
        file = source.pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "/")

        let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
        let testNames = test?.nameComponents ?? [source.lastPathComponent]
        testID = "\(module)." + testNames.joined(separator: "/")
        let parts =
            [
                name, selection.request.device.id, selection.request.orientation.name,
            ].compactMap(\.self) + selection.fileNameParts(beyond: .golden, but: [.device, .orientation])
        self.name = ([module] + testNames + [parts.joined(separator: ".")])
            .map { $0.fileName.fittingFileName }.joined(separator: "/")
    }

    /// A line of the test's file, as manifests and messages name it.
    func place(ofLine line: Int) -> String { "\(file):\(line)" }

    /// A file's path relative to the package's folder, which contains the goldens.
    func pathInPackage(of path: String) -> String {
        let package = "\(URL(filePath: folder).deletingLastPathComponent().path)/"
        return path.hasPrefix(package) ? String(path.dropFirst(package.count)) : path
    }

    private static func hasManifest(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Package.swift")
    }
}

extension String {
    /// The text as a file name: a function without its parentheses and without characters that a path cannot contain.
    fileprivate var fileName: String {
        let name = firstIndex(of: "(").map { String(self[..<$0]) } ?? self
        return String(name.filter { $0 != "`" }.map { $0 == "/" || $0 == ":" || $0 == " " ? "-" : $0 })
    }
}

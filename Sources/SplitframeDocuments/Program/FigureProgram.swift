package import SplitframeFigures
import SplitframeFiles
import SplitframeSystem

/// The program of an app's package that makes its figures; only this type runs code of the app.
package struct FigureProgram: Sendable {
    /// The folder of the package.
    package var package: String
    /// The executable product.
    package var product: String

    package init(package: String, product: String) {
        self.package = package
        self.product = product
    }

    /// The nearest package above a document, in the document's project; nil if there is none.
    package static func package(above document: String) -> String? {
        var folder = DocumentPath.absolute(DocumentPath.folder(of: document))
        let project = ProjectFolder(holding: folder)
        while project.holds(folder), folder != "/" {
            if FileOwner.isTrusted(folder + "/Package.swift", in: project.root) { return folder }
            folder = DocumentPath.folder(of: folder)
        }
        return nil
    }

    /// The package's Swift files.
    package var sources: Set<String> {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: package)) ?? []
        return Set(
            files.filter {
                $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            .map { "\(package)/\($0)" })
    }

    /// The program where "swift build" leaves it.
    package var built: String { "\(package)/.build/debug/\(product)" }

    /// Builds and runs the program; its output and the compiler's go to standard error.
    ///
    /// - Throws: ``FigureProgramError``.
    package func run() throws -> FigureRecording {
        guard let swift = SearchPath.program("swift") else { throw FigureProgramError.noSwift }
        return try recorded(by: swift, ["run", "--package-path", package, product])
    }

    /// Runs the program as it was built last.
    ///
    /// - Throws: ``FigureProgramError``.
    package func runBuilt() throws -> FigureRecording {
        try checkBuilt()
        return try recorded(by: built, [])
    }

    /// - Throws: ``FigureProgramError/notBuilt(product:package:)``.
    package func checkBuilt() throws(FigureProgramError) {
        guard FileManager.default.isExecutableFile(atPath: built) else {
            throw .notBuilt(product: product, package: package)
        }
    }

    private func recorded(by path: String, _ arguments: [String]) throws -> FigureRecording {
        let folder = FileManager.default.temporaryDirectory.appending(path: "splitframe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appending(path: "figures.json")
        let messages = Descriptor(dup(STDERR_FILENO))
        let program = try RunningProgram(
            path, arguments + ["--output", output.path], output: messages, messages: messages)
        guard program.wait() == 0 else {
            throw FigureProgramError.failed(product: product, package: package)
        }
        do {
            return try FigureRecording(reading: Array(Data(contentsOf: output)))
        } catch {
            throw FigureProgramError.noFigures(product: product, package: package)
        }
    }
}

/// The reason why an app's figures could not be made.
package enum FigureProgramError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No folder above the documents is a package.
    case noPackage(document: String)
    /// Swift is not installed.
    case noSwift
    /// The build or the program failed; the reason has already been printed.
    case failed(product: String, package: String)
    /// "swift build" has not left the program.
    case notBuilt(product: String, package: String)
    /// The program ended well and left no figures that this version reads.
    case noFigures(product: String, package: String)

    package var description: String {
        switch self {
        case .noPackage(let document):
            "No folder above \"\(document)\" has a Package.swift: name the app's package with --package."
        case .noSwift: "No \"swift\" is in PATH: https://www.swift.org/install has it."
        case .failed(let product, let package):
            "\"swift run \(product)\" in \"\(package)\" failed, for the reason above; "
                + "--product names another executable that lists figures."
        case .notBuilt(let product, let package):
            "\"\(package)\" has no built \(product): run \"swift build\" there."
        case .noFigures(let product, let package):
            "\(product) in \"\(package)\" left no figures that this version reads: list them with FigureList, "
                + "build it with the Splitframe of this command, or name another executable with --product."
        }
    }
}

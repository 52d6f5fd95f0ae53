import SplitframeComparison
package import SplitframeFiles
import SplitframeInterface
import SplitframePainting

extension GoldenFolder {
    /// Our files, each with its owner.
    package func owners() throws(FileError) -> [String: GoldenOwner] {
        let file = FolderManifest.fileName
        guard let bytes = try bytes(of: file) else { return [:] }
        return try FolderManifest(reading: bytes, path: shownPath(of: file)).entries.mapValues(
            GoldenOwner.init)
    }

    /// The names of existing goldens that do not belong to tests; those without a picture come last.
    ///
    /// Tests compare their own goldens. A file that no manifest lists counts as a golden if its first bytes mark it as
    /// one.
    package func commandNames() throws -> [String] {
        let owners = try owners()
        let files = try files().filter { file in owners[file].map { !$0.isTest } ?? isGolden(file) }
        return Self.names(among: files)
            + layouts(in: files).keys.sorted()
    }

    /// The goldens of tests, in order, each with its test.
    package func testGoldens() throws(FileError) -> [(name: String, test: GoldenTest, isLayout: Bool)] {
        var goldens: [String: (test: GoldenTest, isLayout: Bool)] = [:]
        for (file, owner) in try owners() {
            guard let test = owner.test else { continue }
            if file.lastPart == TwinFile.fileName {
                for name in layouts(in: [file]).keys { goldens[name] = (test, true) }
            } else if let name = Self.names(among: [file]).first {
                goldens[name] = (test, false)
            }
        }
        return goldens.map { ($0, $1.test, $1.isLayout) }.sorted { $0.0 < $1.0 }
    }

    /// The tests that own goldens, by the goldens' names.
    package func tests() throws(FileError) -> [String: GoldenTest] {
        Dictionary(try testGoldens().map { ($0.name, $0.test) }, uniquingKeysWith: { $1 })
    }

    /// The goldens among these for which the manifest lists no file: neither picture nor twin, nor a twin file that
    /// contains them.
    package func unlisted(among names: [String]) throws(FileError) -> [String] {
        let owners = try owners()
        let layouts = TwinCache(of: names, in: self)
        return names.filter { name in
            let isPicture = [Self.pictureFile(of: name), Self.twinFile(of: name)].contains {
                owners[$0] != nil
            }
            let isLayout = owners[name.folder + TwinFile.fileName] != nil && layouts.twin(name) != nil
            return !isPicture && !isLayout
        }
    }

    /// Whether a file is marked as a golden: a twin by its first line, a picture by its fingerprint chunk; a picture
    /// that also has a selection chunk is an illustration.
    private func isGolden(_ file: String) -> Bool {
        guard let bytes = try? bytes(of: file) else { return false }
        if file.hasSuffix(".png") {
            let keywords = ((try? PNGFile.texts(in: bytes)) ?? []).map(\.keyword)
            return keywords.contains(DrawnPicture.fingerprintKeyword)
                && !keywords.contains(DrawnPicture.selectionKeyword)
        }
        return bytes.starts(with: (Twin.header + "\n").utf8)
            || bytes.starts(with: (TwinFile.header + "\n").utf8)
    }
}
